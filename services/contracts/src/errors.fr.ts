import { accessErrorsFr } from './access/access.errors.fr'
import { attendanceErrorsFr } from './attendance/attendance.errors.fr'
import { auditErrorsFr } from './audit/audit.errors.fr'
import { billingErrorsFr } from './billing/billing.errors.fr'
import { biometricsErrorsFr } from './biometrics/biometrics.errors.fr'
import { calendarErrorsFr } from './calendar/calendar.errors.fr'
import { changesErrorsFr } from './changes/changes.errors.fr'
import { checklistsErrorsFr } from './checklists/checklists.errors.fr'
import { clientsErrorsFr } from './clients/clients.errors.fr'
import { customFieldErrorsFr } from './custom-fields/custom-fields.errors.fr'
import { documentImportErrorsFr } from './documents/document-imports.errors.fr'
import { documentsErrorsFr } from './documents/documents.errors.fr'
import { employmentErrorsFr } from './employment/employment.errors.fr'
import { expensesErrorsFr } from './expenses/expenses.errors.fr'
import { inboxErrorsFr } from './inbox/inbox.errors.fr'
import { integrationErrorsFr } from './integrations/integrations.errors.fr'
import { invoicingErrorsFr } from './invoicing/invoicing.errors.fr'
import { kernelErrorsFr } from './kernel/errors.fr'
import { leaveErrorsFr } from './leave/leave.errors.fr'
import { leaveImportErrorsFr } from './leave/leave-imports.errors.fr'
import { listsErrorsFr } from './lists/lists.errors.fr'
import { noticesErrorsFr } from './notices/notices.errors.fr'
import { operationsErrorsFr } from './operations/operations.errors.fr'
import { paymentErrorsFr } from './payments/payments.errors.fr'
import { payrollErrorsFr } from './payroll/payroll.errors.fr'
import { importErrorsFr } from './people/import.errors.fr'
import { peopleErrorsFr } from './people/people.errors.fr'
import { relativeErrorsFr } from './people/relatives.errors.fr'
import { privacyErrorsFr } from './privacy/privacy.errors.fr'
import { projectsErrorsFr } from './projects/projects.errors.fr'
import { provisioningErrorsFr } from './provisioning/provisioning.errors.fr'
import { recruitingErrorsFr } from './recruiting/recruiting.errors.fr'
import type { ErrorCode } from './registry'
import { reportErrorsFr } from './reports/reports.errors.fr'
import { sampleErrorsFr } from './samples/samples.errors.fr'
import { ssoErrorsFr } from './sso/sso.errors.fr'
import { structureErrorsFr } from './structure/structure.errors.fr'
import { surveysErrorsFr } from './surveys/surveys.errors.fr'
import { timeTrackingErrorsFr } from './time-tracking/time-tracking.errors.fr'
import { watchErrorsFr } from './watch/watch.errors.fr'
import { workingTimeErrorsFr } from './working-time/working-time.errors.fr'
import { workspacesErrorsFr } from './workspaces/workspaces.errors.fr'

/** Every error of the server in French by code; a missing sentence does not compile. */
export const errorWords: Readonly<Record<ErrorCode, string>> = {
  ...kernelErrorsFr,
  ...accessErrorsFr,
  ...auditErrorsFr,
  ...sampleErrorsFr,
  ...watchErrorsFr,
  ...workspacesErrorsFr,
  ...structureErrorsFr,
  ...peopleErrorsFr,
  ...importErrorsFr,
  ...relativeErrorsFr,
  ...privacyErrorsFr,
  ...customFieldErrorsFr,
  ...leaveErrorsFr,
  ...leaveImportErrorsFr,
  ...expensesErrorsFr,
  ...documentsErrorsFr,
  ...documentImportErrorsFr,
  ...employmentErrorsFr,
  ...payrollErrorsFr,
  ...paymentErrorsFr,
  ...attendanceErrorsFr,
  ...workingTimeErrorsFr,
  ...timeTrackingErrorsFr,
  ...biometricsErrorsFr,
  ...calendarErrorsFr,
  ...changesErrorsFr,
  ...checklistsErrorsFr,
  ...clientsErrorsFr,
  ...projectsErrorsFr,
  ...inboxErrorsFr,
  ...integrationErrorsFr,
  ...invoicingErrorsFr,
  ...reportErrorsFr,
  ...surveysErrorsFr,
  ...provisioningErrorsFr,
  ...ssoErrorsFr,
  ...recruitingErrorsFr,
  ...billingErrorsFr,
  ...noticesErrorsFr,
  ...operationsErrorsFr,
  ...listsErrorsFr,
}

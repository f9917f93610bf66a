import { accessErrorsEs } from './access/access.errors.es'
import { attendanceErrorsEs } from './attendance/attendance.errors.es'
import { auditErrorsEs } from './audit/audit.errors.es'
import { billingErrorsEs } from './billing/billing.errors.es'
import { biometricsErrorsEs } from './biometrics/biometrics.errors.es'
import { calendarErrorsEs } from './calendar/calendar.errors.es'
import { changesErrorsEs } from './changes/changes.errors.es'
import { checklistsErrorsEs } from './checklists/checklists.errors.es'
import { clientsErrorsEs } from './clients/clients.errors.es'
import { customFieldErrorsEs } from './custom-fields/custom-fields.errors.es'
import { documentImportErrorsEs } from './documents/document-imports.errors.es'
import { documentsErrorsEs } from './documents/documents.errors.es'
import { employmentErrorsEs } from './employment/employment.errors.es'
import { expensesErrorsEs } from './expenses/expenses.errors.es'
import { inboxErrorsEs } from './inbox/inbox.errors.es'
import { integrationErrorsEs } from './integrations/integrations.errors.es'
import { invoicingErrorsEs } from './invoicing/invoicing.errors.es'
import { kernelErrorsEs } from './kernel/errors.es'
import { leaveErrorsEs } from './leave/leave.errors.es'
import { leaveImportErrorsEs } from './leave/leave-imports.errors.es'
import { listsErrorsEs } from './lists/lists.errors.es'
import { noticesErrorsEs } from './notices/notices.errors.es'
import { operationsErrorsEs } from './operations/operations.errors.es'
import { paymentErrorsEs } from './payments/payments.errors.es'
import { payrollErrorsEs } from './payroll/payroll.errors.es'
import { importErrorsEs } from './people/import.errors.es'
import { peopleErrorsEs } from './people/people.errors.es'
import { relativeErrorsEs } from './people/relatives.errors.es'
import { privacyErrorsEs } from './privacy/privacy.errors.es'
import { projectsErrorsEs } from './projects/projects.errors.es'
import { provisioningErrorsEs } from './provisioning/provisioning.errors.es'
import { recruitingErrorsEs } from './recruiting/recruiting.errors.es'
import type { ErrorCode } from './registry'
import { reportErrorsEs } from './reports/reports.errors.es'
import { sampleErrorsEs } from './samples/samples.errors.es'
import { ssoErrorsEs } from './sso/sso.errors.es'
import { structureErrorsEs } from './structure/structure.errors.es'
import { surveysErrorsEs } from './surveys/surveys.errors.es'
import { timeTrackingErrorsEs } from './time-tracking/time-tracking.errors.es'
import { watchErrorsEs } from './watch/watch.errors.es'
import { workingTimeErrorsEs } from './working-time/working-time.errors.es'
import { workspacesErrorsEs } from './workspaces/workspaces.errors.es'

/** Every error of the server in Spanish by code; a missing sentence does not compile. */
export const errorWords: Readonly<Record<ErrorCode, string>> = {
  ...kernelErrorsEs,
  ...accessErrorsEs,
  ...auditErrorsEs,
  ...sampleErrorsEs,
  ...watchErrorsEs,
  ...workspacesErrorsEs,
  ...structureErrorsEs,
  ...peopleErrorsEs,
  ...importErrorsEs,
  ...relativeErrorsEs,
  ...privacyErrorsEs,
  ...customFieldErrorsEs,
  ...leaveErrorsEs,
  ...leaveImportErrorsEs,
  ...expensesErrorsEs,
  ...documentsErrorsEs,
  ...documentImportErrorsEs,
  ...employmentErrorsEs,
  ...payrollErrorsEs,
  ...paymentErrorsEs,
  ...attendanceErrorsEs,
  ...workingTimeErrorsEs,
  ...timeTrackingErrorsEs,
  ...biometricsErrorsEs,
  ...calendarErrorsEs,
  ...changesErrorsEs,
  ...checklistsErrorsEs,
  ...clientsErrorsEs,
  ...projectsErrorsEs,
  ...inboxErrorsEs,
  ...integrationErrorsEs,
  ...invoicingErrorsEs,
  ...reportErrorsEs,
  ...surveysErrorsEs,
  ...provisioningErrorsEs,
  ...ssoErrorsEs,
  ...recruitingErrorsEs,
  ...billingErrorsEs,
  ...noticesErrorsEs,
  ...operationsErrorsEs,
  ...listsErrorsEs,
}

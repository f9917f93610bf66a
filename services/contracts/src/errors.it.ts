import { accessErrorsIt } from './access/access.errors.it'
import { attendanceErrorsIt } from './attendance/attendance.errors.it'
import { auditErrorsIt } from './audit/audit.errors.it'
import { billingErrorsIt } from './billing/billing.errors.it'
import { biometricsErrorsIt } from './biometrics/biometrics.errors.it'
import { calendarErrorsIt } from './calendar/calendar.errors.it'
import { changesErrorsIt } from './changes/changes.errors.it'
import { checklistsErrorsIt } from './checklists/checklists.errors.it'
import { clientsErrorsIt } from './clients/clients.errors.it'
import { customFieldErrorsIt } from './custom-fields/custom-fields.errors.it'
import { documentImportErrorsIt } from './documents/document-imports.errors.it'
import { documentsErrorsIt } from './documents/documents.errors.it'
import { employmentErrorsIt } from './employment/employment.errors.it'
import { expensesErrorsIt } from './expenses/expenses.errors.it'
import { inboxErrorsIt } from './inbox/inbox.errors.it'
import { integrationErrorsIt } from './integrations/integrations.errors.it'
import { invoicingErrorsIt } from './invoicing/invoicing.errors.it'
import { kernelErrorsIt } from './kernel/errors.it'
import { leaveErrorsIt } from './leave/leave.errors.it'
import { leaveImportErrorsIt } from './leave/leave-imports.errors.it'
import { listsErrorsIt } from './lists/lists.errors.it'
import { noticesErrorsIt } from './notices/notices.errors.it'
import { operationsErrorsIt } from './operations/operations.errors.it'
import { paymentErrorsIt } from './payments/payments.errors.it'
import { payrollErrorsIt } from './payroll/payroll.errors.it'
import { importErrorsIt } from './people/import.errors.it'
import { peopleErrorsIt } from './people/people.errors.it'
import { relativeErrorsIt } from './people/relatives.errors.it'
import { privacyErrorsIt } from './privacy/privacy.errors.it'
import { projectsErrorsIt } from './projects/projects.errors.it'
import { provisioningErrorsIt } from './provisioning/provisioning.errors.it'
import { recruitingErrorsIt } from './recruiting/recruiting.errors.it'
import type { ErrorCode } from './registry'
import { reportErrorsIt } from './reports/reports.errors.it'
import { sampleErrorsIt } from './samples/samples.errors.it'
import { ssoErrorsIt } from './sso/sso.errors.it'
import { structureErrorsIt } from './structure/structure.errors.it'
import { surveysErrorsIt } from './surveys/surveys.errors.it'
import { timeTrackingErrorsIt } from './time-tracking/time-tracking.errors.it'
import { watchErrorsIt } from './watch/watch.errors.it'
import { workingTimeErrorsIt } from './working-time/working-time.errors.it'
import { workspacesErrorsIt } from './workspaces/workspaces.errors.it'

/** Every error of the server in Italian by code; a missing sentence does not compile. */
export const errorWords: Readonly<Record<ErrorCode, string>> = {
  ...kernelErrorsIt,
  ...accessErrorsIt,
  ...auditErrorsIt,
  ...sampleErrorsIt,
  ...watchErrorsIt,
  ...workspacesErrorsIt,
  ...structureErrorsIt,
  ...peopleErrorsIt,
  ...importErrorsIt,
  ...relativeErrorsIt,
  ...privacyErrorsIt,
  ...customFieldErrorsIt,
  ...leaveErrorsIt,
  ...leaveImportErrorsIt,
  ...expensesErrorsIt,
  ...documentsErrorsIt,
  ...documentImportErrorsIt,
  ...employmentErrorsIt,
  ...payrollErrorsIt,
  ...paymentErrorsIt,
  ...attendanceErrorsIt,
  ...workingTimeErrorsIt,
  ...timeTrackingErrorsIt,
  ...biometricsErrorsIt,
  ...calendarErrorsIt,
  ...changesErrorsIt,
  ...checklistsErrorsIt,
  ...clientsErrorsIt,
  ...projectsErrorsIt,
  ...inboxErrorsIt,
  ...integrationErrorsIt,
  ...invoicingErrorsIt,
  ...reportErrorsIt,
  ...surveysErrorsIt,
  ...provisioningErrorsIt,
  ...ssoErrorsIt,
  ...recruitingErrorsIt,
  ...billingErrorsIt,
  ...noticesErrorsIt,
  ...operationsErrorsIt,
  ...listsErrorsIt,
}

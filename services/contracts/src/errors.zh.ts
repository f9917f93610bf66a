import { accessErrorsZh } from './access/access.errors.zh'
import { attendanceErrorsZh } from './attendance/attendance.errors.zh'
import { auditErrorsZh } from './audit/audit.errors.zh'
import { billingErrorsZh } from './billing/billing.errors.zh'
import { biometricsErrorsZh } from './biometrics/biometrics.errors.zh'
import { calendarErrorsZh } from './calendar/calendar.errors.zh'
import { changesErrorsZh } from './changes/changes.errors.zh'
import { checklistsErrorsZh } from './checklists/checklists.errors.zh'
import { clientsErrorsZh } from './clients/clients.errors.zh'
import { customFieldErrorsZh } from './custom-fields/custom-fields.errors.zh'
import { documentImportErrorsZh } from './documents/document-imports.errors.zh'
import { documentsErrorsZh } from './documents/documents.errors.zh'
import { employmentErrorsZh } from './employment/employment.errors.zh'
import { expensesErrorsZh } from './expenses/expenses.errors.zh'
import { inboxErrorsZh } from './inbox/inbox.errors.zh'
import { integrationErrorsZh } from './integrations/integrations.errors.zh'
import { invoicingErrorsZh } from './invoicing/invoicing.errors.zh'
import { kernelErrorsZh } from './kernel/errors.zh'
import { leaveErrorsZh } from './leave/leave.errors.zh'
import { leaveImportErrorsZh } from './leave/leave-imports.errors.zh'
import { listsErrorsZh } from './lists/lists.errors.zh'
import { noticesErrorsZh } from './notices/notices.errors.zh'
import { operationsErrorsZh } from './operations/operations.errors.zh'
import { paymentErrorsZh } from './payments/payments.errors.zh'
import { payrollErrorsZh } from './payroll/payroll.errors.zh'
import { importErrorsZh } from './people/import.errors.zh'
import { peopleErrorsZh } from './people/people.errors.zh'
import { relativeErrorsZh } from './people/relatives.errors.zh'
import { privacyErrorsZh } from './privacy/privacy.errors.zh'
import { projectsErrorsZh } from './projects/projects.errors.zh'
import { provisioningErrorsZh } from './provisioning/provisioning.errors.zh'
import { recruitingErrorsZh } from './recruiting/recruiting.errors.zh'
import type { ErrorCode } from './registry'
import { reportErrorsZh } from './reports/reports.errors.zh'
import { sampleErrorsZh } from './samples/samples.errors.zh'
import { ssoErrorsZh } from './sso/sso.errors.zh'
import { structureErrorsZh } from './structure/structure.errors.zh'
import { surveysErrorsZh } from './surveys/surveys.errors.zh'
import { timeTrackingErrorsZh } from './time-tracking/time-tracking.errors.zh'
import { watchErrorsZh } from './watch/watch.errors.zh'
import { workingTimeErrorsZh } from './working-time/working-time.errors.zh'
import { workspacesErrorsZh } from './workspaces/workspaces.errors.zh'

/** Every error of the server in Arabic by code; a missing sentence does not compile. */
export const errorWords: Readonly<Record<ErrorCode, string>> = {
  ...kernelErrorsZh,
  ...accessErrorsZh,
  ...auditErrorsZh,
  ...sampleErrorsZh,
  ...watchErrorsZh,
  ...workspacesErrorsZh,
  ...structureErrorsZh,
  ...peopleErrorsZh,
  ...importErrorsZh,
  ...relativeErrorsZh,
  ...privacyErrorsZh,
  ...customFieldErrorsZh,
  ...leaveErrorsZh,
  ...leaveImportErrorsZh,
  ...expensesErrorsZh,
  ...documentsErrorsZh,
  ...documentImportErrorsZh,
  ...employmentErrorsZh,
  ...payrollErrorsZh,
  ...paymentErrorsZh,
  ...attendanceErrorsZh,
  ...workingTimeErrorsZh,
  ...timeTrackingErrorsZh,
  ...biometricsErrorsZh,
  ...calendarErrorsZh,
  ...changesErrorsZh,
  ...checklistsErrorsZh,
  ...clientsErrorsZh,
  ...projectsErrorsZh,
  ...inboxErrorsZh,
  ...integrationErrorsZh,
  ...invoicingErrorsZh,
  ...reportErrorsZh,
  ...surveysErrorsZh,
  ...provisioningErrorsZh,
  ...ssoErrorsZh,
  ...recruitingErrorsZh,
  ...billingErrorsZh,
  ...noticesErrorsZh,
  ...operationsErrorsZh,
  ...listsErrorsZh,
}

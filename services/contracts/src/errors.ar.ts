import { accessErrorsAr } from './access/access.errors.ar'
import { attendanceErrorsAr } from './attendance/attendance.errors.ar'
import { auditErrorsAr } from './audit/audit.errors.ar'
import { billingErrorsAr } from './billing/billing.errors.ar'
import { biometricsErrorsAr } from './biometrics/biometrics.errors.ar'
import { calendarErrorsAr } from './calendar/calendar.errors.ar'
import { changesErrorsAr } from './changes/changes.errors.ar'
import { checklistsErrorsAr } from './checklists/checklists.errors.ar'
import { clientsErrorsAr } from './clients/clients.errors.ar'
import { customFieldErrorsAr } from './custom-fields/custom-fields.errors.ar'
import { documentImportErrorsAr } from './documents/document-imports.errors.ar'
import { documentsErrorsAr } from './documents/documents.errors.ar'
import { employmentErrorsAr } from './employment/employment.errors.ar'
import { expensesErrorsAr } from './expenses/expenses.errors.ar'
import { inboxErrorsAr } from './inbox/inbox.errors.ar'
import { integrationErrorsAr } from './integrations/integrations.errors.ar'
import { invoicingErrorsAr } from './invoicing/invoicing.errors.ar'
import { kernelErrorsAr } from './kernel/errors.ar'
import { leaveErrorsAr } from './leave/leave.errors.ar'
import { leaveImportErrorsAr } from './leave/leave-imports.errors.ar'
import { listsErrorsAr } from './lists/lists.errors.ar'
import { noticesErrorsAr } from './notices/notices.errors.ar'
import { operationsErrorsAr } from './operations/operations.errors.ar'
import { paymentErrorsAr } from './payments/payments.errors.ar'
import { payrollErrorsAr } from './payroll/payroll.errors.ar'
import { importErrorsAr } from './people/import.errors.ar'
import { peopleErrorsAr } from './people/people.errors.ar'
import { relativeErrorsAr } from './people/relatives.errors.ar'
import { privacyErrorsAr } from './privacy/privacy.errors.ar'
import { projectsErrorsAr } from './projects/projects.errors.ar'
import { provisioningErrorsAr } from './provisioning/provisioning.errors.ar'
import { recruitingErrorsAr } from './recruiting/recruiting.errors.ar'
import type { ErrorCode } from './registry'
import { reportErrorsAr } from './reports/reports.errors.ar'
import { sampleErrorsAr } from './samples/samples.errors.ar'
import { ssoErrorsAr } from './sso/sso.errors.ar'
import { structureErrorsAr } from './structure/structure.errors.ar'
import { surveysErrorsAr } from './surveys/surveys.errors.ar'
import { timeTrackingErrorsAr } from './time-tracking/time-tracking.errors.ar'
import { watchErrorsAr } from './watch/watch.errors.ar'
import { workingTimeErrorsAr } from './working-time/working-time.errors.ar'
import { workspacesErrorsAr } from './workspaces/workspaces.errors.ar'

/** Every error of the server in Arabic by code; a missing sentence does not compile. */
export const errorWords: Readonly<Record<ErrorCode, string>> = {
  ...kernelErrorsAr,
  ...accessErrorsAr,
  ...auditErrorsAr,
  ...sampleErrorsAr,
  ...watchErrorsAr,
  ...workspacesErrorsAr,
  ...structureErrorsAr,
  ...peopleErrorsAr,
  ...importErrorsAr,
  ...relativeErrorsAr,
  ...privacyErrorsAr,
  ...customFieldErrorsAr,
  ...leaveErrorsAr,
  ...leaveImportErrorsAr,
  ...expensesErrorsAr,
  ...documentsErrorsAr,
  ...documentImportErrorsAr,
  ...employmentErrorsAr,
  ...payrollErrorsAr,
  ...paymentErrorsAr,
  ...attendanceErrorsAr,
  ...workingTimeErrorsAr,
  ...timeTrackingErrorsAr,
  ...biometricsErrorsAr,
  ...calendarErrorsAr,
  ...changesErrorsAr,
  ...checklistsErrorsAr,
  ...clientsErrorsAr,
  ...projectsErrorsAr,
  ...inboxErrorsAr,
  ...integrationErrorsAr,
  ...invoicingErrorsAr,
  ...reportErrorsAr,
  ...surveysErrorsAr,
  ...provisioningErrorsAr,
  ...ssoErrorsAr,
  ...recruitingErrorsAr,
  ...billingErrorsAr,
  ...noticesErrorsAr,
  ...operationsErrorsAr,
  ...listsErrorsAr,
}

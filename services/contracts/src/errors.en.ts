import { accessErrors } from './access/access.errors'
import { attendanceErrors } from './attendance/attendance.errors'
import { auditErrors } from './audit/audit.errors'
import { billingErrors } from './billing/billing.errors'
import { biometricErrors } from './biometrics/biometrics.errors'
import { calendarErrors } from './calendar/calendar.errors'
import { changesErrors } from './changes/changes.errors'
import { checklistErrors } from './checklists/checklists.errors'
import { clientErrors } from './clients/clients.errors'
import { customFieldErrors } from './custom-fields/custom-fields.errors'
import { documentImportErrors } from './documents/document-imports.errors'
import { documentsErrors } from './documents/documents.errors'
import { employmentErrors } from './employment/employment.errors'
import { expensesErrors } from './expenses/expenses.errors'
import { inboxErrors } from './inbox/inbox.errors'
import { integrationErrors } from './integrations/integrations.errors'
import { invoicingErrors } from './invoicing/invoicing.errors'
import { kernelErrors } from './kernel/errors'
import { leaveErrors } from './leave/leave.errors'
import { leaveImportErrors } from './leave/leave-imports.errors'
import { listErrors } from './lists/lists.errors'
import { noticesErrors } from './notices/notices.errors'
import { operationsErrors } from './operations/operations.errors'
import { paymentErrors } from './payments/payments.errors'
import { payrollErrors } from './payroll/payroll.errors'
import { importErrors } from './people/import.errors'
import { peopleErrors } from './people/people.errors'
import { relativeErrors } from './people/relatives.errors'
import { privacyErrors } from './privacy/privacy.errors'
import { projectErrors } from './projects/projects.errors'
import { provisioningErrors } from './provisioning/provisioning.errors'
import { recruitingErrors } from './recruiting/recruiting.errors'
import type { ErrorCode } from './registry'
import { reportErrors } from './reports/reports.errors'
import { sampleErrors } from './samples/samples.errors'
import { ssoErrors } from './sso/sso.errors'
import { structureErrors } from './structure/structure.errors'
import { surveyErrors } from './surveys/surveys.errors'
import { timerErrors } from './time-tracking/time-tracking.errors'
import { watchErrors } from './watch/watch.errors'
import { workingTimeErrors } from './working-time/working-time.errors'
import { workspaceErrors } from './workspaces/workspaces.errors'

const tables: Readonly<Record<ErrorCode, readonly [status: number, sentence: string]>> = {
  ...kernelErrors,
  ...accessErrors,
  ...auditErrors,
  ...sampleErrors,
  ...watchErrors,
  ...workspaceErrors,
  ...structureErrors,
  ...peopleErrors,
  ...privacyErrors,
  ...relativeErrors,
  ...customFieldErrors,
  ...leaveErrors,
  ...leaveImportErrors,
  ...expensesErrors,
  ...documentsErrors,
  ...documentImportErrors,
  ...employmentErrors,
  ...payrollErrors,
  ...paymentErrors,
  ...attendanceErrors,
  ...workingTimeErrors,
  ...timerErrors,
  ...biometricErrors,
  ...calendarErrors,
  ...changesErrors,
  ...checklistErrors,
  ...clientErrors,
  ...projectErrors,
  ...inboxErrors,
  ...integrationErrors,
  ...invoicingErrors,
  ...reportErrors,
  ...surveyErrors,
  ...provisioningErrors,
  ...ssoErrors,
  ...recruitingErrors,
  ...billingErrors,
  ...noticesErrors,
  ...operationsErrors,
  ...listErrors,
  ...importErrors,
}

/**
 * Every error in English by code, for the browser: a form knows only the code of a faulty field. A
 * missing area does not compile.
 */
export const errorWords = Object.fromEntries(
  Object.entries(tables).map(([code, [, sentence]]) => [code, sentence]),
) as Readonly<Record<ErrorCode, string>>

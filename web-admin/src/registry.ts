import { attendanceCommands, attendanceResources } from './attendance/attendance.provider'
import { auditCommands, auditResources } from './audit/audit.provider'
import { billingCommands } from './billing/billing.provider'
import { biometricsCommands, biometricsResources } from './biometrics/biometrics.provider'
import { calendarCommands, calendarResources } from './calendar/calendar.provider'
import { checklistsCommands, checklistsResources } from './checklists/checklists.provider'
import { clientsCommands, clientsResources } from './clients/clients.provider'
import { customFieldsCommands, customFieldsResources } from './custom-fields/custom-fields.provider'
import { documentsResources } from './documents/documents.provider'
import { employmentCommands } from './employment/employment.provider'
import { expensesCommands, expensesResources } from './expenses/expenses.provider'
import { integrationsCommands, integrationsResources } from './integrations/integrations.provider'
import { invoicingCommands, invoicingResources } from './invoicing/invoicing.provider'
import { leaveCommands, leaveResources } from './leave/leave.provider'
import { operationsCommands, operationsResources } from './operations/operations.provider'
import { payrollCommands, payrollResources } from './payroll/payroll.provider'
import { peopleCommands, peopleResources } from './people/people.provider'
import { privacyCommands, privacyResources } from './privacy/privacy.provider'
import { provisioningCommands, provisioningResources } from './provisioning/provisioning.provider'
import { recruitingCommands, recruitingResources } from './recruiting/recruiting.provider'
import { ssoCommands } from './sso/sso.provider'
import { structureCommands, structureResources } from './structure/structure.provider'
import { surveysCommands, surveysResources } from './surveys/surveys.provider'
import { timeTrackingCommands, timeTrackingResources } from './time-tracking/time-tracking.provider'
import { workingTimeCommands, workingTimeResources } from './working-time/working-time.provider'

/** Every list of the console. */
export const resources = {
  ...peopleResources,
  ...privacyResources,
  ...structureResources,
  ...customFieldsResources,
  ...leaveResources,
  ...documentsResources,
  ...expensesResources,
  ...attendanceResources,
  ...timeTrackingResources,
  ...workingTimeResources,
  ...biometricsResources,
  ...integrationsResources,
  ...provisioningResources,
  ...payrollResources,
  ...calendarResources,
  ...checklistsResources,
  ...clientsResources,
  ...invoicingResources,
  ...surveysResources,
  ...recruitingResources,
  ...auditResources,
  ...operationsResources,
}

/** Every command of the console, as a named method of the data provider. */
export const commands = {
  ...peopleCommands,
  ...privacyCommands,
  ...structureCommands,
  ...customFieldsCommands,
  ...leaveCommands,
  ...expensesCommands,
  ...attendanceCommands,
  ...timeTrackingCommands,
  ...workingTimeCommands,
  ...biometricsCommands,
  ...integrationsCommands,
  ...provisioningCommands,
  ...ssoCommands,
  ...employmentCommands,
  ...payrollCommands,
  ...calendarCommands,
  ...checklistsCommands,
  ...clientsCommands,
  ...invoicingCommands,
  ...surveysCommands,
  ...recruitingCommands,
  ...auditCommands,
  ...operationsCommands,
  ...billingCommands,
}

export type Commands = typeof commands
export type CommandName = keyof Commands

import type { MultiStepCommand } from './in-the-middle'
import { accessCommands } from './multi-step/access'
import { billingCommands } from './multi-step/billing'
import { biometricsCommands } from './multi-step/biometrics'
import { calendarCommands } from './multi-step/calendar'
import { checklistCommands } from './multi-step/checklists'
import { customFieldCommands } from './multi-step/custom-fields'
import { documentCommands } from './multi-step/documents'
import { invoicingCommands } from './multi-step/invoicing'
import { leaveCommands } from './multi-step/leave'
import { payrollCommands } from './multi-step/payroll'
import { peopleCommands } from './multi-step/people'
import { privacyCommands } from './multi-step/privacy'
import { provisioningCommands } from './multi-step/provisioning'
import { recruitingCommands } from './multi-step/recruiting'
import { referenceCommands } from './multi-step/references'
import { ssoCommands } from './multi-step/sso'

/** Every command that makes more than one append, with those of its processes. */
export const multiStepCommands: readonly MultiStepCommand[] = [
  ...accessCommands,
  ...peopleCommands,
  ...checklistCommands,
  ...customFieldCommands,
  ...referenceCommands,
  ...biometricsCommands,
  ...calendarCommands,
  ...payrollCommands,
  ...leaveCommands,
  ...documentCommands,
  ...invoicingCommands,
  ...recruitingCommands,
  ...privacyCommands,
  ...billingCommands,
  ...provisioningCommands,
  ...ssoCommands,
]

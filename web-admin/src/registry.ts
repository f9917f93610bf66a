import { employmentCommands } from './employment/employment.provider'
import { leaveCommands, leaveResources } from './leave/leave.provider'
import { payrollCommands, payrollResources } from './payroll/payroll.provider'
import { peopleCommands, peopleResources } from './people/people.provider'
import { structureCommands, structureResources } from './structure/structure.provider'

/** Every list of the console. */
export const resources = { ...peopleResources, ...structureResources, ...leaveResources, ...payrollResources }
/** Every command of the console, as a named method of the data provider. */
export const commands = { ...peopleCommands, ...structureCommands, ...leaveCommands, ...employmentCommands, ...payrollCommands }

export type Commands = typeof commands
export type CommandName = keyof Commands

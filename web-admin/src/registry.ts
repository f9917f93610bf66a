import { peopleCommands, peopleResources } from './people/people.provider'

/** Every list of the console. */
export const resources = { ...peopleResources }
/** Every command of the console, as a named method of the data provider. */
export const commands = { ...peopleCommands }

export type Commands = typeof commands
export type CommandName = keyof Commands

import { refuse } from '@workledger/contracts/kernel/errors'

const normalisedName = (name: string) => name.trim().toLowerCase()

export const sameName = (a: string, b: string) => normalisedName(a) === normalisedName(b)

/** Refuses a name that another record of its kind has. */
export function freeName(names: Readonly<Record<string, string>>, name: string, except?: string) {
  if (Object.entries(names).some(([id, other]) => id !== except && sameName(other, name)))
    refuse('structure.name_taken', { field: 'name' })
}

/** Returns names by id. */
export const namesOf = (records: Readonly<Record<string, { name: string }>>) =>
  Object.fromEntries(Object.entries(records).map(([id, { name }]) => [id, name]))

import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { directoryEvents } from '@workledger/contracts/people/people.events'
import { type ById, getById, putById, withoutId } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'

export type DirectoryEvent = AnyEventOf<typeof directoryEvents>
export type DirectoryKind = 'oid' | 'email'
/** Who holds a key, and which key an employee holds, for each kind; ten thousand employees have one directory. */
export type Directory = Record<DirectoryKind, { holders: ById<string>; keys: ById<string> }>
export interface DirectoryClaim {
  employee_id: string
  kind: DirectoryKind
  /** Keyed hash of the value; null gives the employee's key of this kind back. */
  key: string | null
}

/** Employee ids and addresses are unique in a workspace: stream `directory-{workspace}`. Several claims are one decision. */
export const directoryDecider: Decider<Directory, { type: 'claim'; claims: readonly DirectoryClaim[] }, DirectoryEvent> = {
  category: 'directory',
  initial: { oid: { holders: {}, keys: {} }, email: { holders: {}, keys: {} } },
  decide(state, { claims }) {
    let now = state
    const events: DirectoryEvent[] = []
    for (const claim of claims)
      for (const event of claimed(now, claim)) {
        events.push(event)
        now = evolve(now, event)
      }
    return events
  },
  evolve,
}

function claimed(state: Directory, { employee_id, kind, key }: DirectoryClaim): DirectoryEvent[] {
  const holder = key === null ? undefined : getById(state[kind].holders, key)
  if (holder === employee_id) return []
  if (holder) {
    const field = kind === 'oid' ? 'oid' : 'email'
    const code = kind === 'oid' ? 'people.oid_taken' : 'people.email_taken'
    refuse(code, {
      fields: { [field]: [kind === 'oid' ? 'This employee id is in use already.' : 'An employee with this e-mail exists already.'] },
    })
  }
  const held = getById(state[kind].keys, employee_id)
  return [
    ...(held === undefined ? [] : [{ type: 'DirectoryKeyReleased' as const, data: { kind, key: held, employee_id } }]),
    ...(key === null ? [] : [{ type: 'DirectoryKeyTaken' as const, data: { kind, key, employee_id } }]),
  ]
}

function evolve(state: Directory, { type, data: { kind, key, employee_id } }: DirectoryEvent): Directory {
  const { holders, keys } = state[kind]
  const next =
    type === 'DirectoryKeyTaken'
      ? { holders: putById(holders, key, employee_id), keys: putById(keys, employee_id, key) }
      : { holders: withoutId(holders, key), keys: withoutId(keys, employee_id) }
  return { ...state, [kind]: next }
}

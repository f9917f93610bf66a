import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { directoryEvents } from '@workledger/contracts/people/people.events'
import type { Decider } from '../kernel/decider'

export type DirectoryEvent = AnyEventOf<typeof directoryEvents>
export type DirectoryKind = 'oid' | 'email'
/** Key → employee. */
export type Directory = Record<DirectoryKind, Record<string, string>>
export interface DirectoryClaim {
  employee_id: string
  kind: DirectoryKind
  /** Keyed hash of the value; null gives the employee's key of this kind back. */
  key: string | null
}

/** Employee ids and addresses are unique in a workspace: stream `directory-{workspace}`. Several claims are one decision. */
export const directoryDecider: Decider<Directory, { type: 'claim'; claims: readonly DirectoryClaim[] }, DirectoryEvent> = {
  category: 'directory',
  initial: { oid: {}, email: {} },
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
  const holder = key === null ? undefined : state[kind][key]
  if (holder === employee_id) return []
  if (holder) {
    const field = kind === 'oid' ? 'oid' : 'email'
    const code = kind === 'oid' ? 'people.oid_taken' : 'people.email_taken'
    refuse(code, {
      fields: { [field]: [kind === 'oid' ? 'This employee id is in use already.' : 'An employee with this e-mail exists already.'] },
    })
  }
  const held = Object.entries(state[kind]).filter(([, holder]) => holder === employee_id)
  return [
    ...held.map(([key]) => ({ type: 'DirectoryKeyReleased' as const, data: { kind, key, employee_id } })),
    ...(key === null ? [] : [{ type: 'DirectoryKeyTaken' as const, data: { kind, key, employee_id } }]),
  ]
}

function evolve(state: Directory, { type, data }: DirectoryEvent): Directory {
  const keys = { ...state[data.kind] }
  if (type === 'DirectoryKeyTaken') keys[data.key] = data.employee_id
  else delete keys[data.key]
  return { ...state, [data.kind]: keys }
}

import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { directoryEvents } from '@workledger/contracts/people/people.events'
import { type ById, getById, inOneFold, putById, withoutId } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'

export type DirectoryEvent = AnyEventOf<typeof directoryEvents>
export type DirectoryKind = 'oid' | 'email'

/**
 * Holder of each key, and keys of each employee: that of the record, and another during a change.
 */
interface Keys {
  holders: ById<string>
  keys: ById<readonly string[]>
}

/** One directory serves ten thousand employees. */
export interface Directory extends Record<DirectoryKind, Keys> {
  /** Managers of each employee; two during a change. */
  managers: ById<readonly string[]>
  /** Active employees with a user and the fixed role Admin. */
  administrators: Readonly<Record<string, true>>
  /** Number of keys taken so far. */
  taken: number
}

/** A coming change of an employee's record. */
export type DirectoryClaim =
  /** Keyed hash of the value. */
  | { employee_id: string; kind: DirectoryKind; key: string }
  /** Keyed hashes of the next employee ids of the series; the first free one is used. */
  | { employee_id: string; kind: 'next-oid'; keys: readonly string[] }
  | { employee_id: string; kind: 'manager'; manager_id: string }
  /** The employee is about to lose the role Admin. */
  | { employee_id: string; kind: 'resignation' }

export type DirectoryCommand =
  | { type: 'claim'; claims: readonly DirectoryClaim[] }
  /** The current content of the employee's record; releases all other claims for it. */
  | {
      type: 'follow'
      employee_id: string
      oid: string | null
      email: string | null
      manager_id: string | null
      administers: boolean
    }

/**
 * The rules across a workspace's employees, in stream `directory-{workspace}`: employee ids and
 * addresses are unique, reporting lines have no circle, and one administrator always remains. A
 * change is claimed here before it is made in the record. The directory then follows the record. In
 * between both old and new count.
 */
export const directoryDecider: Decider<Directory, DirectoryCommand, DirectoryEvent> = {
  category: 'directory',
  initial: {
    oid: { holders: {}, keys: {} },
    email: { holders: {}, keys: {} },
    managers: {},
    administrators: {},
    taken: 0,
  },
  decide(state, command) {
    switch (command.type) {
      case 'claim':
        return inOneFold(() => claimed(state, command.claims))
      case 'follow':
        return followed(state, command)
      default:
        return command satisfies never
    }
  },
  evolve,
  weight: ({ taken }) => taken,
}

function claimed(state: Directory, claims: readonly DirectoryClaim[]): DirectoryEvent[] {
  // Lines that this decision replaces do not count, so that two employees can change places.
  let lines = state.managers

  for (const claim of claims)
    if (claim.kind === 'manager') lines = putById(lines, claim.employee_id, [claim.manager_id])

  let now = state
  const events: DirectoryEvent[] = []

  for (const claim of claims)
    for (const event of eventsOfClaim(now, claim, lines)) {
      events.push(event)
      now = evolve(now, event)
    }

  if (
    claims.some(({ kind }) => kind === 'resignation') &&
    Object.keys(now.administrators).length === 0
  )
    refuse('people.last_admin')

  return inOneEvent(events)
}

/** Joins the keys of several people, so that an import writes one event for hundreds of rows. */
function inOneEvent(events: readonly DirectoryEvent[]): DirectoryEvent[] {
  const keys = events.filter((event) => event.type === 'DirectoryKeyTaken')
  if (new Set(keys.map(({ data }) => data.employee_id)).size < 2) return [...events]

  return [
    { type: 'DirectoryKeysTaken', data: { taken: keys.map(({ data }) => data) } },
    ...events.filter(({ type }) => type !== 'DirectoryKeyTaken'),
  ]
}

function eventsOfClaim(
  state: Directory,
  claim: DirectoryClaim,
  lines: Directory['managers'],
): DirectoryEvent[] {
  const { employee_id } = claim

  switch (claim.kind) {
    case 'oid':
    case 'email': {
      const { kind, key } = claim
      const holder = getById(state[kind].holders, key)
      if (holder === employee_id) return []
      if (holder && kind === 'oid') refuse('people.oid_taken', { field: 'oid' })
      if (holder) refuse('people.email_taken', { field: 'email' })

      return [{ type: 'DirectoryKeyTaken', data: { kind, key, employee_id } }]
    }

    case 'next-oid': {
      if (claim.keys.some((key) => getById(state.oid.holders, key) === employee_id)) return []
      const key =
        claim.keys.find((each) => !getById(state.oid.holders, each)) ?? refuse('state.conflict')
      return [{ type: 'DirectoryKeyTaken', data: { kind: 'oid', key, employee_id } }]
    }

    case 'manager': {
      const { manager_id } = claim

      if (standsAbove(lines, employee_id, manager_id))
        refuse('people.manager_circle', { field: 'manager_id' })

      if (getById(state.managers, employee_id)?.includes(manager_id)) return []

      return [{ type: 'ReportingLineAdded', data: { employee_id, manager_id } }]
    }

    case 'resignation':
      return state.administrators[employee_id]
        ? [{ type: 'AdministratorRemoved', data: { employee_id } }]
        : []

    default:
      return claim satisfies never
  }
}

/** Returns whether `above` is `employee` or reports to them at any level. */
function standsAbove(lines: Directory['managers'], employee: string, above: string): boolean {
  const seen = new Set<string>()

  for (const next = [above]; next.length > 0; ) {
    const id = next.pop()!
    if (id === employee) return true
    if (seen.has(id)) continue
    seen.add(id)
    next.push(...(getById(lines, id) ?? []))
  }

  return false
}

function followed(
  state: Directory,
  command: Extract<DirectoryCommand, { type: 'follow' }>,
): DirectoryEvent[] {
  const { employee_id, manager_id, administers } = command

  const keys = (['oid', 'email'] as const).flatMap((kind): DirectoryEvent[] => {
    const key = command[kind]
    const held = getById(state[kind].keys, employee_id) ?? []

    const released = held
      .filter((other) => other !== key)
      .map((other) => ({
        type: 'DirectoryKeyReleased' as const,
        data: { kind, key: other, employee_id },
      }))

    if (key === null || getById(state[kind].holders, key)) return released

    return [...released, { type: 'DirectoryKeyTaken', data: { kind, key, employee_id } }]
  })

  const managers = getById(state.managers, employee_id) ?? []
  const lines: DirectoryEvent[] = managers
    .filter((other) => other !== manager_id)
    .map((other) => ({ type: 'ReportingLineRemoved', data: { employee_id, manager_id: other } }))

  if (manager_id && !managers.includes(manager_id))
    lines.push({ type: 'ReportingLineAdded', data: { employee_id, manager_id } })

  const all = [...keys, ...lines]
  const listed = state.administrators[employee_id] === true
  if (listed === administers) return all

  return [
    ...all,
    { type: administers ? 'AdministratorAdded' : 'AdministratorRemoved', data: { employee_id } },
  ]
}

function evolve(state: Directory, event: DirectoryEvent): Directory {
  switch (event.type) {
    case 'DirectoryKeyTaken':
      return withKey(state, event.data)
    case 'DirectoryKeysTaken':
      return event.data.taken.reduce(withKey, state)

    case 'DirectoryKeyReleased': {
      const { kind, key, employee_id } = event.data
      const { holders, keys } = state[kind]

      return {
        ...state,
        [kind]: { holders: withoutId(holders, key), keys: less(keys, employee_id, key) },
      }
    }

    case 'ReportingLineAdded': {
      const { employee_id, manager_id } = event.data
      return { ...state, managers: more(state.managers, employee_id, manager_id) }
    }

    case 'ReportingLineRemoved':
      return {
        ...state,
        managers: less(state.managers, event.data.employee_id, event.data.manager_id),
      }

    case 'AdministratorAdded':
      return {
        ...state,
        administrators: { ...state.administrators, [event.data.employee_id]: true },
      }

    case 'AdministratorRemoved': {
      const { [event.data.employee_id]: _, ...administrators } = state.administrators
      return { ...state, administrators }
    }

    default:
      return event satisfies never
  }
}

function withKey(
  state: Directory,
  { kind, key, employee_id }: Extract<DirectoryEvent, { type: 'DirectoryKeyTaken' }>['data'],
): Directory {
  const { holders, keys } = state[kind]
  const held = [...(getById(keys, employee_id) ?? []), key]

  return {
    ...state,
    taken: state.taken + 1,
    [kind]: {
      holders: putById(holders, key, employee_id),
      keys: putById(keys, employee_id, held),
    },
  }
}

const more = (all: ById<readonly string[]>, id: string, value: string) =>
  putById(all, id, [...(getById(all, id) ?? []), value])

function less(all: ById<readonly string[]>, id: string, value: string): ById<readonly string[]> {
  const left = (getById(all, id) ?? []).filter((other) => other !== value)
  return left.length > 0 ? putById(all, id, left) : withoutId(all, id)
}

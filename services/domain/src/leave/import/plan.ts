import type { Fault } from '@workledger/contracts/kernel/faults'
import { addDays } from '../../kernel/calendar-days'
import type { LeaveProblem, ReadPerson } from './cells'
import type { ReadFile, ReadLeave, Said } from './rows'

/** A person whom rows can belong to. */
export interface KnownPerson {
  readonly id: string
  readonly oid: string | null
  readonly name: string
  readonly email: string | null
}

export interface KnownType {
  readonly id: string
  readonly name: string
}

export interface LeavePlanOptions {
  /** Chosen people by the file's key; null leaves their rows out. */
  readonly people: Readonly<Record<string, string | null>>
  /** Chosen leave types by the file's; null leaves their rows out. */
  readonly types: Readonly<Record<string, string | null>>
  /** The importer's own employees, whose leave another person imports. */
  readonly own: readonly string[]
  /** Makes an id that the same company always gives the same text. */
  leaveId(of: string): string
}

/** A part of a row that becomes one leave, before its days are counted. */
export interface LeavePiece {
  readonly leave_id: string
  readonly start_on: string
  readonly finish_on: string
  readonly half_day: 'first_half' | 'second_half' | null
  readonly day_part?: string
  readonly seconds?: number
  readonly from_time?: string
  readonly to_time?: string
}

export interface PlannedLeave {
  readonly row: number
  readonly employee_id: string
  readonly leave_type_id: string
  readonly description: string
  /** How much the file says that all pieces take. */
  readonly said: Said | null
  readonly pieces: readonly LeavePiece[]
}

export interface PersonMatch extends ReadPerson {
  readonly employee_id: string | null
  /** `left_out`: chosen so. */
  readonly by: 'oid' | 'email' | 'name' | 'choice' | 'left_out' | 'none'
}

export interface TypeMatch {
  readonly name: string
  readonly rows: number
  readonly leave_type_id: string | null
  readonly by: 'name' | 'choice' | 'left_out' | 'none'
}

export interface LeavePlan {
  readonly people: PersonMatch[]
  readonly types: TypeMatch[]
  readonly leaves: PlannedLeave[]
  readonly problems: LeaveProblem[]
}

/** Plans an import of read leaves: matches people and types, and divides rows into leaves. */
export function planLeaves(
  { leaves, people, types }: Pick<ReadFile, 'leaves' | 'people' | 'types'>,
  company: { readonly people: readonly KnownPerson[]; readonly types: readonly KnownType[] },
  options: LeavePlanOptions,
): LeavePlan {
  const matches = matchPeople(people, company.people, options.people)
  const kinds = matchTypes(types, company.types, options.types)
  const personOf = new Map(matches.map((match) => [match.key, match]))
  const typeOf = new Map(kinds.map((match) => [match.name, match]))
  const alike = new Map<string, number>()
  const planned: PlannedLeave[] = []
  const problems: LeaveProblem[] = []

  for (const leave of leaves) {
    const person = personOf.get(leave.person)!
    const type = typeOf.get(leave.type)!
    const fault = matchFault(leave, person, type, options) ?? piecesOf(leave)

    if ('code' in fault) {
      problems.push({ row: leave.row, column: null, ...fault })
      continue
    }

    const employee_id = person.employee_id!
    const identity = identityOf(leave, employee_id, alike)

    planned.push({
      row: leave.row,
      employee_id,
      leave_type_id: type.leave_type_id!,
      description: leave.note,
      said: leave.said,
      pieces: fault.map((piece, n) => ({
        ...piece,
        leave_id: options.leaveId(`${identity}\n${n}`),
      })),
    })
  }

  return { people: matches, types: kinds, leaves: planned, problems }
}

/** Returns why the person or the type of a row keeps it out. */
export function matchFault(
  leave: { readonly type: string },
  person: PersonMatch,
  type: TypeMatch,
  { own }: Pick<LeavePlanOptions, 'own'>,
): Fault | undefined {
  const name = person.name || person.email || person.oid || '–'
  if (person.by === 'left_out') return { code: 'leave_import.left_out', params: { name } }
  if (!person.employee_id) return { code: 'leave_import.no_person', params: { name } }
  if (own.includes(person.employee_id)) return { code: 'leave_import.own' }
  if (type.by === 'left_out')
    return { code: 'leave_import.type_left_out', params: { type: leave.type } }

  return type.leave_type_id
    ? undefined
    : { code: 'leave_import.no_type', params: { type: leave.type } }
}

const key = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** Finds the employee of each person of a file: a choice, else the number, e-mail address or name. */
export function matchPeople(
  people: readonly ReadPerson[],
  known: readonly KnownPerson[],
  chosen: LeavePlanOptions['people'],
): PersonMatch[] {
  const ids = new Set(known.map(({ id }) => id))
  const byOid = new Map(known.flatMap(({ id, oid }) => (oid ? [[key(oid), id]] : [])))
  const byEmail = new Map(known.flatMap(({ id, email }) => (email ? [[key(email), id]] : [])))
  const byName = new Map<string, string | null>()
  // A name that several people have finds none of them.
  for (const { id, name } of known) byName.set(key(name), byName.has(key(name)) ? null : id)

  return people.map((person): PersonMatch => {
    const choice = Object.hasOwn(chosen, person.key) ? chosen[person.key]! : undefined
    if (choice === null) return { ...person, employee_id: null, by: 'left_out' }
    if (choice && ids.has(choice)) return { ...person, employee_id: choice, by: 'choice' }
    const oid = person.oid ? byOid.get(key(person.oid)) : undefined
    if (oid) return { ...person, employee_id: oid, by: 'oid' }
    const email = person.email ? byEmail.get(key(person.email)) : undefined
    if (email) return { ...person, employee_id: email, by: 'email' }
    // A list may have the name where others have the number.
    const named = byName.get(key(person.name || person.oid)) ?? null

    return { ...person, employee_id: named, by: named ? 'name' : 'none' }
  })
}

/** Finds the leave type of each type of a file: a choice, else the name. */
export function matchTypes(
  types: ReadonlyMap<string, number>,
  known: readonly KnownType[],
  chosen: LeavePlanOptions['types'],
): TypeMatch[] {
  const ids = new Set(known.map(({ id }) => id))
  const byName = new Map(known.map(({ id, name }) => [key(name), id]))

  return [...types].map(([name, rows]): TypeMatch => {
    const choice = Object.hasOwn(chosen, name) ? chosen[name]! : undefined
    if (choice === null) return { name, rows, leave_type_id: null, by: 'left_out' }
    if (choice && ids.has(choice)) return { name, rows, leave_type_id: choice, by: 'choice' }
    const named = byName.get(key(name)) ?? null

    return { name, rows, leave_type_id: named, by: named ? 'name' : 'none' }
  })
}

type Piece = Omit<LeavePiece, 'leave_id'>

const QUARTERS = new Set(['0.25', '0.75'])

/** Divides a row into leaves that the ledger can keep: a half day among others is its own leave. */
export function piecesOf(leave: ReadLeave): Piece[] | Fault {
  const { from, to, times, said, halfFirst, halfLast, halfOn } = leave
  const whole = { start_on: from, finish_on: to, half_day: null }
  if (from !== to) return rangeOf(leave)
  if (times && said && 'seconds' in said)
    return [{ ...whole, seconds: said.seconds, from_time: times.from, to_time: times.to }]
  if (times) {
    const seconds = secondsOf(times.to) - secondsOf(times.from)
    return [{ ...whole, seconds, from_time: times.from, to_time: times.to }]
  }

  if (halfFirst !== halfLast)
    return [{ ...whole, half_day: halfFirst ? 'second_half' : 'first_half' }]
  if (halfOn) return [{ ...whole, half_day: 'first_half' }]
  if (!said) return [whole]
  if ('seconds' in said) return [{ ...whole, seconds: said.seconds }]
  if (said.days === '1') return [whole]
  if (said.days === '0.5') return [{ ...whole, half_day: 'first_half' }]
  if (QUARTERS.has(said.days)) return [{ ...whole, day_part: said.days }]

  return { code: 'leave_import.part', params: { days: said.days } }
}

function rangeOf({ from, to, halfFirst, halfLast, halfOn }: ReadLeave): Piece[] {
  const halves = new Map<string, 'first_half' | 'second_half'>()
  if (halfOn) halves.set(halfOn, 'first_half')
  if (halfFirst) halves.set(from, 'second_half')
  if (halfLast) halves.set(to, 'first_half')
  const pieces: Piece[] = []
  let start = from

  const whole = (until: string) => {
    if (start <= until) pieces.push({ start_on: start, finish_on: until, half_day: null })
  }

  for (const [day, half_day] of [...halves].sort(([a], [b]) => (a < b ? -1 : 1))) {
    whole(addDays(day, -1))
    pieces.push({ start_on: day, finish_on: day, half_day })
    start = addDays(day, 1)
  }

  whole(to)

  return pieces
}

const secondsOf = (time: string) => Number(time.slice(0, 2)) * 3600 + Number(time.slice(3)) * 60

/**
 * Returns what makes a row the same in another file: its id, else person, type, days and amount, and
 * which of several alike it is.
 */
function identityOf(leave: ReadLeave, employee: string, alike: Map<string, number>): string {
  if (leave.id) return `${employee}\n#${leave.id}`
  const { type, from, to, halfFirst, halfLast, halfOn, times, said } = leave
  const parts = [halfFirst, halfLast, halfOn, times?.from, times?.to, JSON.stringify(said)]
  const of = [employee, key(type), from, to, ...parts].join('\n')
  const nth = (alike.get(of) ?? 0) + 1
  alike.set(of, nth)

  return `${of}\n${nth}`
}

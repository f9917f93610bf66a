import type { Fault } from '@workledger/contracts/kernel/faults'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { normalisedAddress } from '@workledger/contracts/kernel/mail-address'
import type { KnownEmployee } from './company'
import type { ImportField } from './fields'
import type { ImportRow } from './rows'
import { nameKey } from './values'

export const key = (value: string) => value.trim().toLowerCase()

/**
 * Finds the employee of a row: by employee id, then e-mail, then, if it has neither, by full name.
 */
export function recogniser(employees: readonly KnownEmployee[]) {
  const byOid = new Map(employees.flatMap((known) => (known.oid ? [[key(known.oid), known]] : [])))
  const byEmail = new Map(
    employees.flatMap((known) => (known.email ? [[normalisedAddress(known.email), known]] : [])),
  )
  const byName = grouped(employees, (known) => nameOf(known))
  const named = new Map<string, number>()
  const claimed = new Map<string, number>()

  return (
    row: ImportRow,
  ):
    | { known: KnownEmployee | undefined; byName?: boolean }
    | { clash: Fault; field: ImportField | null } => {
    const [one, other] = [
      row.oid ? byOid.get(key(row.oid)) : undefined,
      row.email ? byEmail.get(key(row.email)) : undefined,
    ]

    if (one && other && one !== other)
      return {
        clash: {
          code: 'import.clash',
          params: { one: fullName(one), other: fullName(other) },
        },
        field: 'email',
      }

    const name = nameOf(row)
    const byNameAlone = !row.oid && !row.email

    if (byNameAlone) {
      const before = named.get(name)

      if (before !== undefined)
        return {
          clash: { code: 'import.same_name', params: { row: before } },
          field: null,
        }

      named.set(name, row.row)

      if ((byName.get(name)?.length ?? 0) > 1)
        return { clash: { code: 'import.several' }, field: null }
    }

    const known = one ?? other ?? (byNameAlone ? byName.get(name)?.[0] : undefined)

    if (known) {
      const before = claimed.get(known.id)

      if (before !== undefined)
        return { clash: { code: 'import.same_employee', params: { row: before } }, field: null }

      claimed.set(known.id, row.row)
    }

    return { known, ...(known && byNameAlone ? { byName: true } : {}) }
  }
}

/**
 * Returns whether a row has a joined person's employee id but another person's name. A new name is
 * accepted if the address matches, or if there is none and a part of the name stays.
 */
export function isAnotherPerson(row: ImportRow, known: KnownEmployee): boolean {
  const byId = row.oid !== null && known.oid !== null && key(row.oid) === key(known.oid)
  const sameAddress =
    row.email !== null && known.email !== null && row.email === normalisedAddress(known.email)
  const [now, before] = [nameOf(row), nameOf(known)]

  if (!known.joined || !byId || sameAddress || row.first_name === null || now === before)
    return false

  const words = before.split(' ')

  return row.email !== null || !now.split(' ').some((word) => words.includes(word))
}

/** People with one name have no last name. */
const nameOf = ({
  first_name,
  last_name,
}: {
  first_name: string | null
  last_name: string | null
}) => nameKey(`${first_name ?? ''} ${last_name ?? ''}`)

interface NamedPerson {
  id: string
  name: string
}

/**
 * Finds managers by employee id, e-mail or full name, in the file first and then in the company.
 */
export function managerFinder(
  rows: readonly ImportRow[],
  targets: readonly ({ id: string; known: KnownEmployee | undefined } | undefined)[],
  employees: readonly KnownEmployee[],
) {
  const inFile = rows.flatMap((row, index) =>
    targets[index]
      ? [{ id: targets[index].id, oid: row.oid, email: row.email, name: nameOf(row) }]
      : [],
  )

  const filed = new Set(inFile.map(({ id }) => id))

  const people = [
    ...inFile,
    ...employees
      .filter(({ id }) => !filed.has(id))
      .map((known) => ({ id: known.id, oid: known.oid, email: known.email, name: nameOf(known) })),
  ]

  const byKey = new Map(
    people.flatMap(({ id, oid, email }) =>
      [oid, email].flatMap((value) => (value ? [[key(value), id] as const] : [])),
    ),
  )

  const byName = grouped(people, ({ name }) => name)
  const byEnds = grouped(people, ({ name }) => ends(name))

  return (wanted: string, self: string): { id: string } | { warning: Fault } => {
    // "Jane Doe (00042)": other products put the employee id after the name.
    const [, called = wanted, inside] = /^(.+?)\s*\(([^()]+)\)$/.exec(wanted) ?? []
    const comma = called.indexOf(',')
    const name = nameKey(
      comma > 0 ? `${called.slice(comma + 1)} ${called.slice(0, comma)}` : called,
    )
    const exact = byKey.get(key(wanted)) ?? (inside && byKey.get(key(inside)))
    const named: readonly NamedPerson[] = exact
      ? [{ id: exact, name }]
      : (byName.get(name) ?? byEnds.get(ends(name)) ?? [])
    const others = named.filter(({ id }) => id !== self)

    if (named.length === 0)
      return { warning: { code: 'import.manager_unknown', params: { name: wanted } } }

    if (others.length === 0) return { warning: { code: 'import.manager_self' } }

    if (others.length > 1)
      return {
        warning: { code: 'import.manager_many', params: { people: others.length, name: wanted } },
      }

    return { id: others[0]!.id }
  }
}

/** Returns the first and last word of a name, so that middle initials need not match. */
const ends = (name: string) => {
  const words = name.split(' ')
  return words.length > 1 ? `${words[0]} ${words.at(-1)}` : name
}

/**
 * Counts the rows' managers found among the file's names, as written and with first and last name
 * swapped: some files have the two headings exchanged.
 */
export function namesSwapped(rows: readonly ImportRow[]): {
  asIs: number
  swapped: number
  managers: number
} {
  const wanted = [
    ...new Set(
      rows.flatMap(({ manager }) =>
        manager && !manager.includes('@') && manager.includes(' ') ? [ends(nameKey(manager))] : [],
      ),
    ),
  ]

  const names = (swap: boolean) =>
    new Set(
      rows.map(({ first_name, last_name }) =>
        ends(
          nameKey(
            swap
              ? `${last_name ?? ''} ${first_name ?? ''}`
              : `${first_name ?? ''} ${last_name ?? ''}`,
          ),
        ),
      ),
    )

  const [asIs, swapped] = [names(false), names(true)]

  return {
    managers: wanted.length,
    asIs: wanted.filter((name) => asIs.has(name)).length,
    swapped: wanted.filter((name) => swapped.has(name)).length,
  }
}

function grouped<T>(items: Iterable<T>, by: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()

  for (const item of items) {
    const group = groups.get(by(item))

    if (group) group.push(item)
    else groups.set(by(item), [item])
  }

  return groups
}

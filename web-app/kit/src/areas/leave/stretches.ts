import { addDays } from '../../i18n/calendar-days'

interface Lasting {
  readonly start_on: string
  readonly finish_on: string
}

/** Consecutive days of a person with the same absences; without absences on days of presence. */
export interface Stretch<A> {
  readonly from: string
  readonly to: string
  readonly absences: readonly A[]
}

/**
 * Splits a person's days: each day of presence by itself, each absence as a whole, the two halves
 * of a day together.
 */
export function stretchesOf<A extends Lasting>(
  absences: readonly A[],
  from: string,
  to: string,
): Stretch<A>[] {
  const found: { from: string; to: string; absences: readonly A[] }[] = []

  for (let day = from; day <= to; day = addDays(day, 1)) {
    const here = absences.filter(({ start_on, finish_on }) => start_on <= day && day <= finish_on)
    const last = found.at(-1)

    if (
      last &&
      here.length > 0 &&
      here.length === last.absences.length &&
      here.every((each, index) => each === last.absences[index])
    )
      last.to = day
    else found.push({ from: day, to: day, absences: here })
  }

  return found
}

/** Groups rows of several people, in the order of each person's first row. */
export function byPerson<A extends { readonly employee_id: string }>(
  rows: readonly A[],
): [first: A, all: A[]][] {
  const people = new Map<string, [A, A[]]>()

  for (const row of rows) {
    const known = people.get(row.employee_id)

    if (known) known[1].push(row)
    else people.set(row.employee_id, [row, [row]])
  }

  return [...people.values()]
}

import fc from 'fast-check'
import { guardedMonths } from './department-months'

const departments = ['a', 'b', 'c', 'd', null]

/** Months with the people of each department. */
const tables = fc.array(
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: departments.length }),
  { minLength: 1, maxLength: 6 },
)

const rowsOf = (months: readonly number[][]) =>
  months.flatMap((sizes, n) =>
    sizes.map((people, index) => ({
      month: `2026-0${n + 1}`,
      department_id: departments[index] ?? null,
      department: null,
      people,
    })),
  )

describe('months of departments', () => {
  it('answer about a month the same in every range', () => {
    fc.assert(
      fc.property(tables, (months) => {
        const rows = rowsOf(months)
        const all = guardedMonths(rows)

        for (const month of all)
          expect(guardedMonths(rows.filter((row) => row.month === month.month))).toEqual([month])
      }),
    )
  })

  it('let no system of the shown figures of all months give a hidden one', () => {
    fc.assert(
      fc.property(tables, (months) => {
        for (const { rows, total } of guardedMonths(rowsOf(months))) {
          const hidden = rows.filter(({ shown }) => !shown)
          // The only equation with hidden figures is the month's total.
          if (total && hidden.length > 0) {
            expect(hidden.length).toBeGreaterThan(1)
            expect(hidden.reduce((sum, { row }) => sum + row.people, 0)).toBeGreaterThanOrEqual(5)
          }
          if (!total) expect(hidden).toHaveLength(rows.length)
        }
      }),
    )
  })
})

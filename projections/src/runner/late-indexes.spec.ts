import { timeEntriesProjection } from '../time-tracking/time-entries.projection'
import { rebuildStatements } from './late-indexes'

it('makes before the rows only the indexes by which the fold looks for rows, and all the others after them', () => {
  const { ddl, indexes } = rebuildStatements(timeEntriesProjection)

  const made = (text: string) => [
    ...text.matchAll(
      /create index (?:if not exists )?"(\w+)" on read_next\."\w+" (?:using btree )?\((\w+)/g,
    ),
  ]

  const [first, late] = [made(ddl), made(indexes)]
  // The rows of an erased employee, and the days of an entry.
  expect(first.map(([, , column]) => column).sort()).toEqual(['employee_id', 'entry_id'])
  expect(late.map(([, , column]) => column)).not.toContain('entry_id')
  const all = timeEntriesProjection.tables.flatMap(({ name, indexes: own }) =>
    own.map((_, n) => `${name}_${n}`),
  )
  expect([...first, ...late].map(([, name]) => name).sort()).toEqual(all.sort())
})

import * as z from 'zod'
import * as field from './event-fields'
import * as column from './list-columns'
import { mapFields, pick } from './pick'

const terms = z.object({
  name: field.plain(),
  days: field.amount(),
  months: field.count(),
  since: field.day().nullable(),
  on: z.boolean(),
})

describe('fields of a schema', () => {
  it('are picked from a record, in the order of the schema', () => {
    const record = { id: '1', on: true, since: null, months: 3, days: '2.5', name: 'Standard' }

    expect(Object.entries(pick(terms, record))).toEqual([
      ['name', 'Standard'],
      ['days', '2.5'],
      ['months', 3],
      ['since', null],
      ['on', true],
    ])
  })

  it('become columns of a list', () => {
    const columns = column.ofFields(terms.shape)

    expect(mapFields(terms, (name) => columns[name].type)).toEqual({
      name: 'text',
      days: 'number',
      months: 'number',
      since: 'day',
      on: 'bool',
    })
    expect(columns.since).toMatchObject({ nullable: true })
    expect(columns.since.schema.safeParse(null).success).toBe(true)
  })
})

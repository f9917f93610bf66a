import { fieldValues, matchFields, yielding } from './custom-columns'

const state = { id: 's', name: 'State', kind: 'text' as const }
const since = { id: 'd', name: 'Member since', kind: 'date' as const }
const fields = [state, since]

const ids = (
  headings: string[],
  columns: unknown[] = [],
  mapping: Record<string, string | null> = {},
) => matchFields(headings, columns, mapping, fields).map((field) => field?.id ?? null)

describe('custom fields by the headings of a file', () => {
  it('are found whatever the spaces and capitals, in columns that are nothing else', () => {
    expect(ids(['STATE', 'membersince', 'Other'])).toEqual(['s', 'd', null])
    expect(ids(['State', 'Member since'], ['department', null])).toEqual([null, 'd'])
  })

  it('are surer by the heading that exports give them than by their name', () => {
    expect(ids(['State', 'State (custom field)'])).toEqual([null, 's'])
    expect(ids(['State'])).toEqual(['s'])
  })

  it('are those that the person chose, and none for a column that was left out', () => {
    expect(ids(['A', 'State'], [], { 0: 's' })).toEqual(['s', null])
    expect(ids(['State', 'Member since'], [], { 0: null, 1: 's' })).toEqual([null, 's'])
  })
})

it('leave a column to a custom field that is called so, unless the file has both', () => {
  expect(yielding(['State', 'City'], ['state', 'city'], {}, fields)).toEqual([null, 'city'])

  expect(yielding(['State', 'State (custom field)'], ['state', null], {}, fields)).toEqual([
    'state',
    null,
  ])

  expect(yielding(['State'], ['state'], { 0: 'state' }, fields)).toEqual(['state'])
})

describe('what rows say in custom fields', () => {
  it('is understood by the kind, and otherwise reported with row and column', () => {
    const sheet = [
      { row: 2, cells: ['MA', '05/03/2020'] },
      { row: 3, cells: ['n/a', 'soon'] },
    ]

    const read = fieldValues(sheet, {
      columns: fields,
      headings: ['State', 'Since'],
      dateFormat: 'DD.MM.YYYY',
    })

    expect(read.values).toEqual([{ s: 'MA', d: '2020-03-05' }, {}])
    expect(read.problems).toMatchObject([
      { row: 3, column: 'Since', level: 'error', code: 'import.not_a_date' },
    ])
  })
})

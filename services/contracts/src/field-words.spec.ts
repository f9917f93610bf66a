import { fieldWord, tableWord, valueWord } from './field-words'
import { definitionShape, type Shape } from './kernel/event-shape'
import { sharedFieldWords } from './kernel/shared-field-words'
import { areas } from './registry'

/** Names of fields and fixed values, wherever they stand in what an event says. */
function namesIn(shape: Shape): { fields: string[]; values: string[] } {
  if (typeof shape === 'string') return { fields: [], values: [] }
  const { fields = {}, one_of = [], key: _, ...parts } = shape as Record<string, Shape>
  const own = Object.entries(fields as Record<string, Shape>)
  const inner = [...own.map(([, field]) => field), ...(Array.isArray(shape) ? shape : Object.values(parts))].map(namesIn)
  return {
    fields: [...own.map(([name]) => name.replace('?', '')), ...inner.flatMap((each) => each.fields)],
    values: [...(one_of as string[]), ...inner.flatMap((each) => each.values)],
  }
}
const said = areas.flatMap((area) =>
  ('events' in area ? area.events : [])
    .flatMap((events) => Object.values(events))
    .map((definition) => ({ area: area.name, ...namesIn(definitionShape(definition).data) })),
)

describe('words of records', () => {
  it('are there for every field of every event', () => {
    expect(new Set(said.flatMap(({ fields }) => fields)).size).toBeGreaterThan(400)
    const wordless = said.flatMap(({ area, fields }) =>
      fields.flatMap((name) => (fieldWord(area, name) === undefined ? `${area}: ${name}` : [])),
    )
    expect([...new Set(wordless)]).toEqual([])
  })
  it('and for every value that an event may only choose', () => {
    const wordless = said.flatMap(({ area, values }) => values.flatMap((value) => (valueWord(area, value) ? [] : `${area}: ${value}`)))
    expect([...new Set(wordless)]).toEqual([])
  })
  it('are none for what somebody wrote, also where every object has a property of that name', () => {
    for (const name of ['constructor', 'toString', '__proto__'])
      expect([fieldWord('leave', name), fieldWord(name, name), valueWord('leave', name), tableWord(name)]).toEqual(Array(4).fill(undefined))
  })
  it('are an area’s own before those that several share', () => {
    expect(fieldWord('leave', 'closed')).toEqual(['Closed years', 'الأعوام المغلقة'])
    expect(fieldWord('invoicing', 'closed')).toEqual(sharedFieldWords.fields.closed)
    expect(fieldWord('leave', 'vat_rate')).toBeUndefined()
    expect(fieldWord('leave', 'workspace_id')).toBeNull()
    expect(valueWord('samples', 'E')).not.toEqual(valueWord('invoicing', 'E'))
    expect(tableWord('leaves')).toEqual(['leave', ['Leaves', 'الإجازات']])
  })
})

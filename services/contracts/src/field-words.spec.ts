import { fieldWord, tableWord, valueWord } from './field-words'
import { headingsIn } from './headings'
import { shippedLanguages } from './kernel/area-words'
import { definitionShape, type Shape } from './kernel/event-shape'
import type { ListColumn } from './kernel/list-columns'
import { sharedWords } from './kernel/shared.words'
import { areas, endpoints } from './registry'

/** Collects names of fields and fixed values anywhere in an event's data. */
function namesIn(shape: Shape): { fields: string[]; values: string[] } {
  if (typeof shape === 'string') return { fields: [], values: [] }
  const { fields = {}, one_of = [], key: _, ...parts } = shape as Record<string, Shape>
  const own = Object.entries(fields as Record<string, Shape>)

  const inner = [
    ...own.map(([, field]) => field),
    ...(Array.isArray(shape) ? shape : Object.values(parts)),
  ].map(namesIn)

  return {
    fields: [
      ...own.map(([name]) => name.replace('?', '')),
      ...inner.flatMap((each) => each.fields),
    ],
    values: [...(one_of as string[]), ...inner.flatMap((each) => each.values)],
  }
}

const said = areas.flatMap((area) =>
  ('events' in area ? area.events : [])
    .flatMap((events) => Object.values(events))
    .map((definition) => ({ area: area.name, ...namesIn(definitionShape(definition).data) })),
)

/** Returns the fields of a schema of an object; none of another. */
const shapeOf = (schema: unknown): Record<string, unknown> =>
  (schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {}

describe('words of records', () => {
  it('are there for every field of every event', () => {
    expect(new Set(said.flatMap(({ fields }) => fields)).size).toBeGreaterThan(400)

    const wordless = said.flatMap(({ area, fields }) =>
      fields.flatMap((name) =>
        fieldWord(area, name, 'en') === undefined ? `${area}: ${name}` : [],
      ),
    )

    expect([...new Set(wordless)]).toEqual([])
  })

  it('and for every value that an event may only choose', () => {
    const wordless = said.flatMap(({ area, values }) =>
      values.flatMap((value) => (valueWord(area, value, 'en') ? [] : `${area}: ${value}`)),
    )
    expect([...new Set(wordless)]).toEqual([])
  })

  it('and for every field that a change of a record may find changed', () => {
    const wordless = endpoints.flatMap(({ name, area, method, body, response }) => {
      if (method !== 'PUT') return []
      const record = shapeOf(shapeOf(response).data)
      const hasParts = (field: string) => Object.keys(shapeOf(record[field])).length > 0

      return Object.keys(shapeOf(body)).flatMap((field) =>
        field in record &&
        !hasParts(field) &&
        !field.endsWith('_id') &&
        fieldWord(area, field, 'en') === undefined
          ? `${name}: ${field}`
          : [],
      )
    })

    expect(wordless).toEqual([])
  })

  it('give each column of a list a heading of its own, in each language', () => {
    const doubled = shippedLanguages.flatMap((language) =>
      areas.flatMap((area) =>
        ('lists' in area ? area.lists : []).flatMap((list) => {
          const columns = Object.entries<ListColumn>(list.columns).filter(
            ([, { type }]) => type !== 'json',
          )
          const headings = headingsIn(language, { list: list.name, area: area.name }, columns)

          return headings.flatMap((heading, at) =>
            headings.indexOf(heading) === at
              ? []
              : `${list.name}: ${columns[at]![0]} is called ${heading}, as another is`,
          )
        }),
      ),
    )
    expect(doubled).toEqual([])
  })

  it("do not exist for people's text, even if it equals the name of a built-in property", () => {
    for (const name of ['constructor', 'toString', '__proto__'])
      expect([
        fieldWord('leave', name, 'ar'),
        fieldWord(name, name, 'en'),
        valueWord('leave', name, 'en'),
        tableWord(name, 'en'),
      ]).toEqual(Array(4).fill(undefined))
  })

  it('are an area’s own before those that several share', () => {
    expect(shippedLanguages.map((language) => fieldWord('leave', 'closed', language))).toEqual([
      'Closed years',
      '已结算年度',
      'Años cerrados',
      'Années clôturées',
      'Anni chiusi',
      'الأعوام المغلقة',
    ])

    expect(fieldWord('invoicing', 'closed', 'ar')).toBe(sharedWords.ar.fields?.closed)
    expect(fieldWord('leave', 'vat_rate', 'en')).toBeUndefined()
    expect(fieldWord('leave', 'workspace_id', 'en')).toBeNull()
    expect(valueWord('samples', 'E', 'en')).not.toEqual(valueWord('invoicing', 'E', 'en'))
    expect(tableWord('leaves', 'ar')).toEqual(['leave', 'الإجازات'])
  })
})

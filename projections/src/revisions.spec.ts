import { streams } from '@workledger/domain/registry'
import { projections } from './registry'

/** Tables whose revision the kernel writes, with the steps that write it. */
const revised = projections.flatMap(({ tables, steps, contents = [] }) =>
  tables
    .filter(({ columns }) => columns.revision?.revises)
    .map((table) => ({
      name: table.name,
      tells: contents.find(([told]) => told === table)?.[1],
      types: new Set(
        steps.filter((step) => step.table === table && !step.where).map(({ type }) => type),
      ),
    })),
)

const streamOf = (type: string) =>
  streams.find(({ events }) => Object.values(events).some((event) => event.type === type))!

const decidersOf = (types: ReadonlySet<string>) => [
  ...new Set([...types].map((type) => streamOf(type).decider)),
]

/** Otherwise the row's revision may differ from the one against which a change is checked. */
it.each(revised.map(({ name, tells, types }) => [name, tells, types] as const))(
  '%s has the revision that its decider tells',
  (_, tells, types) => {
    const deciders = decidersOf(types)

    if (tells)
      expect([deciders.includes(tells as never), Boolean(tells.content)]).toEqual([true, true])
    else expect([deciders.length, deciders.filter(({ content }) => content)]).toEqual([1, []])
  },
)

/**
 * Rows without `content` in their decider are found by id, so every event that names a row must
 * write its revision.
 */
it.each(
  revised.flatMap(({ name, tells, types }) => {
    return tells ? [] : [[name, types, streamOf([...types][0]!)] as const]
  }),
)('each event that names a row of %s writes its revision', (_, types, stream) => {
  const fieldsOf = (type: string) => {
    const event = Object.values(stream.events).find((each) => each.type === type)!
    return Object.keys((event.data as unknown as { shape: object }).shape)
  }

  const [first, ...rest] = [...types].map(fieldsOf)
  const shared = (field: string) =>
    rest.every((fields) => fields.includes(field) || fields.includes(`${field}s`))

  const key = first!.filter(
    (field) =>
      /_id$/.test(field) && field !== 'workspace_id' && field !== 'employee_id' && shared(field),
  )

  expect(key).toHaveLength(1)
  const naming = Object.values(stream.events).filter(({ type }) =>
    fieldsOf(type).some((field) => field === key[0] || field === `${key[0]}s`),
  )
  expect(naming.map(({ type }) => type).filter((type) => !types.has(type))).toEqual([])
})

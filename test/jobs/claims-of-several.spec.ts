import { randomUUID } from 'node:crypto'
import { createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'

describe('claims of an event with several', () => {
  let product: Product
  let ws: string

  beforeAll(async () => {
    product = await startProduct()
    ws = (await createCompany(product)).ws
    await until(async () => (await claims()).length === 0)
  }, 60_000)

  afterAll(() => product?.stop())

  const append = (
    request: string,
    stream: string,
    [type, data]: readonly [type: string, data: Record<string, unknown>],
  ) =>
    product.store.append({
      workspace: ws,
      stream,
      expected: 'any',
      events: [{ type, data }],
      meta: {
        actor: 'system',
        command_id: randomUUID(),
        correlation_id: request,
        occurred_at: new Date().toISOString(),
      },
    })

  const claims = async (request = '') =>
    (await product.owner.query('select 1 from jobs.expected where strpos(key, $1) > 0', [request]))
      .rows

  /** Moves on a minute. */
  const later = () =>
    product.owner.query(
      `update jobs.expected set due = now() - interval '1 second' where key like 'record %'`,
    )

  const taken = (people: readonly string[], request: string) =>
    append(request, `directory-${ws}`, [
      'DirectoryKeysTaken',
      {
        taken: people.map((employee_id) => ({
          ...{ kind: 'oid', key: `key of ${employee_id}`, employee_id },
        })),
      },
    ])

  const released = async (type: string, field: string, people: readonly string[]) =>
    (await product.stored((event) => event.workspace === ws && event.type === type))
      .map(({ data }) => data[field] as string)
      .filter((person) => people.includes(person))
      .sort()

  it('are released one by one, if no record followed', async () => {
    const [office] = (
      await product.owner.query('select id from read.offices where workspace_id = $1', [ws])
    ).rows
    const people = [randomUUID(), randomUUID()].sort()
    const request = randomUUID()

    await taken(people, request)
    await append(request, `references-${office.id}`, [
      'ReferencesClaimed',
      {
        ...{ kind: 'office', target_id: office.id, source: 'employee' },
        source_ids: people,
      },
    ])

    await until(async () => (await claims(request)).length === 2)
    await later()
    await until(async () => (await claims(request)).length === 0, 20_000)

    expect(await released('DirectoryKeyReleased', 'employee_id', people)).toEqual(people)
    expect(await released('ReferenceReleased', 'source_id', people)).toEqual(people)
  }, 60_000)

  it('wait for the end of the import that writes the records', async () => {
    const [people, others] = [[randomUUID(), randomUUID()].sort(), [randomUUID(), randomUUID()]]
    const [request, other, import_id] = [randomUUID(), randomUUID(), randomUUID()]
    const on = { import_id, workspace_id: ws }
    const place = { role_id: randomUUID(), time_off_policy_id: null, location_id: null }

    await append(request, `import-${import_id}`, [
      'EmployeeImportPlanned',
      { ...on, today: '2026-11-30', currency: 'EUR', invite: false, unchanged: 0, place },
    ])
    await taken(people, request)
    await taken(others, other)
    await until(
      async () => (await claims(request)).length === 2 && (await claims(other)).length > 0,
    )
    await later()
    await until(async () => (await claims(other)).length === 0, 20_000)
    expect(await claims(request)).toHaveLength(2)

    await append(request, `import-${import_id}`, [
      'EmployeeImportFinished',
      {
        ...on,
        counts: { rows: 2, added: 0, updated: 0, unchanged: 0, refused: 2, terminated: 0 },
      },
    ])
    await until(async () => (await claims(request)).length === 0, 20_000)

    expect(await released('DirectoryKeyReleased', 'employee_id', people)).toEqual(people)
  }, 60_000)
})

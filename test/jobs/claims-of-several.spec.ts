import { randomUUID } from 'node:crypto'
import { createCompany } from '../support/people'
import { startProduct } from '../support/product'
import { until } from '../support/until'

it('releases each claim of an event with several, if no record followed it', async () => {
  const product = await startProduct()

  try {
    const { ws } = await createCompany(product)
    const [office] = (
      await product.owner.query('select id from read.offices where workspace_id = $1', [ws])
    ).rows
    const people = [randomUUID(), randomUUID()]

    const append = (stream: string, type: string, data: Record<string, unknown>) =>
      product.store.append({
        workspace: ws,
        stream,
        expected: 'any',
        events: [{ type, data }],
        meta: {
          actor: 'system',
          command_id: randomUUID(),
          correlation_id: randomUUID(),
          occurred_at: new Date().toISOString(),
        },
      })

    const claims = async () => (await product.owner.query('select 1 from jobs.expected')).rows
    await until(async () => (await claims()).length === 0)

    await append(`directory-${ws}`, 'DirectoryKeysTaken', {
      taken: people.map((employee_id, n) => ({ kind: 'oid', key: `key ${n}`, employee_id })),
    })
    await append(`references-${office.id}`, 'ReferencesClaimed', {
      ...{ kind: 'office', target_id: office.id, source: 'employee' },
      source_ids: people,
    })

    await until(async () => (await claims()).length === 2)
    await product.owner.query(`update jobs.expected set due = now() - interval '1 second'`)
    await until(async () => (await claims()).length === 0, 20_000)

    const released = async (type: string, field: string) =>
      (await product.stored((event) => event.workspace === ws && event.type === type))
        .map(({ data }) => data[field])
        .sort()

    expect(await released('DirectoryKeyReleased', 'employee_id')).toEqual([...people].sort())
    expect(await released('ReferenceReleased', 'source_id')).toEqual([...people].sort())
  } finally {
    await product.stop()
  }
}, 60_000)

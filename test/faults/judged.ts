import { eventDefinitions } from '@workledger/contracts/registry'
import { createPostgresEventStore } from '@workledger/event-store/postgres/postgres-event-store'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { verifyChain } from '@workledger/event-store/verify'
import { roleUrls } from '@workledger/infra/server/roles'
import type { Client } from 'pg'
import { testMasterKey as masterKey } from '../support/database'
import { askRebuild, tableContent } from '../support/table-content'
import { until } from '../support/until'
import type { Installation } from './installation'
import { idIn, type Kind, type Load, PAYEES, SALARY } from './load'

/** Mails wait for a retry after a cut, some for 20 s and more; many of them take longer. */
const SETTLED = 240_000

const rowsOf = async (owner: Client, query: string, values: unknown[] = []) =>
  (await owner.query(query, values)).rows

/**
 * Checks at any moment: each acknowledged command is there once, each abandoned one at most once;
 * streams, numbers and mails are complete.
 */
export const soundSoFar = ({ asOwner, mails }: Installation, load: Load) =>
  asOwner(async (owner) => {
    // Before the log is read: commands acknowledged meanwhile may be missing in this list, not in
    // the log.
    const acknowledged = Object.entries(load.acknowledged).map(
      ([type, ids]) => [type as Kind, [...ids]] as const,
    )
    const abandoned = [...load.abandoned]

    for (const [type, ids] of acknowledged) {
      const found: string[] = (
        await rowsOf(owner, 'select data ->> $2 as id from log.events where type = $1', [
          type,
          idIn[type],
        ])
      ).map(({ id }) => id)

      const there = new Set(found)
      const missing = ids.filter((id) => !there.has(id))

      expect({ type, missing, twice: found.length - there.size }).toEqual({
        type,
        missing: [],
        twice: 0,
      })
    }

    const twice = `select data ->> 'name' as name from log.events where type = 'DepartmentAdded' and data ->> 'name' = any ($1) group by 1 having count(*) > 1`
    expect(await rowsOf(owner, twice, [abandoned])).toEqual([])
    const gaps = `select workspace, stream from log.events group by 1, 2 having min(revision) <> 0 or max(revision) <> count(*) - 1`
    expect(await rowsOf(owner, gaps)).toEqual([])

    expect(
      await rowsOf(
        owner,
        'select 1 from log.head where position <> (select count(*) from log.events)',
      ),
    ).toEqual([])

    const numbers = await rowsOf(
      owner,
      `select (data ->> 'number')::int as number from log.events where type = 'InvoiceNumberGiven' order by 1`,
    )

    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1))
    const intended = `select data -> 'about' ->> 'event_id' as event, data ->> 'person_id' as person from log.events
      where type = 'DeliveryIntended' and data ->> 'about' is not null group by 1, 2 having count(*) > 1`
    expect(await rowsOf(owner, intended)).toEqual([])
    expect(mails.twice).toEqual([])
  })

/**
 * Checks after the load: nothing unrequested is there, everything has followed the log, and a
 * replay makes the same tables.
 */
export const soundAtTheEnd = (
  installation: Installation,
  load: Load,
  { before, faults }: { before: Record<string, number>; faults: number },
) =>
  installation.asOwner(async (owner) => {
    await soundSoFar(installation, load)
    const one = async (query: string) => (await rowsOf(owner, query))[0]
    const waiting = () =>
      one(`select json_agg(json_build_object('state', d.state, 'reason', d.reason, 'open', o.id is not null)) as mails
        from read.deliveries d left join jobs.open_deliveries o on o.id = d.id where d.state in ('intended', 'attempted')`)
    const behind = () =>
      one(`select min(position::bigint) < (select position from log.head) as behind from
        (select position from read.checkpoints union all select position from jobs.checkpoint) as checkpoints`)

    await until(
      async () => !(await behind()).behind && (await waiting()).mails === null,
      SETTLED,
    ).catch(async () => {
      throw new Error(
        `These mails have no outcome: ${JSON.stringify(await waiting())}\n${installation.said}`,
      )
    })

    expect(await one('select count(*)::int as parked from jobs.parked')).toEqual({ parked: 0 })
    const { acknowledged, abandoned } = load

    for (const [type, ids] of Object.entries(acknowledged)) {
      const { n } = await one(
        `select count(*)::int as n from log.events where type = '${type}' and not coalesce(data ->> 'name', '') = any (array[${abandoned.map((name) => `'${name}'`).join(', ')}]::text[])`,
      )
      expect({ type, made: n }).toEqual({ type, made: before[type]! + ids.length })
    }

    const shown = `select count(*)::int as n, count(distinct invoice_number)::int as numbers from read.invoices where issued_at is not null`
    const issued = acknowledged.InvoiceIssued.length
    expect(await one(shown)).toEqual({ n: issued, numbers: issued })
    await payReconciles(owner, acknowledged.PayRunApproved)
    await mailsReconcile(owner, installation, faults, acknowledged.EmployeeAdded.length)

    const content = await tableContent(owner)
    await askRebuild(owner)
    const rebuilding = () =>
      rowsOf(owner, 'select projection, position, prepared from read_next.checkpoints')

    await until(async () => (await rebuilding()).length === 0, SETTLED).catch(async () => {
      throw new Error(
        `These projections are not rebuilt: ${JSON.stringify(await rebuilding())}\n${installation.said}`,
      )
    })

    expect(await tableContent(owner)).toEqual(content)
    await verified(installation)
  })

/**
 * Checks that each approved run pays every person once: events, row and entries have the same sum.
 */
async function payReconciles(owner: Client, approved: readonly string[]) {
  const rows = await rowsOf(
    owner,
    `select r.id, r.status, r.paid_count, r.gross_pay::float as gross, r.net_pay::float as net, count(e.id)::int as entries,
       count(distinct e.employee_id)::int as people, sum(e.net_pay)::float as paid,
       (select (data -> 'totals' ->> 'net_pay')::float from log.events where type = 'PayRunApproved' and data ->> 'payrun_id' = r.id::text) as told
     from read.payruns r join read.payrun_entries e on e.payrun_id = r.id where r.status = 'complete' group by 1, 2, 3, 4, 5`,
  )

  const sum = PAYEES * SALARY
  expect(rows).toHaveLength(approved.length)

  for (const row of rows)
    expect(row).toMatchObject({
      paid_count: PAYEES,
      gross: sum,
      net: sum,
      entries: PAYEES,
      people: PAYEES,
      paid: sum,
      told: sum,
    })
}

async function mailsReconcile(
  owner: Client,
  { mails }: Installation,
  faults: number,
  invited: number,
) {
  const states = await rowsOf(
    owner,
    `select state, count(*)::int as n from read.deliveries where template = 'invitation' group by state`,
  )

  const by = Object.fromEntries(states.map(({ state, n }) => [state, n]))
  expect(by.failed ?? 0).toBe(0)
  // Each worker handles at most one when something ends.
  expect(by.unknown ?? 0).toBeLessThanOrEqual(faults)
  expect(mails.received.length).toBeGreaterThanOrEqual(by.sent ?? 0)
  expect((by.sent ?? 0) + (by.unknown ?? 0)).toBe(invited)
}

async function verified({ postgres }: Installation) {
  const urls = roleUrls(postgres.url, masterKey)
  const vault = createPostgresVault({ connectionString: urls.wl_vault, masterKey })

  const store = createPostgresEventStore({
    connectionString: urls.wl_log,
    vault,
    definitions: eventDefinitions,
  })

  try {
    expect((await verifyChain(store.rows())).findings).toEqual([])
  } finally {
    await store.close()
    await vault.close()
  }
}

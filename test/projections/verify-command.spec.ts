import { trustOf } from '@workledger/event-store/key-ring'
import { main } from '@workledger/infra/tools/verify'
import { verifyParts } from '@workledger/infra/tools/verify-parts'
import { keysOf } from '../support/installation-keys'
import { createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'

/**
 * An attacker with the rights of the database's owner changes the log, and an operator verifies it.
 */
describe('npm run verify', () => {
  let product: Product
  let head: number

  beforeAll(async () => {
    product = await startProduct()
    await createCompany(product)
    await product.settled()
    head = Number(await product.store.head())
    await product.runner.stop()
    await product.owner.query(
      'create table kept as table log.events; create table kept_head as table log.head',
    )
  })

  afterAll(() => product?.stop())

  afterEach(() =>
    tamper(`delete from log.events; insert into log.events select * from kept;
      delete from log.head; insert into log.head select * from kept_head`),
  )

  const tamper = (sql: string) =>
    product.owner.query(`alter table log.events disable trigger user; alter table log.head disable trigger user; ${sql};
      alter table log.events enable trigger user; alter table log.head enable trigger user`)

  const run = async (...parameters: string[]) => {
    const lines: string[] = []
    const sound = await main(parameters, product.environment, (line) => lines.push(line))
    return { sound, lines }
  }

  it('prints events, time, rate and head of an intact log', async () => {
    const { rows } = await product.owner.query(`select encode(hash, 'hex') as hash from log.head`)
    const { sound, lines } = await run()
    expect(sound).toBe(true)

    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^${head} events in \\d+\\.\\d s, [\\d,]+ a second$`)),
      `head ${head} ${rows[0].hash}`,
      '0 anchors compared',
      `${head} events signed, from event 1 on`,
      expect.stringMatching(/^signing key [A-Za-z0-9+/]{43}=$/),
      'The log is intact.',
    ])
  })

  it.each([
    ['altered', 3, `update log.events set data = data || '{"n":1}' where position = 3`],
    ['missing', 4, 'delete from log.events where position = 4'],
    [
      'reordered',
      2,
      'update log.events set position = 5000 where position = 2; update log.events set position = 2 where position = 5; update log.events set position = 5 where position = 5000',
    ],
  ])('reports the event that was %s', async (kind, position, sql) => {
    await tamper(sql)
    const { sound, lines } = await run()
    expect(sound).toBe(false)
    expect(lines[3]).toMatch(`${kind} at event ${position}: `)
    expect(lines.at(-1)).toMatch(/^The log is NOT intact/)
  })

  it('reports a log that was cut off with its head, by the tables that are ahead', async () => {
    await tamper(`delete from log.events where position = ${head};
      update log.head set position = ${head - 1}, hash = (select hash from log.events where position = ${head - 1})`)
    const { sound, lines } = await run()
    expect(sound).toBe(false)
    expect(lines[3]).toMatch(`The event log ends at ${head - 1}, but `)
  })

  it('verifies a long log in parts at once, which find nothing in one that is intact', async () => {
    const anchorAt = async (position: number) => ({
      position: String(position),
      hash: (await product.log.stored(String(position - 1), 1))[0]!.hash,
    })

    const anchors = [await anchorAt(1), await anchorAt(head)]
    const connectionString = product.database.urls.wl_log
    const trust = trustOf(await keysOf(product.database))
    const parts = (known = anchors) =>
      verifyParts({ connectionString, source: product.log, anchors: known, threads: 3, trust })
    const signing = { since: '1', unsigned: 0, signed: head }

    const intact = { intact: true, events: head, anchors: 2, head: anchors[1], signing }
    expect(await parts()).toEqual(intact)

    expect(await parts([{ position: String(head + 1), hash: anchors[0]!.hash }])).toBeUndefined()
    expect(await parts([{ position: '2', hash: anchors[0]!.hash }])).toBeUndefined()
    const middle = Math.floor(head / 3)

    for (const position of [middle, head]) {
      await tamper(`update log.events set type = 'Other' where position = ${position}`)
      expect(await parts()).toBeUndefined()
      await tamper(`delete from log.events where position = ${position}`)
      expect(await parts()).toBeUndefined()
      await tamper(`insert into log.events select * from kept where position = ${position}`)
    }

    expect(await parts()).toEqual(intact)
  })

  it('reports that this version was never started on the database', async () => {
    await product.owner.query('alter table log.alarms rename to elsewhere')
    await expect(run()).rejects.toThrow('The database is of an older version or empty')
    await product.owner.query('alter table log.elsewhere rename to alarms')
  })

  it('prints its usage', async () => {
    await expect(run('everything')).rejects.toThrow('Use "npm run verify"')
  })
})

import { watchApi } from '@workledger/contracts/watch/watch.api'
import { DirectoryMailContext } from '@workledger/jobs/access/directory-mail-context'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { UnconfirmedRules } from '@workledger/jobs/watch/unconfirmed-rules'
import { Pool } from 'pg'
import { createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { startWorkers } from './workers'

const DAY = 86_400_000

describe('a monitoring rule that is to find less', () => {
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let vault: Pool
  let options: ConstructorParameters<typeof UnconfirmedRules>[0]

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 2 })
    const { keys, masterKey } = product

    const context = new DirectoryMailContext({
      reads: workers.reads,
      vault,
      keys,
      masterKey,
      publicUrl: 'https://work.example.com',
      pdf: workers.pdf,
    })

    options = { vault, commands: new SystemCommands(product.store), context }
  })

  afterAll(async () => {
    await vault?.end()
    await workers?.close()
    await product?.stop()
  })

  const told = async () => {
    const { rows } = await product.owner.query(
      `select "to" from read.deliveries where template = 'watch-rule-proposed' order by 1`,
    )
    return rows.map(({ to }) => to)
  }

  const later = (days: number) =>
    new UnconfirmedRules(options).run(new Date(Date.now() + days * DAY))

  it('is announced to all who hold view_audit, and waits seven days if no other person could confirm it', async () => {
    const { ws, admin } = await createCompany(product)
    const of = { token: admin.token, params: { ws, rule: 'own_decision' as const } }
    const set = async (on: boolean) =>
      (await product.call(watchApi.setWatchRule, { ...of, body: { on } })).body.data

    const stands = async () =>
      (
        await product.call(watchApi.watchRules, { token: admin.token, params: { ws } })
      ).body.data.find(({ rule }) => rule === 'own_decision')!

    expect(await set(false)).toMatchObject({ on: true, proposal: { on: false } })
    expect(await until(async () => ((await told()).length === 1 ? told() : undefined))).toEqual([
      admin.email,
    ])
    await later(6.9)
    expect(await stands()).toMatchObject({ on: true, proposal: { on: false } })
    // Two workers, and one of them again.
    await Promise.all([later(7.1), later(7.1)])
    await later(7.2)
    const events = await product.stored(({ stream }) => stream === `watch-rules-${ws}`)

    expect(events.map(({ type, meta }) => [type, meta.actor === 'system'])).toEqual([
      ['WatchRuleChangeProposed', false],
      ['WatchRuleProposalCarriedOut', true],
      ['WatchRuleSet', true],
    ])

    await product.settled()
    expect(await stands()).toMatchObject({ on: false, proposal: null })
  })

  it('waits for another auditor if there is one, however long', async () => {
    const company = await createCompany(product)
    const { ws, admin } = company

    const roles = await product.owner.query(
      `select id from read.roles where workspace_id = $1 and name = 'Auditor'`,
      [ws],
    )

    const auditor = await hire(product, company, 'Aud', { role_id: roles.rows[0].id })
    const of = { token: admin.token, params: { ws, rule: 'own_decision' as const } }
    const { body } = await product.call(watchApi.setWatchRule, { ...of, body: { on: false } })
    expect(body.data.proposal).toMatchObject({ effective_at: null })

    // Their mails are sent one after the other.
    await until(async () => {
      const all = await told()
      return [admin, auditor].every(({ email }) => all.includes(email)) || undefined
    })

    await later(365)
    const events = await product.stored(({ stream }) => stream === `watch-rules-${ws}`)
    expect(events.map(({ type }) => type)).toEqual(['WatchRuleChangeProposed'])
  })
})

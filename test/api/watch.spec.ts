import { accessApi } from '@workledger/contracts/access/access.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { watchApi as api } from '@workledger/contracts/watch/watch.api'
import { type WatchRule, watchRules } from '@workledger/contracts/watch/watch-rules'
import { projections } from '@workledger/projections/registry'
import { Rebuilder } from '@workledger/projections/runner/rebuilder'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { askRebuild } from '../support/table-content'
import { until } from '../support/until'

describe('rules that watch', () => {
  let product: Product
  let company: Company
  let other: Company
  let auditor: Person
  let officer: Person
  let employee: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    other = await createCompany(product, 'Southwind')

    const { rows } = await product.owner.query(
      `select id, name from read.roles where workspace_id = $1`,
      [company.ws],
    )

    const role = (name: string) => ({ role_id: rows.find((row) => row.name === name).id })
    auditor = await hire(product, company, 'Aud', role('Auditor'))
    officer = await hire(product, company, 'Ann', role('Admin'))
    employee = await hire(product, company, 'Eli')
    // On any weekday, no rule finds a day off until a test sets one.
    await weaken('weekend_changes', { on: true, days_off: [] })
    await contract(employee, '3000')
    await contract(officer, '4000')
  }, 60_000)

  afterAll(() => product?.stop())

  const by = (who: Person, params: object = {}) => ({
    token: who.token,
    params: { ws: company.ws, ...params } as never,
  })

  const set = async (rule: WatchRule, body: object, who = company.admin) =>
    product.call(api.setWatchRule, { ...by(who, { rule }), body: body as never })

  /** Another auditor confirms a change that makes a rule find less. */
  const weaken = async (rule: WatchRule, body: object) => {
    const { proposal_id } = { proposal_id: (await set(rule, body)).body.data.proposal!.id }
    return product.call(api.confirmWatchRule, { ...by(auditor, { rule }), body: { proposal_id } })
  }

  const contract = async (
    who: Person,
    amount: string,
    effective_on = '2026-01-01',
    token = company.admin.token,
  ) => {
    const body = {
      effective_on,
      base_compensation_amount: amount,
      base_compensation_type: 'monthly' as const,
    }
    expect(
      (await product.call(employmentApi.addContract, { token, params: { id: who.employee }, body }))
        .status,
    ).toBe(201)
  }

  const hits = async (query: object = {}, who = auditor) => {
    const answer = await product.call(api.watchHits, { ...by(who), query: query as never })
    expect([answer.status, answer.body]).toMatchObject([200, {}])
    return answer.body.data
  }

  const found = async (rule: WatchRule) =>
    (await hits({ rule, sort: 'at' })).map(({ kind, by, behind, name }) => [kind, by, behind, name])

  const signedInAs = async (who: Person): Promise<string> => {
    const { key } = (
      await product.call(accessApi.loginKey, {
        token: company.admin.token,
        params: { id: who.employee },
      })
    ).body.data
    return (await product.call(accessApi.loginAs, { params: { id: who.employee }, body: { key } }))
      .body.token
  }

  const rebuilt = async () => {
    const rebuilder = new Rebuilder({
      connectionString: product.database.urls.wl_projector,
      store: product.store,
      projections,
      onError: (error) => product.errors.push(error),
    })

    await askRebuild(
      product.owner,
      projections.filter(({ name }) => name === 'watched-acts' || name === 'watch'),
    )

    rebuilder.start()

    await until(
      async () =>
        (await product.owner.query('select 1 from read_next.checkpoints')).rows.length === 0,
      60_000,
    )

    await rebuilder.stop()
    expect(product.errors).toEqual([])
  }

  const managing = async () => {
    const role = { name: 'Head of people', permissions: ['manage_company' as const] }
    return (await product.call(structureApi.addRole, { ...by(company.admin), body: role })).body
      .data.id
  }

  let run: string

  it('are all on at first, and find nothing without a case', async () => {
    const { body } = await product.call(api.watchRules, by(auditor))
    expect(body.data.map(({ rule, on, hits }) => [rule, on, hits])).toEqual(
      watchRules.map((rule) => [rule, true, 0]),
    )
    expect(await hits()).toEqual([])
  })

  it('find an approver who had prepared the run, also in a sign-in-as session, and acts on pay in these sessions', async () => {
    const drafted = await product.call(payrollApi.draftPayrun, {
      ...by(officer),
      body: { start: '2026-02-01', end: '2026-02-28', pay_date: '2026-02-27' },
    })

    run = drafted.body.data.id
    const token = await signedInAs(officer)

    expect(
      (
        await product.call(payrollApi.approvePayrun, {
          token,
          params: { ws: company.ws, id: run },
          body: {},
        })
      ).status,
    ).toBe(200)

    expect(await found('same_preparer')).toEqual([
      ['pay_approved', 'Ann Tester', 'Ada Tester', null],
    ])
    expect(await found('signed_in_as')).toEqual([
      ['pay_approved', 'Ann Tester', 'Ada Tester', null],
    ])
    const [hit] = await hits({ rule: 'same_preparer' })
    expect(hit).toMatchObject({ stream: `payrun-${run}`, count: 1, looked: false, note: null })
  })

  it('find people who decided their own, and changes after an approval or a payment', async () => {
    const claim = await product.call(expensesApi.requestExpense, {
      token: company.admin.token,
      params: { id: company.admin.employee },
      body: {
        name: 'Train',
        category: 'travelling',
        description: 'To the client',
        amount: '12.50',
        date: '2026-03-02',
      } as never,
    })

    const params = { id: company.admin.employee, expenseId: claim.body.data.id }
    const body = { approved: true, rejected: false } as never
    const token = await signedInAs(officer)
    // In a sign-in-as session, the administrator approves their own request; the area's rule sees
    // both people too.
    const decided = await product.call(expensesApi.decideExpense, { token, params, body })
    expect(decided.status).toBe(403)
    await contract(officer, '4500', '2026-06-01')
    expect(await found('own_decision')).toEqual([])

    const march = await product.call(payrollApi.draftPayrun, {
      ...by(company.admin),
      body: { start: '2026-03-01', end: '2026-03-31', pay_date: '2026-03-31' },
    })

    const inMarch = { ws: company.ws, id: march.body.data.id }

    const drafted = await product.call(payrollApi.payrunEntries, {
      token: officer.token,
      params: inMarch,
      query: {},
    })

    const entry_ids = drafted.body.data.map(({ id }) => id)

    await product.call(payrollApi.changePayrunPayees, {
      token: officer.token,
      params: inMarch,
      body: { entry_ids, should_pay: false },
    })

    expect(await found('own_decision')).toEqual([['pay_entry_changed', 'Ann Tester', null, null]])
    await product.call(payrollApi.deletePayrun, { token: company.admin.token, params: inMarch })
    await contract(employee, '3100', '2026-02-15')
    expect(await found('after_approval')).toEqual([
      ['contract_changed', 'Ada Tester', null, 'Eli Tester'],
    ])

    const reversed = await product.call(payRunsApi.reversePayrun, {
      ...by(company.admin, { id: run }),
      body: { pay_date: '2026-03-05', reason: 'Wrong rate' },
    })

    expect(reversed.status).toBe(201)

    expect((await found('after_approval')).map(([kind]) => kind).sort()).toEqual([
      'contract_changed',
      'pay_reversed',
    ])
  })

  it('find pay outside of a set band, also in the past', async () => {
    expect(await found('outside_band')).toEqual([])
    const band = { currency: 'EUR', type: 'monthly', least: '3050', most: '4200' }

    expect(await set('outside_band', { on: true, bands: [band] })).toMatchObject({
      status: 200,
      body: { data: { hits: 2, open: 2 } },
    })

    expect(
      (await hits({ rule: 'outside_band', sort: 'amount' })).map(({ name, amount, currency }) => [
        name,
        amount,
        currency,
      ]),
    ).toEqual([
      ['Eli Tester', '3000', 'EUR'],
      ['Ann Tester', '4500', 'EUR'],
    ])

    expect(await weaken('outside_band', { on: false })).toMatchObject({
      body: { data: { on: false, hits: 0, bands: [band] } },
    })
  })

  it('find many changes by one person on a day off', async () => {
    const week = [1, 2, 3, 4, 5, 6, 7]
    await set('weekend_changes', { on: true, least: 3, days_off: week })
    const [hit, more] = await hits({ rule: 'weekend_changes' })

    expect([hit, more]).toMatchObject([
      { by: 'Ada Tester', count: 4, name: null, kind: 'contract_changed' },
      undefined,
    ])

    await weaken('weekend_changes', { on: true, least: 5 })
    expect(await hits({ rule: 'weekend_changes' })).toEqual([])
  })

  it('have hits that auditors look at with a note, the same after a rebuild', async () => {
    const [hit] = await hits({ rule: 'same_preparer' })

    const look = (body: object, who = auditor, ws = company.ws) =>
      product.call(api.lookAtHit, {
        token: who.token,
        params: { ws, hit: hit!.id },
        body: body as never,
      })

    expect(await look({ looked: true, note: 'Ann was away; agreed.' })).toMatchObject({
      status: 200,
      body: { data: { looked: true, looked_by: 'Aud Tester', note: 'Ann was away; agreed.' } },
    })

    const open = await product.call(api.watchHits, {
      ...by(auditor),
      query: { looked: false, per_page: 1 } as never,
    })

    expect(open.body.total).toBe((await hits()).length - 1)
    expect(await hits({ q: 'agreed' })).toHaveLength(1)
    const before = await hits({ sort: 'at' })
    await rebuilt()
    expect(await hits({ sort: 'at' })).toEqual(before)

    expect(await look({ looked: false })).toMatchObject({
      status: 200,
      body: { data: { looked: false, note: null } },
    })

    const count = await product.events(company.ws)
    expect(await look({ looked: true, note: 'x'.repeat(2001) })).toMatchObject({ status: 422 })
    expect(await look({ looked: true }, employee)).toMatchObject({ status: 403 })
    expect(await look({ looked: true }, other.admin, other.ws)).toMatchObject({ status: 404 })
    expect(await product.events(company.ws)).toBe(count)
  })

  it('have hits that no person settles who is named in them, or acted in their record', async () => {
    const look = (who: Person | string, hit: string) =>
      product.call(api.lookAtHit, {
        token: typeof who === 'string' ? who : who.token,
        params: { ws: company.ws, hit },
        body: { looked: true, note: 'nothing here' },
      })

    const count = await product.events(company.ws)
    const prepared = (await hits({ rule: 'same_preparer' })).find(({ behind }) => behind)
    const [own] = await hits({ rule: 'own_decision' })
    const involved = { status: 403, body: { code: 'watch.involved' } }

    // Ann drafted the run, the administrator approved it in her name, and both hold view_audit.
    for (const who of [officer, company.admin])
      expect(await look(who, prepared!.id)).toMatchObject(involved)

    expect(await look(officer, own!.id)).toMatchObject(involved)

    // A sign-in-as session as an auditor may not write there, nor may manage_company alone.
    expect(await look(await signedInAs(auditor), prepared!.id)).toMatchObject({
      status: 403,
      body: { code: 'access.impersonating' },
    })

    const manager = await hire(product, company, 'Hal', { role_id: await managing() })
    expect((await hits({}, manager)).map(({ rule }) => rule).sort()).toEqual([
      'after_approval',
      'after_approval',
      'own_decision',
      'same_preparer',
      'same_preparer',
      'signed_in_as',
    ])
    const before = await product.events(company.ws)

    expect(await look(manager, prepared!.id)).toMatchObject({
      status: 403,
      body: { code: 'access.denied' },
    })

    expect(await set('own_decision', { on: false }, manager)).toMatchObject({
      status: 403,
      body: { code: 'access.denied' },
    })

    expect(await product.events(company.ws)).toBe(before)
    expect(count).toBeLessThan(before)
    expect((await look(auditor, prepared!.id)).status).toBe(200)
  })

  it('are switched off by two auditors, or by one after seven days that are announced to all auditors', async () => {
    const confirm = (who: Person, proposal_id: string) =>
      product.call(api.confirmWatchRule, {
        ...by(who, { rule: 'own_decision' }),
        body: { proposal_id },
      })

    const withdraw = (who: Person, proposal_id: string) =>
      product.call(api.withdrawWatchRule, {
        ...by(who, { rule: 'own_decision' }),
        body: { proposal_id },
      })

    const asked = (await set('own_decision', { on: false })).body.data

    expect(asked).toMatchObject({
      on: true,
      proposal: { on: false, own: true, proposed_by: 'Ada Tester', effective_at: null },
    })

    expect(await hits({ rule: 'own_decision' })).toHaveLength(1)
    const id = asked.proposal!.id

    expect(await confirm(company.admin, id)).toMatchObject({
      status: 403,
      body: { code: 'watch.own_proposal' },
    })

    expect(await confirm(employee, id)).toMatchObject({
      status: 403,
      body: { code: 'access.denied' },
    })

    expect(await withdraw(auditor, id)).toMatchObject({
      status: 200,
      body: { data: { on: true, proposal: null } },
    })

    expect(await confirm(auditor, id)).toMatchObject({
      status: 404,
      body: { code: 'watch.no_proposal' },
    })

    const again = (await set('own_decision', { on: false })).body.data.proposal!

    expect(await confirm(auditor, again.id)).toMatchObject({
      status: 200,
      body: { data: { on: false, proposal: null, hits: 0 } },
    })

    await set('own_decision', { on: true })

    // In the other company the administrator is alone.
    const theirs = {
      token: other.admin.token,
      params: { ws: other.ws, rule: 'own_decision' as const },
    }

    const alone = await product.call(api.setWatchRule, { ...theirs, body: { on: false } })
    const { proposal } = alone.body.data
    expect(alone.body.data).toMatchObject({ on: true, proposal: { on: false } })
    const days =
      (Date.parse(`${proposal!.effective_at!.replace(' ', 'T')}Z`) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
    expect(
      await product.call(api.confirmWatchRule, { ...theirs, body: { proposal_id: proposal!.id } }),
    ).toMatchObject({ status: 403 })
  })

  it('are set by auditors only, within bounds', async () => {
    const count = await product.events(company.ws)
    expect(await set('same_preparer', { on: false }, employee)).toMatchObject({ status: 403 })
    const band = { currency: 'EUR', type: 'monthly', least: '2', most: '1' }

    const refused: [WatchRule, object, string][] = [
      ['weekend_changes', { on: true, least: 1 }, 'least'],
      ['weekend_changes', { on: true, days_off: [8] }, 'days_off.0'],
      ['outside_band', { on: true, bands: [band] }, 'bands'],
      ['outside_band', { on: true, bands: [{ ...band, least: '-1' }] }, 'bands.0.least'],
      ['outside_band', { on: true, bands: Array.from({ length: 41 }, () => band) }, 'bands'],
    ]

    for (const [rule, body, field] of refused) {
      const answer = await set(rule, body)
      expect([answer.status, Object.keys((answer.body as any).errors ?? {})]).toEqual([
        422,
        [field],
      ])
    }

    expect(await product.events(company.ws)).toBe(count)

    // Other companies' rules are unchanged.
    const theirs = await product.call(api.watchRules, {
      token: other.admin.token,
      params: { ws: other.ws },
    })

    expect(theirs.body.data.map(({ on }) => on)).toEqual(watchRules.map(() => true))
  })
})

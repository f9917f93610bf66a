import { accessApi } from '@workledger/contracts/access/access.api'
import { billingApi } from '@workledger/contracts/billing/billing.api'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { relativesApi } from '@workledger/contracts/people/relatives.api'
import { closingApi } from '@workledger/contracts/privacy/closing.api'
import { endpoints } from '@workledger/contracts/registry'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { subscriptionDecider } from '@workledger/domain/billing/subscription'
import { LOCKS } from '@workledger/event-store/postgres/locks'
import { BillingClock } from '@workledger/jobs/billing/billing-clock'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { Pool } from 'pg'
import { type Company, createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { sampleBody } from '../support/samples'
import { StripeDouble } from '../support/stripe/double'
import { until } from '../support/until'
import { createWorld, paramsOf, type World } from '../support/world'

const STRANGER = '01900000-0000-7000-8000-0000000f00d5'
const DAY = 86_400_000

const READ_ONLY = {
  status: 402,
  body: {
    code: 'workspace.read_only',
    message:
      'This workspace can only be read: it is not subscribed and its trial is over. An administrator can subscribe on the Billing page.',
  },
}

/** Runs against a double of Stripe; test/support/stripe/double.ts describes its limits. */
describe('billing', () => {
  let double: StripeDouble
  let product: Product
  let vault: Pool
  let commands: SystemCommands
  let clock: BillingClock
  /** A company whose trial is over. */
  let world: World

  beforeAll(async () => {
    double = await new StripeDouble().start()
    const billing = { provider: double.provider(1_000), trialDays: 30 }
    product = await startProduct({ billing })
    vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 2 })
    commands = new SystemCommands(product.store)
    clock = new BillingClock({ vault, commands, billing })
    world = await createWorld(product)
    await endTrial(world.company)
  }, 60_000)

  afterEach(() => {
    double.hangs = false
  })

  afterAll(async () => {
    await vault.end()
    await product.stop()
    await double.stop()
    expect(product.errors).toEqual([])
  })

  const of = ({ ws, admin }: Company) => ({ token: admin.token, params: { ws } })
  const subscription = async (company: Company) =>
    (await product.call(billingApi.subscription, of(company))).body.data

  const subscribe = (company: Company, payment_method: string, product_id = 'monthly') =>
    product.call(billingApi.subscribe, {
      ...of(company),
      body: { product_id: product_id as 'monthly', payment_method },
    })

  const stateOf = (company: Company) => commands.state(subscriptionDecider, company.ws, company.ws)
  const webhook = (message: { raw: Buffer; headers: Record<string, string> }) =>
    product.inject({ method: 'POST', url: '/webhooks/stripe', ...message })

  const types = async (company: Company) =>
    (await product.store.readStream(company.ws, `subscription-${company.ws}`)).map(
      ({ type }) => type,
    )

  /** Moves the start of the trial far into the past. */
  const endTrial = async ({ ws }: Company, ends_at = new Date(Date.now() - 1000)) => {
    await commands.run(
      subscriptionDecider,
      { workspace: ws, id: ws },
      { type: 'start-trial', workspace_id: ws, ends_at: ends_at.toISOString() },
    )
    await product.settled()
  }

  const addDepartment = ({ token }: { token: string }, ws: string) =>
    product.call(structureApi.addDepartment, {
      token,
      params: { ws },
      body: { name: `Department ${Math.random()}` },
    })

  it('begins a trial by the clock, and announces its end on time and once', async () => {
    const company = await createCompany(product)

    expect(await subscription(company)).toMatchObject({
      status: 'trial',
      subscribed: false,
      read_only: false,
      provider: 'stripe',
    })

    const now = Date.now()

    const at = async (days: number) => {
      await clock.run(new Date(now + days * DAY))
      await product.settled()
      return types(company)
    }

    expect(await at(0)).toEqual(['TrialStarted'])
    const { trial_ends_at } = await subscription(company)
    expect(
      Math.round((Date.parse(`${trial_ends_at!.replace(' ', 'T')}Z`) - now) / 1000),
    ).toBeCloseTo((30 * DAY) / 1000, -1)
    expect(await at(22.9)).toEqual(['TrialStarted'])
    expect(await at(23)).toEqual(['TrialStarted', 'TrialEndNear'])
    expect(await at(28)).toEqual(['TrialStarted', 'TrialEndNear'])
    expect(await at(29)).toEqual(['TrialStarted', 'TrialEndNear', 'TrialEndNear'])
    expect(await at(31)).toEqual(['TrialStarted', 'TrialEndNear', 'TrialEndNear'])
  })

  it('shows plans with Stripe’s prices, and seats by the number of people', async () => {
    const company = await createCompany(product)
    expect(await subscription(company)).toMatchObject({
      plans: [
        {
          plan_id: 'monthly',
          name: 'Monthly',
          billing_cycle: 'month',
          price: '3.00',
          currency: 'USD',
        },
        {
          plan_id: 'yearly',
          name: 'Yearly',
          billing_cycle: 'year',
          price: '2.00',
          currency: 'USD',
        },
      ],
      seats: { employees: 1, billed: 5 },
      publishable_key: 'pk_test_double',
      subscription: null,
    })
  })

  describe('a workspace whose trial is over', () => {
    const writes = endpoints.filter(({ method, who }) => method !== 'GET' && who !== 'operator')
    const inWorkspace = ({ who }: Endpoint) => who !== 'public' && who !== 'key' && who !== 'user'
    const closed = writes.filter(
      (endpoint) => endpoint.whileReadOnly === undefined && inWorkspace(endpoint),
    )

    it.each(closed.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
      '%s is refused, and writes nothing',
      async (_, endpoint) => {
        const { params, known } = paramsOf(endpoint, world, STRANGER)
        const before = await product.events()
        const token = world.company.admin.token

        const answer = await product.call(
          endpoint as never,
          { token, params, body: sampleBody(endpoint) } as never,
        )

        if (known) expect(answer).toMatchObject(READ_ONLY)
        else expect([402, 404]).toContain(answer.status)

        expect(await product.events()).toBe(before)
      },
    )

    it('refuses no kind of call as a whole: few calls are open', () => {
      expect(closed.length).toBeGreaterThan(140)
    })

    const open = writes.filter(
      (endpoint) => endpoint.whileReadOnly === true && inWorkspace(endpoint),
    )

    it.each(open.map((endpoint) => [endpoint.name, endpoint] as const))(
      '%s is not refused for that',
      async (_, endpoint) => {
        const { params } = paramsOf(endpoint, world, STRANGER)

        // The request got past the billing check: its own fault is reported.
        const answer = await product.call(
          endpoint as never,
          { token: world.company.admin.token, params, body: { nothing: [] } } as never,
        )

        expect(answer.status).not.toBe(402)
      },
    )

    it('can be signed in to, read, and exported', async () => {
      const { ws, admin } = world.company
      const before = await product.events()

      expect(
        (
          await product.call(accessApi.login, {
            body: { email: admin.email, password: 'correct horse battery' },
          })
        ).status,
      ).toBe(200)

      expect(
        (await product.call(peopleApi.employeeMe, { token: world.colleague.token, params: { ws } }))
          .status,
      ).toBe(200)

      const file = await product.inject({
        method: 'GET',
        url: `/api/v1/workspaces/${ws}/exports/employees`,
        token: admin.token,
      })

      expect([file.status, String(file.body).includes('First name')]).toEqual([200, true])
      expect(await product.events()).toBeGreaterThanOrEqual(before)
    })

    it('leaves people their own data, and hides the rest from others', async () => {
      const body = { name: 'Ida', relation: 'Sister', phone_number: '+351 1' }

      const add = (token: string) =>
        product.call(relativesApi.addEmergencyContact, {
          token,
          params: { id: world.colleague.employee },
          body,
        })

      expect((await add(world.colleague.token)).status).toBe(201)
      expect(await add(world.company.admin.token)).toMatchObject(READ_ONLY)
    })

    it('blocks calls by link, whose workspace is found later', async () => {
      const closedByKey = writes.filter(
        ({ who, whileReadOnly, path }) =>
          (who === 'public' || who === 'key') && !whileReadOnly && path.includes('{ws}'),
      )

      expect(closedByKey.map(({ name }) => name)).toContain('answerSurvey')

      for (const endpoint of closedByKey) {
        const { params } = paramsOf(endpoint, world, STRANGER)

        const answer = await product.call(
          endpoint as never,
          { params: { ...params, ws: world.company.ws }, body: sampleBody(endpoint) } as never,
        )

        expect(answer).toMatchObject(READ_ONLY)
      }
    })

    it('informs all its people, and opens again with a subscription', async () => {
      const { company } = world

      expect(
        (
          await product.call(billingApi.billingState, {
            token: world.colleague.token,
            params: { ws: company.ws },
          })
        ).body.data,
      ).toMatchObject({
        status: 'trial_over',
        read_only: true,
      })

      expect((await subscribe(company, 'pm_card_visa')).body.data).toMatchObject({
        subscribed: true,
        client_secret: null,
      })

      expect((await addDepartment(company.admin, company.ws)).status).toBe(201)

      const { rows } = await product.owner.query(
        `select count(*)::int as n from read.employees where workspace_id = $1 and status = 'active'`,
        [company.ws],
      )

      expect(await subscription(company)).toMatchObject({
        status: 'active',
        subscribed: true,
        card_last_four: '4242',
        subscription: {
          stripe_plan: 'monthly',
          seats: Math.max(5, rows[0].n),
          amount: '3.00',
          currency: 'USD',
        },
        cancelled: false,
        ends_at: null,
      })
    })
  })

  it('subscribes by hosted checkout, which Stripe confirms and which belongs only to its workspace', async () => {
    const [company, other] = [await createCompany(product), await createCompany(product, 'Other')]
    const query = { plan_id: 'yearly' as const }
    const first = (await product.call(billingApi.checkoutPortal, { ...of(company), query })).body
      .data.hosted_page
    const { id, url } = (await product.call(billingApi.checkoutPortal, { ...of(company), query }))
      .body.data.hosted_page
    expect(url).toBe(`https://checkout.stripe.com/c/pay/${id}`)
    const success = (of_: Company, token: string) =>
      product.call(billingApi.checkoutSuccess, { ...of(of_), body: { token } })
    const unknown = { status: 422, body: { code: 'billing.checkout_unknown' } }

    // An unpaid attempt, an unknown one, and one that the next attempt closed.
    for (const token of [id, 'cs_test_none', first.id])
      expect(await success(company, token)).toMatchObject(unknown)

    const made = double.complete(id)
    await product.call(billingApi.checkoutPortal, { ...of(other), query })
    expect(await success(other, id)).toMatchObject(unknown)
    expect(await success(other, made)).toMatchObject(unknown)

    expect(await success(company, id)).toMatchObject({
      status: 200,
      body: { data: { subscribed: true } },
    })

    expect(await success(company, id)).toMatchObject({
      status: 200,
      body: { data: { subscribed: true } },
    })

    expect(await types(company)).toEqual(['BillingCustomerNamed', 'SubscriptionReported'])

    expect((await subscription(company)).subscription).toMatchObject({
      stripe_plan: 'yearly',
      amount: '2.00',
      seats: 5,
    })

    expect(await product.call(billingApi.checkoutPortal, { ...of(company), query })).toMatchObject({
      status: 409,
      body: { code: 'billing.subscribed' },
    })

    const portal = (await product.call(billingApi.portalSession, of(company))).body.data
      .portal_session
    expect(portal.url).toBe(`https://billing.stripe.com/p/session/${portal.id}`)
  })

  it('refuses a card in Stripe’s words, and writes no subscription', async () => {
    const company = await createCompany(product)
    const declined = await subscribe(company, 'pm_card_chargeDeclined')
    const reason = 'The payment provider refused: Your card was declined.'

    expect(declined).toMatchObject({
      status: 422,
      body: { code: 'billing.card', message: reason, errors: { payment_method: [reason] } },
    })

    expect(await subscribe(company, 'pm_nobody')).toMatchObject({
      status: 422,
      body: { message: `The payment provider refused: No such PaymentMethod: 'pm_nobody'` },
    })

    const token = await product.call(billingApi.subscribe, {
      ...of(company),
      body: { token: 'tok_chargeDeclined', plan_id: 'monthly' },
    })

    expect(token).toMatchObject({ status: 422, body: { code: 'billing.card' } })
    expect(await types(company)).toEqual(['BillingCustomerNamed'])

    expect(
      await product.call(billingApi.subscribe, {
        ...of(company),
        body: { token: 'tok_visa', plan_id: 'monthly' },
      }),
    ).toMatchObject({
      status: 200,
    })
  })

  it('refuses bodies that name no card or two, and plans that there are not', async () => {
    const company = await createCompany(product)

    const both = {
      token: 'tok_visa',
      plan_id: 'monthly',
      product_id: 'monthly',
      payment_method: 'pm_1',
    }

    for (const body of [
      {},
      both,
      { token: 'tok_visa' },
      { payment_method: 'pm_1' },
      { token: 'tok_visa', plan_id: 'weekly' },
      { token: '../x', plan_id: 'monthly' },
    ])
      expect(
        await product.call(billingApi.subscribe, { ...of(company), body: body as never }),
      ).toMatchObject({ status: 422 })

    expect(await types(company)).toEqual([])

    for (const call of [billingApi.cancelSubscription, billingApi.portalSession])
      expect((await product.call(call, of(company))).status).toBe(409)
  })

  it('lets the bank ask the cardholder, and the next attempt takes the place of one that was not confirmed', async () => {
    const company = await createCompany(product)
    const asked = (await subscribe(company, 'pm_card_authenticationRequired')).body.data

    expect(asked).toMatchObject({
      subscribed: false,
      client_secret: expect.stringMatching(/_secret_/),
    })

    expect(await subscription(company)).toMatchObject({ status: 'incomplete', subscribed: false })
    double.change(asked.token, { status: 'active' })

    const confirmed = await product.call(billingApi.checkoutSuccess, {
      ...of(company),
      body: { token: asked.token },
    })

    expect(confirmed.body.data).toEqual({ subscribed: true })

    const other = await createCompany(product)
    const left = (await subscribe(other, 'pm_card_authenticationRequired')).body.data
    expect((await subscribe(other, 'pm_card_visa')).body.data).toMatchObject({ subscribed: true })
    const { customer } = await stateOf(other)

    expect(
      double
        .subscriptionsOf(customer!.customer_id)
        .map(({ id, status }) => [id === left.token, status]),
    ).toEqual([
      [true, 'canceled'],
      [false, 'active'],
    ])
  })

  it('subscribes once, however often it is asked at once', async () => {
    const company = await createCompany(product)
    const answers = await Promise.all([1, 2, 3].map(() => subscribe(company, 'pm_card_visa')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200)
    expect(others.map(({ status }) => status)).toEqual([409, 409])

    for (const { body } of others)
      expect(body).toMatchObject({ code: expect.stringMatching(/^billing\.(busy|subscribed)$/) })

    const { customer } = await stateOf(company)
    expect(double.subscriptionsOf(customer!.customer_id)).toHaveLength(1)

    expect(await subscribe(company, 'pm_card_visa')).toMatchObject({
      status: 409,
      body: { code: 'billing.subscribed' },
    })
  })

  it('asks nothing of the provider while another server does so for the workspace', async () => {
    const company = await createCompany(product)
    const lock = [LOCKS.billing, company.ws]
    const elsewhere = product.owner
    await elsewhere.query('select pg_advisory_lock($1::int, hashtext($2))', lock)

    expect(await subscribe(company, 'pm_card_visa')).toMatchObject({
      status: 409,
      body: { code: 'billing.busy' },
    })

    await elsewhere.query('select pg_advisory_unlock($1::int, hashtext($2))', lock)
    expect((await subscribe(company, 'pm_card_visa')).status).toBe(200)

    // A refusal also releases the lock.
    for (const _ of ['once', 'more'])
      expect(await subscribe(company, 'pm_card_visa')).toMatchObject({
        status: 409,
        body: { code: 'billing.subscribed' },
      })
  })

  it('cancels at the end of the paid time, continues on request, and ends by the clock without a message', async () => {
    const company = await createCompany(product)
    await endTrial(company)
    const { token } = (await subscribe(company, 'pm_card_visa')).body.data
    const cancelled = await product.call(billingApi.cancelSubscription, of(company))
    expect([cancelled.status, typeof cancelled.body.data.ends_at]).toEqual([200, 'string'])

    expect(await product.call(billingApi.cancelSubscription, of(company))).toMatchObject({
      status: 409,
      body: { code: 'billing.cancelled' },
    })

    expect(await subscription(company)).toMatchObject({
      subscribed: true,
      cancelled: true,
      next_billing_at: null,
      ends_at: cancelled.body.data.ends_at,
    })

    // With the hosted page, the portal renews it.
    const query = { plan_id: 'monthly' as const }

    expect(
      (await product.call(billingApi.checkoutPortal, { ...of(company), query })).body.data
        .hosted_page.url,
    ).toContain('billing.stripe.com')

    expect((await subscribe(company, 'pm_card_visa', 'yearly')).body.data).toMatchObject({
      subscribed: true,
      token,
    })

    expect(await subscription(company)).toMatchObject({
      cancelled: false,
      ends_at: null,
      subscription: { stripe_plan: 'yearly' },
    })

    expect(await types(company)).toContain('SubscriptionCancelled')

    await product.call(billingApi.cancelSubscription, of(company))
    const ended = Math.floor(Date.now() / 1000) - 1
    double.change(token, { cancel_at: ended })
    await webhook(double.about(token))
    await product.settled()

    expect(await subscription(company)).toMatchObject({
      status: 'canceled',
      subscribed: false,
      read_only: true,
    })

    expect(await addDepartment(company.admin, company.ws)).toMatchObject(READ_ONLY)
  })

  it('cancels the subscription of a workspace once it has closed, once, and none that is still open', async () => {
    const closing = await createCompany(product)
    const open = await createCompany(product)
    for (const company of [closing, open]) await subscribe(company, 'pm_card_visa')
    const { name } = (await product.call(workspacesApi.workspace, of(closing))).body.data

    expect(
      (
        await product.call(closingApi.closeWorkspace, {
          ...of(closing),
          body: { name, notice_days: 7 },
        })
      ).status,
    ).toBe(200)

    const cancelled = async (company: Company) =>
      (await types(company)).filter((type) => type === 'SubscriptionCancelled').length
    await clock.run(new Date(Date.now() + 6 * DAY))
    expect([await cancelled(closing), await cancelled(open)]).toEqual([0, 0])
    // The provider does not answer in the first round.
    double.hangs = true
    await clock.run(new Date(Date.now() + 8 * DAY))
    double.hangs = false
    expect(await cancelled(closing)).toBe(0)
    for (const _ of ['once', 'again']) await clock.run(new Date(Date.now() + 8 * DAY))
    await product.settled()
    expect([await cancelled(closing), await cancelled(open)]).toEqual([1, 0])
    expect(await subscription(closing)).toMatchObject({ cancelled: true, next_billing_at: null })
    expect(await subscription(open)).toMatchObject({ cancelled: false })
  })

  describe('messages of Stripe', () => {
    let company: Company
    let id: string

    beforeAll(async () => {
      company = await createCompany(product)
      id = (await subscribe(company, 'pm_card_visa')).body.data.token
    })

    const status = async () => {
      await product.settled()
      return (await subscription(company)).status
    }

    it('count when they are signed, once', async () => {
      double.change(id, { status: 'past_due' })
      const message = double.about(id)
      const before = await product.events()
      expect(await webhook(message)).toMatchObject({ status: 200, body: { received: true } })
      expect(await status()).toBe('past_due')
      // SubscriptionReported and SubscriptionPaymentFailed.
      expect(await product.events()).toBe(before + 2)

      expect(
        (await Promise.all([message, message, message].map(webhook))).map(
          ({ status: answered }) => answered,
        ),
      ).toEqual([200, 200, 200])

      expect(await product.events()).toBe(before + 2)
      expect((await addDepartment(company.admin, company.ws)).status).toBe(201)
    })

    it('may arrive late and in any order: the state at Stripe counts', async () => {
      const older = double.about(id)
      double.change(id, { status: 'active' })
      const newer = double.about(id)
      await webhook(newer)
      await webhook(older)
      expect(await status()).toBe('active')
    })

    it('change nothing when they are forged, altered, unsigned, or signed long ago', async () => {
      double.change(id, { status: 'canceled', ended_at: 1 })
      const before = await product.events()
      const good = double.about(id)

      const wrong = [
        double.message('customer.subscription.deleted', { id }, { secret: 'whsec_somebody' }),
        double.message(
          'customer.subscription.deleted',
          { id },
          { at: Math.floor(Date.now() / 1000) - 301 },
        ),
        { ...good, raw: Buffer.from(good.raw.toString().replace('canceled', 'active')) },
        { ...good, headers: { 'content-type': 'application/json' } },
        { ...good, raw: Buffer.alloc(0) },
      ]

      const calls = double.calls.length

      for (const message of wrong)
        expect(await webhook(message as never)).toMatchObject({
          status: 400,
          body: { received: false },
        })

      expect([await product.events(), double.calls.length]).toEqual([before, calls])
      expect(await webhook({ ...good, raw: Buffer.alloc(300 * 1024) })).toMatchObject({
        status: 413,
      })
      double.change(id, { status: 'active', ended_at: null })
    })

    it('change nothing about another installation’s customer, or an unknown record', async () => {
      const before = await product.events()

      for (const message of [
        double.message('customer.subscription.updated', { id: 'sub_none' }),
        double.message('charge.succeeded', { id: 'ch_1' }),
        double.message('invoice.paid', { id: 'in_1', parent: null }),
      ])
        expect(await webhook(message)).toMatchObject({ status: 200 })

      expect(await product.events()).toBe(before)
      const reported = async () =>
        (await product.stored(({ type }) => type === 'SubscriptionReported')).length
      const reports = await reported()
      // A subscription that names this workspace but belongs to another customer.
      const other = await createCompany(product, 'Other')
      const theirs = (await subscribe(other, 'pm_card_visa')).body.data.token
      double.change(theirs, { metadata: { workspace_id: company.ws }, status: 'canceled' })
      await webhook(double.about(theirs))
      expect(await status()).toBe('active')
      expect(await reported()).toBe(reports + 1)
    })
  })

  it('reports seats to Stripe as people come and go, and asks about missing payments', async () => {
    const company = await createCompany(product)
    const { token } = (await subscribe(company, 'pm_card_visa')).body.data
    for (const name of ['Bea', 'Cid', 'Dan', 'Eva', 'Fay']) await hire(product, company, name)
    await clock.run(new Date())
    await product.settled()

    expect(await subscription(company)).toMatchObject({
      seats: { employees: 6, billed: 6 },
      subscription: { seats: 6 },
    })

    const calls = double.calls.length
    await clock.run(new Date())
    expect(double.calls.slice(calls).filter((call) => call.includes(token))).toEqual([])
    double.change(token, { status: 'unpaid' })
    await clock.run(new Date(Date.now() + 31 * DAY))
    await product.settled()
    expect(await subscription(company)).toMatchObject({ status: 'unpaid', subscribed: false })
  })

  it('survives a hanging Stripe: dependent calls are refused in time, the rest goes on', async () => {
    const company = await createCompany(product)
    const subscribed = await createCompany(product)
    const { token } = (await subscribe(subscribed, 'pm_card_visa')).body.data
    double.hangs = true

    const away = {
      status: 503,
      body: { code: 'billing.provider_away' },
      headers: { 'retry-after': '30' },
    }

    const before = double.calls.length

    const waiting = [
      subscribe(company, 'pm_card_visa'),
      product.call(billingApi.cancelSubscription, of(subscribed)),
      product.call(billingApi.checkoutSuccess, { ...of(subscribed), body: { token: 'cs_test_1' } }),
    ]

    await until(() => double.calls.length >= before + waiting.length)
    expect((await addDepartment(company.admin, company.ws)).status).toBe(201)
    expect(await subscription(company)).toMatchObject({
      plans: [{ price: '3.00' }, { price: '2.00' }],
    })
    for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject(away)
    expect((await webhook(double.about(token))).status).toBe(503)
    // The clock stops at the first unanswered call, without failing.
    await hire(product, subscribed, 'Bea')
    await clock.run(new Date(Date.now() + 40 * DAY))
    double.hangs = false
    expect((await subscribe(company, 'pm_card_visa')).status).toBe(200)
  })

  it('opens neither checkout nor portal for an auditor, who only reads', async () => {
    const company = await createCompany(product)

    const { rows } = await product.owner.query(
      `select id from read.roles where workspace_id = $1 and name = 'Auditor'`,
      [company.ws],
    )

    const auditor = await hire(product, company, 'Aud', { role_id: rows[0].id })
    const as = { token: auditor.token, params: { ws: company.ws } }
    expect((await product.call(billingApi.subscription, as)).status).toBe(200)

    const answers = [
      await product.call(billingApi.checkoutPortal, { ...as, query: { plan_id: 'monthly' } }),
      await product.call(billingApi.portalSession, as),
    ]

    expect(answers.map(({ status }) => status)).toEqual([403, 403])
  })
})

describe('billing without a payment provider', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct()
  })

  afterAll(() => product?.stop())

  it('renews a cancelled subscription with the plan that is chosen, and promises no payment before', async () => {
    const company = await createCompany(product)
    const of = { token: company.admin.token, params: { ws: company.ws } }

    const order = async (plan_id: 'monthly' | 'yearly') => {
      const { hosted_page } = (
        await product.call(billingApi.checkoutPortal, { ...of, query: { plan_id } })
      ).body.data
      const token = new URL(hosted_page.url).searchParams.get('token')!
      expect(
        (await product.call(billingApi.checkoutSuccess, { ...of, body: { token } })).body.data,
      ).toEqual({ subscribed: true })
    }

    const current = async () => (await product.call(billingApi.subscription, of)).body.data
    await order('monthly')

    expect(await current()).toMatchObject({
      cancelled: false,
      next_billing_at: expect.any(String),
      ends_at: null,
    })

    expect((await product.call(billingApi.cancelSubscription, of)).status).toBe(200)

    expect(await current()).toMatchObject({
      cancelled: true,
      next_billing_at: null,
      ends_at: expect.any(String),
    })

    await order('yearly')

    expect(await current()).toMatchObject({
      cancelled: false,
      ends_at: null,
      subscription: { stripe_plan: 'yearly' },
    })
  })
})

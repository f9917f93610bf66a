import { auditApi } from '@workledger/contracts/audit/audit.api'
import { expensesApi as api } from '@workledger/contracts/expenses/expenses.api'
import { listsApi } from '@workledger/contracts/lists/lists.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { together } from '../support/together'
import { upload } from '../support/upload'

const receipt = (text: string) => ({
  name: 'receipt.pdf',
  bytes: `%PDF-1.7 ${text}`,
  type: 'application/pdf',
})

const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

describe('expenses, over HTTP', () => {
  let product: Product
  let company: Company
  let manager: Person
  let employee: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')
    employee = await hire(product, company, 'Eli', { manager_id: manager.employee })
  })

  afterAll(() => product?.stop())

  const typed = {
    name: 'Train',
    category: 'travelling' as const,
    description: 'To the client',
    amount: '12.50',
    date: '2026-03-02',
  }

  const claim = (body: object = {}, who = employee, of = who) =>
    product.call(api.requestExpense, {
      token: who.token,
      params: { id: of.employee },
      body: { ...typed, ...body },
    })

  const claimed = async (body: object = {}, who = employee): Promise<string> =>
    (await claim(body, who)).body.data.id

  const on = (id: string, who: Person, of = employee) => ({
    token: who.token,
    params: { id: of.employee, expenseId: id },
  })

  const decide = (
    id: string,
    approved: boolean,
    { who = manager, body = {}, of = employee }: { who?: Person; body?: object; of?: Person } = {},
  ) =>
    product.call(api.decideExpense, {
      ...on(id, who, of),
      body: { approved, rejected: !approved, ...body },
    })

  const reimburse = (id: string, body: object = {}, who = company.admin) =>
    product.call(api.reimburseExpense, { ...on(id, who), body: { date: day(0), ...body } })

  const reverse = (id: string, body: object = {}) =>
    product.call(api.reverseReimbursement, {
      ...on(id, company.admin),
      body: { date: day(0), note: 'Paid twice', ...body },
    })

  it('is claimed with its receipt, approved with a comment, reimbursed, and explained by its history', async () => {
    const fields = { ...typed, amount: '99.9' }

    const asked = await upload(product, api.requestExpense, {
      token: employee.token,
      params: { id: employee.employee },
      fields,
      files: { document: receipt('1') },
    })

    expect(asked).toMatchObject({ status: 201, body: { data: { warnings: [] } } })
    const id: string = asked.body.data.id
    const own = await product.call(api.expense, on(id, employee))

    expect(own.body.data).toMatchObject({
      ...typed,
      amount: '99.90',
      currency: 'EUR',
      rate: null,
      base_amount: '99.90',
      status: 'pending',
      approved: false,
      rejected: false,
      payment: 'none',
      warnings: [],
    })

    const seen = await product.call(api.expenseDocument, on(id, manager))
    expect([seen.status, seen.body]).toEqual([200, '%PDF-1.7 1'])

    const inbox = await product.call(api.expensesToApprove, {
      token: manager.token,
      params: { id: manager.employee },
    })

    expect(inbox.body.data.map((row) => row.id)).toEqual([id])
    const approved = await decide(id, true, { who: manager, body: { comment: 'Fine' } })

    expect(approved).toMatchObject({
      status: 200,
      body: { data: { status: 'approved', approved: true, payment: 'due', comment: 'Fine' } },
    })

    const paid = await reimburse(id, { note: 'By bank' })
    expect(paid.body.data).toMatchObject({ payment: 'paid', reimbursed_on: day(0) })

    for (const reader of [employee, manager]) {
      const history = await product.call(auditApi.history, {
        token: reader.token,
        params: { ws: company.ws, stream: paid.body.data.stream },
        query: {},
      })

      expect(history.body.data.events.map(({ type, actor }) => [type, actor.name])).toEqual([
        ['ExpenseRequested', 'Eli Tester'],
        ['ExpenseApproved', 'Mia Tester'],
        ['ExpenseReimbursed', 'Ada Tester'],
      ])

      expect(history.body.data.events[1]!.changes).toContainEqual({
        field: 'comment',
        from: null,
        to: 'Fine',
      })
    }

    const zoe = await hire(product, company, 'Zoe')

    const stranger = {
      token: zoe.token,
      params: { ws: company.ws, stream: paid.body.data.stream },
      query: {},
    }

    expect(await product.call(auditApi.history, stranger)).toMatchObject({ status: 403 })

    expect(
      await product.call(auditApi.history, {
        ...stranger,
        params: { ws: company.ws, stream: `expense-${zoe.employee}` },
      }),
    ).toMatchObject({ status: 403 })

    expect(
      (
        await product.call(listsApi.adminList, {
          token: zoe.token,
          params: { ws: company.ws, resource: 'expenses' },
        })
      ).body,
    ).toEqual([])
  })

  it('is changed with _method=PUT while it is pending, and keeps its receipt', async () => {
    const first = await upload(product, api.requestExpense, {
      token: employee.token,
      params: { id: employee.employee },
      fields: { ...typed, name: 'Taxi' },
      files: { document: receipt('2') },
    })

    const id: string = first.body.data.id

    const changed = await product.inject({
      method: 'POST',
      url: `/api/v1/employees/${employee.employee}/expenses/${id}`,
      token: employee.token,
      raw: Buffer.from(
        `${Object.entries({ ...typed, name: 'Taxi home', amount: '20', _method: 'PUT' })
          .map(
            ([name, value]) =>
              `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
          )
          .join('')}--x--\r\n`,
      ),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })

    expect(changed).toMatchObject({
      status: 200,
      body: { data: { name: 'Taxi home', amount: '20.00' } },
    })

    expect((await product.call(api.expenseDocument, on(id, employee))).body).toBe('%PDF-1.7 2')
    // The claim changed after the request: the manager confirms the new revision.
    expect(await decide(id, true)).toMatchObject({ status: 409, body: { code: 'state.stale' } })
    const { revision } = (await product.call(api.expense, on(id, manager))).body.data

    const seen = {
      ...on(id, manager),
      body: { approved: true, rejected: false },
      headers: { 'if-match': `"${revision}"` },
    }

    expect((await product.call(api.decideExpense, seen)).status).toBe(200)
    const before = await product.events(company.ws)
    const body = { ...typed, name: 'Taxi again' }

    expect(await product.call(api.changeExpense, { ...on(id, employee), body })).toMatchObject({
      status: 409,
      body: { code: 'expenses.not_pending' },
    })

    expect(await product.call(api.deleteExpense, on(id, employee))).toMatchObject({
      status: 409,
      body: { code: 'expenses.not_pending' },
    })

    expect(await product.events(company.ws)).toBe(before)
    expect((await product.call(api.deleteExpense, on(id, company.admin))).status).toBe(204)
    expect(await product.call(api.expense, on(id, employee))).toMatchObject({ status: 404 })
  })

  it('refuses faults in the documents’ words, and writes nothing', async () => {
    const pending = await claimed({ name: 'Pending' })
    const before = await product.events(company.ws)

    const wrong: [object, string, string][] = [
      [{ name: ' ' }, 'name', 'Enter the expense name!'],
      [{ category: 'rent' }, 'category', 'Please Select the expense type'],
      [{ description: '' }, 'description', 'Please enter the description!'],
      [{ amount: 'much' }, 'amount', 'Please Enter the Cost in Numeric Value!'],
      [{ amount: '' }, 'amount', 'Please Enter the Cost in Numeric Value!'],
      [{ amount: 0 }, 'amount', 'The cost must be more than 0.'],
      [{ amount: '-5' }, 'amount', 'The cost must be more than 0.'],
      [{ amount: 1e12 }, 'amount', 'The cost must be less than 1,000,000,000,000.'],
      [{ amount: '12.505' }, 'amount', 'An amount in EUR has at most 2 decimal places.'],
      [{ date: '' }, 'date', 'Enter the Date for expense!'],
      [{ date: day(2) }, 'date', 'The date of an expense cannot be in the future.'],
      [{ date: '2016-01-01' }, 'date', 'You cannot select a day more than 10 years away.'],
      [{ currency: 'QQQ' }, 'currency', 'Choose a currency.'],
      [{ currency: 'USD', rate: '0' }, 'rate', 'The rate must be more than 0.'],
      [
        { currency: 'USD', rate: '1000000000' },
        'rate',
        'The rate must be less than 1,000,000,000.',
      ],
      [{ currency: 'USD', rate: 'a lot' }, 'rate', 'Please enter the rate as a number!'],
      [{ currency: 'USD', rate: '0.0001' }, 'rate', 'With this rate the amount is 0.00 EUR.'],
    ]

    for (const [body, field, sentence] of wrong) {
      const { status, body: answer } = (await claim(body)) as { status: number; body: any }
      expect([body, status, answer.errors]).toEqual([body, 422, { [field]: [sentence] }])
    }

    for (const body of [
      { approved: true, rejected: true },
      { approved: false, rejected: false },
      {},
    ])
      expect(
        await product.call(api.decideExpense, { ...on(pending, manager), body: body as never }),
      ).toMatchObject({ status: 422 })

    expect(await reimburse(pending)).toMatchObject({
      status: 409,
      body: { code: 'expenses.not_approved' },
    })

    expect(await reverse(pending)).toMatchObject({
      status: 409,
      body: { code: 'expenses.not_paid' },
    })

    expect(await reverse(pending, { note: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { note: ['Please say why.'] } },
    })

    expect(await reimburse(pending, {}, manager)).toMatchObject({ status: 403 })
    expect(await decide(pending, true, { who: employee })).toMatchObject({ status: 403 })
    const other = await createCompany(product, 'Other')

    expect(await decide(pending, true, { who: other.admin })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })

    // Another employee's claim under the caller's own address.
    expect(
      await decide(pending, true, { who: company.admin, body: {}, of: manager }),
    ).toMatchObject({ status: 404 })
    expect(await product.call(api.expense, on(pending, manager, manager))).toMatchObject({
      status: 404,
    })
    expect(await product.events(company.ws)).toBe(before)
  })

  it('takes no program for a receipt, whatever it is called', async () => {
    const before = await product.events(company.ws)

    const program = {
      name: 'receipt.pdf',
      bytes: Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
      type: 'application/pdf',
    }

    const answer = await upload(product, api.requestExpense, {
      token: employee.token,
      params: { id: employee.employee },
      fields: typed,
      files: { document: program },
    })

    expect(answer).toMatchObject({ status: 415, body: { code: 'upload.kind' } })
    expect(await product.events(company.ws)).toBe(before)
  })

  it('in another currency is approved at a rate, the claimant’s or the approver’s', async () => {
    const dollars = await claimed({ name: 'Hotel', amount: '100', currency: 'USD' })
    const before = await product.events(company.ws)

    expect(await decide(dollars, true)).toMatchObject({
      status: 422,
      body: {
        code: 'expenses.rate_missing',
        errors: { rate: ['Please enter the rate from USD to EUR.'] },
      },
    })

    expect(await product.events(company.ws)).toBe(before)
    const approved = await decide(dollars, true, { who: manager, body: { rate: '0.92345' } })

    expect(approved.body.data).toMatchObject({
      amount: '100.00',
      currency: 'USD',
      rate: '0.92345',
      base_amount: '92.35',
      base_currency: 'EUR',
    })

    const yen = await claimed({ name: 'Tea', amount: '1000', currency: 'JPY', rate: '0.0061' })

    expect((await decide(yen, true)).body.data).toMatchObject({
      amount: '1000',
      rate: '0.0061',
      base_amount: '6.10',
    })
  })

  it('adds up by currency, and never across', async () => {
    const ida = await hire(product, company, 'Ida', { manager_id: manager.employee })

    for (const body of [{ amount: '10.10' }, { amount: '5.20' }, { amount: '7', currency: 'USD' }])
      await claim(body, ida)

    const paid = await claimed({ amount: '0.30' }, ida)
    const refused = await claimed({ amount: '40' }, ida)
    await decide(paid, true, { who: manager, body: {}, of: ida })
    await decide(refused, false, { who: manager, body: {}, of: ida })

    await product.call(api.reimburseExpense, {
      ...on(paid, company.admin, ida),
      body: { date: day(0) },
    })

    const stats = await product.call(api.expenseStats, {
      token: ida.token,
      params: { id: ida.employee },
    })

    const euros = {
      currency: 'EUR',
      total: '15.60',
      pending: '15.30',
      approved: '0.30',
      rejected: '40.00',
      reimbursed: '0.30',
    }

    expect(stats.body.data).toEqual({
      ...euros,
      count: 5,
      pending_count: 3,
      currencies: [
        { ...euros, count: 4 },
        {
          currency: 'USD',
          total: '7.00',
          pending: '7.00',
          approved: '0.00',
          rejected: '0.00',
          reimbursed: '0.00',
          count: 1,
        },
      ],
    })

    const none = await product.call(api.expenseStats, {
      token: manager.token,
      params: { id: manager.employee },
    })

    expect(none.body.data).toMatchObject({
      currency: 'EUR',
      total: '0.00',
      count: 0,
      currencies: [],
    })
  })

  it('is decided by exactly one of two approvers at once, and paid by one of two', async () => {
    const id = await claimed({ name: 'Raced' })
    const before = await product.events(company.ws)

    const answers = await Promise.all([
      decide(id, true),
      decide(id, true, { who: company.admin }),
      decide(id, true),
    ])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const paid = await Promise.all([reimburse(id), reimburse(id), reimburse(id)])
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await product.events(company.ws)).toBe(before + 2)

    const refusals: [Promise<{ status: number; body: any }>, string][] = [
      [decide(id, false), 'expenses.paid'],
      [product.call(api.deleteExpense, on(id, company.admin)), 'expenses.paid'],
      [reimburse(id), 'expenses.paid'],
    ]

    for (const [answer, code] of refusals)
      expect(await answer).toMatchObject({ status: 409, body: { code } })

    expect(await product.events(company.ws)).toBe(before + 2)

    expect((await reverse(id)).body.data).toMatchObject({
      status: 'approved',
      payment: 'due',
      reimbursed_on: null,
      was_paid: true,
    })

    // It stays for the books, though it may be rejected now.
    const kept = await product.call(api.deleteExpense, on(id, company.admin))
    expect(kept).toMatchObject({ status: 409, body: { code: 'expenses.was_paid' } })
    expect((await reimburse(id)).body.data).toMatchObject({ payment: 'paid' })
  })

  it.each([
    ['as both saw it', { status_before: 'pending' }],
    ['without a word about what they saw', {}],
  ])('is decided by one of two who decide differently at once, %s', async (_, saw) => {
    const id = await claimed({ name: 'Contested' })
    const before = await product.events(company.ws)

    const answers = await together(product, [
      () => decide(id, true, { who: manager, body: saw }),
      () => decide(id, false, { who: company.admin, body: saw }),
    ])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'state.conflict',
    })
    expect(await product.events(company.ws)).toBe(before + 1)
    const { status } = answers.find((answer) => answer.status === 200)!.body.data
    expect(
      await decide(id, status === 'rejected', { who: manager, body: { status_before: status } }),
    ).toMatchObject({ status: 200 })
  })

  it('warns of a claim that looks the same and of a receipt that was used, and takes it all the same', async () => {
    const dan = await hire(product, company, 'Dan', { manager_id: manager.employee })
    const eve = await hire(product, company, 'Eve', { manager_id: manager.employee })

    const send = (who: Person, fields: object, text: string) =>
      upload(product, api.requestExpense, {
        token: who.token,
        params: { id: who.employee },
        fields: { ...typed, ...fields },
        files: { document: receipt(text) },
      })

    const codes = (answer: any) =>
      answer.body.data.warnings.map(({ code }: { code: string }) => code)
    const first = await send(dan, {}, 'a')
    expect([first.status, codes(first)]).toEqual([201, []])
    const second = await send(dan, { name: 'Train again' }, 'b')
    expect([second.status, codes(second)]).toEqual([201, ['expenses.same_claim']])
    const third = await send(eve, { amount: '13' }, 'a')
    expect([third.status, codes(third)]).toEqual([201, ['expenses.same_receipt']])
    // A rejected claim is no duplicate.
    await decide(second.body.data.id, false, { who: manager, body: {}, of: dan })
    await decide(third.body.data.id, false, { who: manager, body: {}, of: eve })
    const { body } = await product.call(api.expense, on(first.body.data.id, manager, dan))
    expect(body.data.warnings).toEqual([])
  })

  it('leaves an admin’s own claim to another, and marks it if there is none', async () => {
    const lone = await createCompany(product, 'Lone')
    const params = { id: lone.admin.employee }
    const id = await claimed({}, lone.admin)

    const approve = (expenseId: string) =>
      product.call(api.decideExpense, {
        token: lone.admin.token,
        params: { ...params, expenseId },
        body: { approved: true, rejected: false },
      })

    expect((await approve(id)).body.data.status).toBe('approved')
    const [approved] = await product.stored(
      ({ stream, type }) => stream === `expense-${id}` && type === 'ExpenseApproved',
    )
    expect(approved!.data.own).toBe(true)

    const { rows: roles } = await product.owner.query(
      `select id from read.roles where workspace_id = $1 and name = 'Admin'`,
      [lone.ws],
    )

    await hire(product, lone, 'Second', { role_id: roles[0].id })
    const next = await claimed({}, lone.admin)
    const before = await product.events(lone.ws)
    expect(await approve(next)).toMatchObject({ status: 403, body: { code: 'expenses.own' } })
    const inbox = await product.call(api.expensesToApprove, { token: lone.admin.token, params })
    expect(inbox.body.data).toEqual([])
    expect(await product.events(lone.ws)).toBe(before)
  })

  it('answers pages of 15 with the true total, filtered, searched and sorted', async () => {
    const pat = await hire(product, company, 'Pat')

    for (let n = 1; n <= 17; n++)
      await claim({ name: `Meal ${n}`, category: n % 2 ? 'meals' : 'stuff', amount: n }, pat)

    const list = async (query: object = {}) =>
      (
        await product.call(api.expenses, {
          token: pat.token,
          params: { id: pat.employee },
          query: query as never,
        })
      ).body

    expect(await list({ include: 'document' })).toMatchObject({
      total: 17,
      meta: { page: 1, per_page: 15, last_page: 2 },
    })

    expect((await list({ page: 2 })).data).toHaveLength(2)
    expect((await list({ category: 'meals' })).total).toBe(9)
    expect((await list({ q: 'meal 17' })).data.map(({ name }) => name)).toEqual(['Meal 17'])
    expect((await list({ sort: '-amount', per_page: 2 })).data.map(({ amount }) => amount)).toEqual(
      ['17.00', '16.00'],
    )
  })
})

import { createHash } from 'node:crypto'
import { accessApi } from '@workledger/contracts/access/access.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { paymentsApi as api } from '@workledger/contracts/payments/payments.api'
import type { PaymentFormat } from '@workledger/contracts/payments/payments.events'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { endToEndId } from '@workledger/domain/payments/transfers'
import { violations } from '../schemas/violations'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

const IBAN = {
  ada: 'DE89370400440532013000',
  bob: 'FR1420041010050500013M02606',
  company: 'NL91ABNA0417164300',
}

const body = (iban: string, more: object = {}) => ({
  holder: 'Ada Byron',
  iban,
  current_password: PASSWORD,
  ...more,
})

describe('paying people, over HTTP', () => {
  let product: Product
  let company: Company
  let other: Company
  let manager: Person
  let ada: Person
  let bob: Person
  let cyd: Person
  let officer: Person
  let auditor: Person
  let role: (name: string) => { role_id: string }

  const become = async (person: Person, name: string) => {
    const changed = await product.call(peopleApi.changeEmployee, {
      token: company.admin.token,
      params: { ws: company.ws, id: person.employee },
      body: role(name),
    })

    expect(changed.status).toBe(200)
  }

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    other = await createCompany(product, 'Other')

    const roles = await product.owner.query(
      'select id, name from read.roles where workspace_id = $1',
      [company.ws],
    )

    role = (name) => ({ role_id: roles.rows.find((row) => row.name === name).id })
    manager = await hire(product, company, 'Mia')
    officer = await hire(product, company, 'Pia', role('Payroll Officer'))
    auditor = await hire(product, company, 'Otto', role('Auditor'))
    ada = await hire(product, company, 'Ada', { manager_id: manager.employee })
    bob = await hire(product, company, 'Bob')
    cyd = await hire(product, company, 'Cyd')

    for (const [who, pay] of [
      [ada, '3000'],
      [bob, '2000.50'],
      [cyd, '1000'],
    ] as const)
      await product.call(employmentApi.addContract, {
        token: company.admin.token,
        params: { id: who.employee },
        body: {
          effective_on: '2025-01-01',
          base_compensation_amount: pay,
          base_compensation_type: 'monthly',
          currency: 'EUR',
        },
      })
  }, 120_000)

  afterAll(() => product?.stop())

  const events = () => product.events()

  const change = (by: Person, of: Person, sent: object) =>
    product.call(api.changeBankAccount, {
      token: by.token,
      params: { id: of.employee },
      body: sent as never,
    })

  const read = (by: Person, of: Person) =>
    product.call(api.bankAccount, { token: by.token, params: { id: of.employee } })

  const run = async (month: string, days: number, currency = 'EUR') => {
    const params = { ws: company.ws }

    const dates = {
      start: `2026-${month}-01`,
      end: `2026-${month}-${days}`,
      pay_date: `2026-${month}-28`,
      currency,
    }

    const drafted = await product.call(payrollApi.draftPayrun, {
      token: officer.token,
      params,
      body: dates,
    })

    expect(drafted.status).toBe(201)

    return { ws: company.ws, id: drafted.body.data.id }
  }

  const approve = (params: { ws: string; id: string }) =>
    product.call(payrollApi.approvePayrun, { token: officer.token, params, body: {} })

  const payment = async (params: { ws: string; id: string }) => {
    const { status, body: answer } = await product.call(api.runPayment, {
      token: officer.token,
      params,
    })

    expect(status).toBe(200)
    return answer.data
  }

  const make = (params: { ws: string; id: string }, format: PaymentFormat, who = officer) =>
    product.call(api.makePaymentFile, { token: who.token, params, body: { format } })

  const refused = async (
    call: () => Promise<{ status: number; body: any }>,
    status: number,
    code: string,
    field?: string,
  ) => {
    const before = await events()
    const answer = await call()
    const codes = { ...answer.body.error_codes }

    expect([answer.status, field ? JSON.stringify(codes[field]) : answer.body.code]).toEqual([
      status,
      field ? expect.stringContaining(code) : code,
    ])

    expect(await events()).toBe(before)
  }

  it('stores an account with the current password, and shows only its last four characters', async () => {
    expect((await read(ada, ada)).body.data.account).toBeNull()

    const changed = await change(
      ada,
      ada,
      body('de89 3704 0044 0532 0130 00', { bic: 'cobadeff xxx' }),
    )

    expect(changed.status).toBe(200)

    expect(changed.body.data.account).toMatchObject({
      holder: 'Ada Byron',
      iban: '•••• 3000',
      bic: 'COBADEFFXXX',
      changed_by: 'Ada Tester',
    })

    for (const who of [ada, officer, auditor, company.admin])
      expect(JSON.stringify((await read(who, ada)).body)).not.toContain(IBAN.ada)

    expect((await change(officer, bob, { ...body(IBAN.bob), holder: 'Bob Tester' })).status).toBe(
      200,
    )
    const { stream } = (await read(ada, ada)).body.data

    const history = await product.call(auditApi.history, {
      token: ada.token,
      params: { ws: company.ws, stream },
      query: {},
    })

    expect(JSON.stringify(history.body)).toContain('•••• 3000')

    for (const query of [{}, { subject: 'account' }, { at: 0, subject: 'account' }]) {
      const told = [
        await product.call(auditApi.history, {
          token: company.admin.token,
          params: { ws: company.ws, stream },
          query: query as never,
        }),
        await product.call(auditApi.stream, {
          token: company.admin.token,
          params: { ws: company.ws, stream },
          query: query as never,
        }),
      ]
      for (const { body: answer } of told) expect(JSON.stringify(answer)).not.toContain(IBAN.ada)
    }

    const rows = await product.stored(({ type }) => type === 'BankAccountChanged')
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['BankAccountChanged']))
    expect(JSON.stringify(rows.map(({ data }) => data))).not.toContain('DE89')
    const before = await events()
    expect((await change(ada, ada, body(IBAN.ada, { bic: 'COBADEFFXXX' }))).status).toBe(200)
    expect(await events()).toBe(before)
  })

  it('refuses a wrong number, a wrong password, a sign-in-as session, and strangers', async () => {
    await refused(
      () => change(ada, ada, body('DE88370400440532013000')),
      422,
      'payment.iban',
      'iban',
    )

    await refused(
      () => change(ada, ada, body('DE8937040044053201300')),
      422,
      'payment.iban',
      'iban',
    )

    await refused(
      () => change(ada, ada, body(IBAN.ada, { bic: 'COBA' })),
      422,
      'payment.bic',
      'bic',
    )

    await refused(
      () => change(ada, ada, { ...body(IBAN.ada), iban: '' }),
      422,
      'payment.number',
      'iban',
    )

    await refused(
      () => change(ada, ada, body(IBAN.ada, { account_number: '123456' })),
      422,
      'payment.both',
      'account_number',
    )

    await refused(
      () => change(ada, ada, { ...body(IBAN.ada), iban: null, account_number: '=1+1' }),
      422,
      'number_form',
      'account_number',
    )

    await refused(
      () => change(ada, ada, body(IBAN.bob, { holder: ' ' })),
      422,
      'payment.holder',
      'holder',
    )

    await refused(
      () => change(ada, ada, body(IBAN.bob, { current_password: 'wrong' })),
      422,
      'access.current_password',
      'current_password',
    )

    await refused(
      () => change(ada, ada, { holder: 'A', iban: IBAN.bob }),
      422,
      'current_password_missing',
      'current_password',
    )

    for (const who of [bob, manager])
      await refused(() => change(who, ada, body(IBAN.bob)), 403, 'access.denied')

    for (const who of [bob, manager]) await refused(() => read(who, ada), 403, 'access.denied')
    await refused(() => change(auditor, ada, body(IBAN.bob)), 403, 'access.denied')
    await refused(() => change(other.admin, ada, body(IBAN.bob)), 404, 'not_found')

    const minted = await product.call(accessApi.loginKey, {
      token: company.admin.token,
      params: { id: ada.employee },
    })

    const as = await product.call(accessApi.loginAs, {
      params: { id: ada.employee },
      body: { key: minted.body.data.key },
    })

    await refused(
      () => change({ ...ada, token: as.body.token }, ada, body(IBAN.bob)),
      403,
      'access.impersonating',
    )
  })

  it('is removed with the password, by people who may change it, and is then missing', async () => {
    const remove = (by: Person, current_password = PASSWORD, of = cyd) =>
      product.call(api.removeBankAccount, {
        token: by.token,
        params: { id: of.employee },
        body: { current_password },
      })

    expect((await change(cyd, cyd, body(IBAN.bob, { holder: 'Cyd Tester' }))).status).toBe(200)
    await refused(() => remove(cyd, 'wrong'), 422, 'access.current_password', 'current_password')

    for (const who of [bob, manager, auditor])
      await refused(() => remove(who), 403, 'access.denied')

    await refused(() => remove(other.admin), 404, 'not_found')
    expect((await remove(officer)).body.data.account).toBeNull()
    expect((await read(cyd, cyd)).body.data.account).toBeNull()
    await refused(() => remove(cyd), 409, 'payment.no_account')
    const { stream } = (await read(cyd, cyd)).body.data

    const history = await product.call(auditApi.history, {
      token: cyd.token,
      params: { ws: company.ws, stream },
      query: {},
    })

    expect(history.body.data.events.map(({ type }) => type)).toEqual([
      'BankAccountChanged',
      'BankAccountRemoved',
    ])

    expect(JSON.stringify(history.body)).not.toContain(IBAN.bob)
  })

  it('makes the file of an approved run, the same again with the same ids, and says who lacks an account', async () => {
    const params = await run('01', 31)
    await refused(() => make(params, 'csv'), 409, 'payment.not_approved')
    // Before the approval, its checks name the accounts that are missing for the payment.
    const accounts = async () =>
      (await product.call(payRunsApi.payrunChecks, { token: officer.token, params })).body.data
        .accounts

    expect(await accounts()).toMatchObject({
      company: true,
      count: 1,
      people: [{ first_name: 'Cyd' }],
    })

    expect((await approve(params)).status).toBe(200)
    await refused(() => make(params, 'pain.001'), 409, 'payment.no_company_account')
    const account = { name: 'Müller & Söhne', iban: IBAN.company, bic: 'ABNANL2A' }

    const set = (sent: object, who = company.admin, current_password = PASSWORD) =>
      product.call(api.changeCompanyAccount, {
        token: who.token,
        params: { ws: company.ws },
        body: { ...sent, current_password } as never,
      })

    await refused(() => set(account, officer), 403, 'access.denied')

    await refused(
      () => set({ ...account, iban: 'SA0380000000608010167519' }),
      422,
      'payment.outside_sepa',
      'iban',
    )

    await refused(
      () => set(account, company.admin, 'not the password'),
      422,
      'access.current_password',
      'current_password',
    )

    await refused(
      () => set(account, company.admin, ''),
      422,
      'access.current_password_missing',
      'current_password',
    )

    expect((await set(account)).body.data.account).toEqual({ ...account, iban: '•••• 4300' })

    const remove = (who = company.admin, current_password = PASSWORD) =>
      product.call(api.removeCompanyAccount, {
        token: who.token,
        params: { ws: company.ws },
        body: { current_password },
      })

    await refused(() => remove(officer), 403, 'access.denied')

    await refused(
      () => remove(company.admin, 'not the password'),
      422,
      'access.current_password',
      'current_password',
    )

    expect(await remove()).toMatchObject({ status: 200, body: { data: { account: null } } })
    await refused(() => make(params, 'pain.001'), 409, 'payment.no_company_account')
    await refused(() => remove(), 409, 'payment.no_account')
    expect((await set(account)).status).toBe(200)

    const before = await payment(params)

    expect(before).toMatchObject({
      entries_count: 3,
      paid_count: 0,
      lacking_count: 1,
      changed: [],
      made: [],
      paid_on: null,
    })

    expect(before.lacking).toMatchObject([
      { employee: { first_name: 'Cyd' }, net_pay: '1000.00', reason: 'no_account' },
    ])

    expect(before.files).toEqual([
      { format: 'pain.001', transactions: 2, total: '5000.50', execution_date: expect.any(String) },
      { format: 'csv', transactions: 2, total: '5000.50', execution_date: expect.any(String) },
    ])

    const [first, again] = [await make(params, 'pain.001'), await make(params, 'pain.001')]
    expect([first.status, again.body.data.content]).toEqual([201, first.body.data.content])
    const { content, sha256, id } = first.body.data
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
    expect(await violations(content)).toEqual([])

    for (const text of [
      IBAN.ada,
      IBAN.bob,
      IBAN.company,
      '<Nm>Muller + Sohne</Nm>',
      '<CtrlSum>5000.50</CtrlSum>',
      '<NbOfTxs>2</NbOfTxs>',
    ])
      expect(content).toContain(text)

    const { made } = await payment(params)
    expect(made).toHaveLength(2)

    expect(made.at(-1)).toMatchObject({
      id,
      sha256,
      transactions: 2,
      total: '5000.50',
      made_by: 'Pia Tester',
    })

    const csv = (await make(params, 'csv')).body.data.content
    expect(csv.split('\r\n')).toHaveLength(4)
    expect(csv).toContain(`,Ada Byron,${IBAN.ada},COBADEFFXXX,,,3000.00,EUR,`)

    // With another account the same payments go another way, so the message is new; each payment
    // keeps its reference.
    const messageOf = (xml: string) => /<MsgId>(.+)<\/MsgId>/.exec(xml)![1]
    await change(ada, ada, body('BE68539007547034'))
    const third = (await make(params, 'pain.001')).body.data.content
    expect(messageOf(third)).not.toBe(messageOf(content))
    expect(third.match(/<EndToEndId>.+</g)).toEqual(content.match(/<EndToEndId>.+</g))
  })

  it('marks as paid, shows it on the payslip, and takes it back', async () => {
    const params = await run('02', 28)

    const paid = (sent: object, who = officer) =>
      product.call(api.markPaid, {
        token: who.token,
        params,
        body: { paid_on: '2026-02-27', ...sent },
      })

    const unpaid = (sent: object = {}) =>
      product.call(api.markUnpaid, { token: officer.token, params, body: sent })
    await refused(() => paid({}), 409, 'payment.not_approved')
    await approve(params)

    // Ada's account changed after the approval of January's run; a change in the same second is
    // reported too.
    expect((await payment(params)).changed[0]).toMatchObject({
      employee: { first_name: 'Ada' },
      changed_by: 'Ada Tester',
    })

    const { rows } = await product.owner.query(
      'select id, employee_id from read.payrun_entries where payrun_id = $1',
      [params.id],
    )

    const entry = rows.find(({ employee_id }) => employee_id === ada.employee).id

    const payslip = async () => {
      const { body: answer } = await product.call(payrollApi.payslips, {
        token: ada.token,
        params: { id: ada.employee },
        query: {},
      })
      return answer.data.find(({ id }) => id === entry)!.paid_on
    }

    expect(await payslip()).toBeNull()
    await refused(() => paid({ paid_on: '2199-01-01' }), 422, 'payment.future', 'paid_on')
    await refused(() => paid({ entry_ids: [params.id] }), 422, 'payment.not_entry', 'entry_ids')
    await refused(() => paid({}, ada), 403, 'access.denied')
    await refused(() => paid({}, other.admin), 404, 'not_found')
    // If a misspelt name were ignored, all entries would be marked or unmarked.
    await refused(() => paid({ entries: [entry] }), 422, 'field.unknown', 'entries')
    await refused(() => unpaid({ entry_id: [entry] }), 422, 'field.unknown', 'entry_id')

    expect((await paid({ entry_ids: [entry] })).body.data).toMatchObject({
      paid_count: 1,
      paid_on: '2026-02-27',
    })

    expect(await payslip()).toBe('2026-02-27')
    await refused(() => paid({ entry_ids: [entry] }), 409, 'payment.paid')
    // A file made now pays the remaining entries.
    expect((await payment(params)).files[0]).toMatchObject({ transactions: 1, total: '2000.50' })
    expect((await paid({})).body.data).toMatchObject({ paid_count: 3, lacking: [] })
    await refused(() => paid({}), 409, 'payment.all_paid')
    await refused(() => make(params, 'pain.001'), 409, 'payment.nothing')
    expect((await unpaid({ entry_ids: [entry] })).body.data.paid_count).toBe(2)
    expect(await payslip()).toBeNull()
    await refused(() => unpaid({ entry_ids: [entry] }), 409, 'payment.not_paid')
    expect((await unpaid()).body.data).toMatchObject({ paid_count: 0, paid_on: null })
    await refused(() => unpaid(), 409, 'payment.not_paid')
  })

  it('records what the bank returned, once, shows it on run and payslip, and pays it again', async () => {
    const params = await run('06', 30)
    await approve(params)
    const { rows } = await product.owner.query(
      'select id, employee_id from read.payrun_entries where payrun_id = $1',
      [params.id],
    )
    const entryOf = (who: Person) =>
      rows.find(({ employee_id }) => employee_id === who.employee).id as string

    const rejected = (entries: readonly string[]) => `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>S1</MsgId></GrpHdr>
<OrgnlPmtInfAndSts>${entries
      .map(
        (entry) =>
          `<TxInfAndSts><OrgnlEndToEndId>${entry}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts>`,
      )
      .join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`

    const read = (text: string, who = officer) =>
      upload(product, api.readReturns, {
        token: who.token,
        params,
        fields: {},
        files: { file: { name: 'message.xml', bytes: Buffer.from(text) } },
      })

    const message = rejected([endToEndId(entryOf(ada)), 'INVOICE-77'])
    await refused(() => read(message), 422, 'payment.returns_foreign')
    const first = (await make(params, 'pain.001')).body.data.content
    expect(first).toContain(`<EndToEndId>${endToEndId(entryOf(ada))}</EndToEndId>`)
    await product.call(api.markPaid, {
      token: officer.token,
      params,
      body: { paid_on: '2026-06-28' },
    })
    await refused(() => read('<Document>'), 422, 'payment.returns_form')
    await refused(() => read('%PDF-1.7'), 415, 'upload.kind')
    await refused(() => read(rejected([])), 422, 'payment.returns_none')
    await refused(() => read(message, ada), 403, 'access.denied')
    // With the rights, the message about one's own pay is still for someone else.
    await become(ada, 'Payroll Officer')
    await refused(() => read(message, ada), 403, 'access.own_gain')
    await become(ada, 'Employee')
    await refused(() => read(message, other.admin), 404, 'not_found')

    const { status, body: answer } = await read(message)
    expect(status).toBe(200)
    expect(answer.data).toMatchObject({
      recorded: 1,
      known: 0,
      foreign: 1,
      payment: {
        paid_count: 2,
        returned: [{ employee: { first_name: 'Ada' }, code: 'AC04', times: 1, net_pay: '3000.00' }],
      },
    })

    await refused(() => read(message), 409, 'payment.returns_known')

    const payslip = async () => {
      const { body: slips } = await product.call(payrollApi.payslips, {
        token: ada.token,
        params: { id: ada.employee },
        query: {},
      })
      return slips.data.find(({ id }) => id === entryOf(ada))!
    }

    expect(await payslip()).toMatchObject({ paid_on: null, return_code: 'AC04' })

    // The next file pays this entry alone, under another reference and another message.
    const again = (await make(params, 'pain.001')).body.data.content
    expect(again.match(/<EndToEndId>.+</g)).toEqual([`<EndToEndId>${endToEndId(entryOf(ada), 1)}<`])
    expect(await violations(again)).toEqual([])
    await product.call(api.markPaid, {
      token: officer.token,
      params,
      body: { paid_on: '2026-06-29' },
    })
    expect(await payslip()).toMatchObject({ paid_on: '2026-06-29', returned_on: null })
    expect((await payment(params)).returned).toEqual([])
    await refused(() => read(message), 409, 'payment.returns_known')
    expect((await read(rejected([endToEndId(entryOf(ada), 1)]))).body.data.recorded).toBe(1)
  })

  it('takes no part of a payment for the whole, and says what came back of what', async () => {
    const params = await run('07', 31)
    await approve(params)
    const { rows } = await product.owner.query(
      'select id, employee_id from read.payrun_entries where payrun_id = $1 and should_pay',
      [params.id],
    )
    const of = (who: Person) =>
      rows.find(({ employee_id }) => employee_id === who.employee).id as string
    const back = (entry: string, amount: string, currency = 'EUR') =>
      `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><NtryDtls><TxDtls>
<Refs><EndToEndId>${endToEndId(entry)}</EndToEndId></Refs><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry>`
    const read = (...entries: string[]) =>
      upload(product, api.readReturns, {
        token: officer.token,
        params,
        fields: {},
        files: {
          file: {
            name: 'message.xml',
            bytes: Buffer.from(`<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>N1</MsgId></GrpHdr>
<Ntfctn>${entries.join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`),
          },
        },
      })

    await make(params, 'pain.001')
    await product.call(api.markPaid, {
      token: officer.token,
      params,
      body: { paid_on: '2026-07-28' },
    })
    const before = await payment(params)

    const part = () => read(back(of(ada), '2990.00'))
    await refused(part, 422, 'payment.returns_amount')
    expect((await part()).body.message).toMatch(/2990\.00 EUR.+3000\.00 EUR/)
    await refused(() => read(back(of(ada), '3000.00', 'USD')), 422, 'payment.returns_amount')
    expect(await payment(params)).toEqual(before)

    const other = rows.find(({ employee_id }) => employee_id !== ada.employee)!.id as string
    const nets = await product.owner.query(
      'select net_pay from read.payrun_entries where id = $1',
      [other],
    )
    const { body } = await read(
      back(of(ada), '2990.00'),
      back(other, Number(nets.rows[0].net_pay).toFixed(2)),
    )
    expect(body.data).toMatchObject({
      recorded: 1,
      different: [
        {
          entry_id: of(ada),
          employee: { first_name: 'Ada' },
          net_pay: '3000.00',
          amount: '2990.00',
          currency: 'EUR',
        },
      ],
      payment: { paid_count: before.paid_count - 1, returned: [{ entry_id: other }] },
    })
  })

  it('does not pay an entry that was reversed before its payment', async () => {
    const params = await run('03', 31)
    await approve(params)
    const csvOf = ({ files }: Awaited<ReturnType<typeof payment>>) =>
      files.find(({ format }) => format === 'csv')!
    const before = await payment(params)
    expect(before.entries_count).toBe(3)

    const { rows } = await product.owner.query(
      'select id, employee_id from read.payrun_entries where payrun_id = $1',
      [params.id],
    )

    const entry_id = rows.find(({ employee_id }) => employee_id === ada.employee).id
    const reversal = { token: officer.token, params, body: { pay_date: '2026-03-28', entry_id } }
    expect((await product.call(payRunsApi.reversePayrun, reversal)).status).toBe(201)
    const after = await payment(params)
    expect(after.entries_count).toBe(2)

    expect([
      csvOf(before).transactions - csvOf(after).transactions,
      Number(csvOf(before).total) - Number(csvOf(after).total),
    ]).toEqual([1, 3000])

    const mark = (sent: object) =>
      product.call(api.markPaid, {
        token: officer.token,
        params,
        body: { paid_on: '2026-03-28', ...sent },
      })

    await refused(() => mark({ entry_ids: [entry_id] }), 422, 'payment.not_entry', 'entry_ids')
    expect((await mark({})).body.data).toMatchObject({ paid_count: 2, entries_count: 2 })
  })

  it('pays other currencies by CSV', async () => {
    await product.call(employmentApi.addContract, {
      token: company.admin.token,
      params: { id: cyd.employee },
      body: {
        effective_on: '2026-03-01',
        base_compensation_amount: '900',
        base_compensation_type: 'monthly',
        currency: 'USD',
      },
    })

    const local = {
      holder: 'Cyd Tester',
      iban: null,
      account_number: '000123456789',
      routing: '021000021',
      current_password: PASSWORD,
    }

    expect((await change(cyd, cyd, local)).body.data.account).toMatchObject({
      iban: null,
      account_number: '•••• 6789',
      routing: '021000021',
    })

    // A person paid in another currency is named until a run in that currency pays them.
    const elsewhere = async (params: { ws: string; id: string }) => {
      const { body } = await product.call(payRunsApi.payrunChecks, { token: officer.token, params })
      const check = body.data.checks.find(({ code }) => code === 'payroll.other_currency')
      return check?.people.map(({ employee }) => employee.id).sort()
    }

    const early = await run('04', 30, 'USD')
    expect(await elsewhere(early)).toEqual([ada.employee, bob.employee].sort())
    await product.call(payrollApi.deletePayrun, { token: officer.token, params: early })
    await approve(await run('04', 30))
    const params = await run('04', 30, 'USD')
    expect(await elsewhere(params)).toBeUndefined()
    expect(await approve(params)).toMatchObject({ status: 200, body: {} })
    // A number without a kind is of any country, so the ACH file leaves it out.
    expect(await payment(params)).toMatchObject({
      files: [
        { format: 'nacha', transactions: 0 },
        { format: 'csv', transactions: 1 },
      ],
      lacking: [{ employee: { first_name: 'Cyd' }, reason: 'no_us' }],
      local_account: null,
    })

    await refused(() => make(params, 'pain.001'), 409, 'payment.not_eur')
    await refused(() => make(params, 'bacs18'), 409, 'payment.not_gbp')
    const csv = (await make(params, 'csv')).body.data.content
    expect(csv).toContain(',Cyd Tester,,,000123456789,021000021,')
    await refused(() => make(params, 'csv', other.admin), 404, 'not_found')
    await refused(() => make(params, 'csv', auditor), 403, 'access.denied')
    await paysByAch(params)
  })

  /** Goes on with Cyd's run in dollars: a checked US account, and the company's account. */
  async function paysByAch(params: { ws: string; id: string }) {
    const us = { holder: 'Cyd Tester', kind: 'us', current_password: PASSWORD }
    const numbers = { account_number: '0001 2345 6789', routing: '021000021' }

    await refused(
      () => change(cyd, cyd, { ...us, ...numbers }),
      422,
      'payment.account_type',
      'account_type',
    )

    await refused(
      () => change(cyd, cyd, { ...us, ...numbers, routing: '021000022', account_type: 'checking' }),
      422,
      'payment.aba',
      'routing',
    )

    const changed = await change(cyd, cyd, { ...us, ...numbers, account_type: 'savings' })
    expect(changed.body.data.account).toMatchObject({
      kind: 'us',
      account_number: '•••• 6789',
      routing: '021000021',
      account_type: 'savings',
    })

    await refused(() => make(params, 'nacha'), 409, 'payment.no_company_account')

    const set = (sent: object, who = company.admin) =>
      product.call(api.changeCompanyLocalAccount, {
        token: who.token,
        params: { ws: company.ws },
        body: { kind: 'us', name: 'Acme', current_password: PASSWORD, ...sent } as never,
      })

    const own = { account_number: '987654321', routing: '091000019', originator: '1234567890' }
    await refused(() => set(own, officer), 403, 'access.denied')
    await refused(() => set({ ...own, originator: '12' }), 422, 'payment.company_id', 'originator')
    await refused(
      () => set({ ...own, current_password: 'no' }),
      422,
      'access.current_password',
      'current_password',
    )
    const { body: answer } = await set(own)
    expect(answer.data.local).toEqual([
      { kind: 'us', name: 'Acme', ...own, account_number: '•••• 4321' },
    ])
    expect(answer.data.account).toMatchObject({ name: 'Müller & Söhne' })

    const { content, sha256, name } = (await make(params, 'nacha')).body.data
    expect(name).toMatch(/\.ach\.txt$/)
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
    expect(content).toContain('632021000021000123456789     0000090000')
    const { made, local_account } = await payment(params)
    expect(made[0]).toMatchObject({ format: 'nacha', sha256, transactions: 1 })
    expect(local_account).toMatchObject({ account_number: '•••• 4321' })

    const remove = () =>
      product.call(api.removeCompanyLocalAccount, {
        token: company.admin.token,
        params: { ws: company.ws },
        body: { kind: 'us', current_password: PASSWORD },
      })

    expect((await remove()).body.data).toMatchObject({
      local: [],
      account: { name: 'Müller & Söhne' },
    })
    await refused(remove, 409, 'payment.no_account')
    await refused(() => make(params, 'nacha'), 409, 'payment.no_company_account')
  }
})

import { createHash } from 'node:crypto'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import type { BookFormat } from '@workledger/contracts/kernel/books'
import { payBooksApi as api } from '@workledger/contracts/payroll/pay-books.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const accounts = [
  { key: 'basic' as const, account: '6020' },
  { key: 'net' as const, account: '3720' },
]

const clearing = { key: 'clearing' as const, account: '3790' }
const datev = { consultant: '29098', client: '55003', account_digits: 4, year_begins: 1 }

describe('the journal of a pay run for bookkeeping, over HTTP', () => {
  let product: Product
  let company: Company
  let other: Company
  let officer: Person
  let ada: Person
  let params: { ws: string; id: string }

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    other = await createCompany(product, 'Other')

    const roles = await product.owner.query(
      'select id, name from read.roles where workspace_id = $1',
      [company.ws],
    )

    const role = roles.rows.find(({ name }) => name === 'Payroll Officer').id
    officer = await hire(product, company, 'Pia', { role_id: role })
    ada = await hire(product, company, 'Ada')

    await product.call(employmentApi.addContract, {
      token: company.admin.token,
      params: { id: ada.employee },
      body: {
        effective_on: '2025-01-01',
        base_compensation_amount: '3000.10',
        base_compensation_type: 'monthly',
        currency: 'EUR',
      },
    })

    const drafted = await product.call(payrollApi.draftPayrun, {
      token: officer.token,
      params: { ws: company.ws },
      body: { start: '2026-01-01', end: '2026-01-31', pay_date: '2026-01-28', currency: 'EUR' },
    })

    params = { ws: company.ws, id: drafted.body.data.id }
  }, 120_000)

  afterAll(() => product?.stop())

  const change = (body: object, who: Person = officer) =>
    product.call(api.changePayBooks, {
      token: who.token,
      params: { ws: company.ws },
      body: { accounts, cost_centres: [], datev, xero_tax_rate: 'Tax Exempt', ...body } as never,
    })

  const show = (format: BookFormat) =>
    product.call(api.payrunBooks, { token: officer.token, params, query: { format } })

  const make = (format: BookFormat, who: Person = officer) =>
    product.call(api.exportPayrunBooks, { token: who.token, params, body: { format } })

  const refused = async (
    call: () => Promise<{ status: number; body: any }>,
    status: number,
    code: string,
  ) => {
    const before = await product.events()
    const answer = await call()
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      status,
      expect.stringContaining(code),
    ])
    expect(await product.events()).toBe(before)
  }

  it('is for approved runs, and says what is missing', async () => {
    await refused(() => make('xero'), 409, 'payroll.books_not_approved')
    await product.call(payrollApi.approvePayrun, { token: officer.token, params, body: {} })
    await refused(() => make('xero'), 409, 'payroll.books_missing')
    const { missing, lines } = (await show('datev')).body.data
    expect(lines).toEqual([])
    expect(missing.map(({ what, key }) => `${what} ${key}`).sort()).toEqual([
      'account basic',
      'account clearing',
      'account net',
      'datev null',
    ])
  })

  it('takes accounts of payroll admins, whole and checked', async () => {
    await refused(() => change({}, ada), 403, 'access.denied')
    await refused(() => change({}, other.admin), 404, 'not_found')
    await refused(() => change({ accounts: [{ key: 'x', account: '1' }] }), 422, 'validation')
    await refused(() => change({ datev: { ...datev, client: 'A' } }), 422, 'payroll.books_client')
    const { status, body } = await change({})
    expect([status, body.data]).toEqual([200, expect.objectContaining({ accounts, datev })])
    const before = await product.events()
    expect((await change({})).status).toBe(200)
    expect(await product.events()).toBe(before)
  })

  it('makes files whose sides are equal, each recorded with its digest', async () => {
    expect((await show('datev')).body.data.missing).toEqual([
      { what: 'account', key: 'clearing', name: '' },
    ])

    await change({ accounts: [...accounts, clearing] })

    expect((await show('quickbooks')).body.data).toMatchObject({
      total: '3000.10',
      booked_on: '2026-01-28',
      missing: [],
      lines: [
        { account: '6020', side: 'debit', amount: '3000.10' },
        { account: '3720', side: 'credit', amount: '3000.10' },
      ],
    })

    for (const [format, name, text] of [
      ['datev', 'EXTF_pay-2026-01-01-2026-01-31.csv', '3000,10;"S";"EUR";;;;6020;3790;;2801;'],
      ['quickbooks', 'quickbooks-pay-2026-01-01-2026-01-31.csv', ',01/28/2026,'],
      ['xero', 'xero-pay-2026-01-01-2026-01-31.csv', ',3720,Tax Exempt,-3000.10,'],
    ] as const) {
      const { status, body } = await make(format)
      expect([status, body.data.name]).toEqual([201, name])
      const bytes = Buffer.from(body.data.content, 'base64')
      expect(bytes.toString('latin1')).toContain(text)
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(body.data.sha256)
    }

    await refused(() => make('datev', ada), 403, 'access.denied')
    await refused(() => make('datev', other.admin), 404, 'not_found')

    const { stream } = (
      await product.call(api.payBooks, { token: officer.token, params: { ws: company.ws } })
    ).body.data

    const history = await product.call(auditApi.history, {
      token: company.admin.token,
      params: { ws: company.ws, stream },
      query: {},
    })

    expect(history.body.data.events.map(({ type }) => type)).toEqual([
      ...['PayBooksChanged', 'PayBooksChanged'],
      ...['PayJournalExported', 'PayJournalExported', 'PayJournalExported'],
    ])
  })
})

import { createHash } from 'node:crypto'
import { accessApi } from '@workledger/contracts/access/access.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { creditNotesApi } from '@workledger/contracts/invoicing/credit-notes.api'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { ledgerApi as api } from '@workledger/contracts/invoicing/ledger.api'
import type { LedgerSource } from '@workledger/contracts/invoicing/ledger.events'
import type { BookFormat } from '@workledger/contracts/kernel/books'
import { payBooksApi } from '@workledger/contracts/payroll/pay-books.api'
import { datevColumns } from '@workledger/domain/kernel/books/datev'
import Papa from 'papaparse'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const today = day(0)
const month = today.slice(0, 7)

const books = {
  accounts: [
    { key: 'receivable', account: '1200' },
    { key: 'bank', account: '1800' },
    { key: 'revenue', account: '4200' },
    { key: 'tax', account: '3890' },
    { key: 'claims', account: '3740' },
    { key: 'travelling', account: '6650' },
    { key: 'meals', account: '6640' },
  ],
  rates: [
    {
      category: 'S',
      rate: '19',
      revenue: '4400',
      tax: '3806',
      datev_key: null,
      xero_tax_rate: '20% (VAT on Income)',
    },
    {
      category: 'S',
      rate: '7.00',
      revenue: '4010',
      tax: '3801',
      datev_key: '2',
      xero_tax_rate: '7%',
    },
  ],
  datev: { consultant: '29098', client: '55003', account_digits: 4, year_begins: 1 },
  xero_tax_rate: 'Tax Exempt',
}

describe('invoices and expenses in the books, over HTTP', () => {
  let product: Product
  let company: Company
  let other: Company
  let accountant: Person
  let employee: Person
  let client: string

  const at = (who = company.admin) => ({ token: who.token, params: { ws: company.ws } })
  const by = (id: string) => ({ token: company.admin.token, params: { id } })

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    other = await createCompany(product, 'Other')
    const roles = await product.call(accessApi.roles, {
      token: company.admin.token,
      query: { workspace: company.ws },
    })
    const role_id = roles.body.data.find(({ name }) => name === 'Accountant')!.id
    accountant = await hire(product, company, 'Acc', { role_id })
    employee = await hire(product, company, 'Eli')

    const place = { address: 'Rua Augusta 24', city: 'Lisboa', country: 'PT' }
    client = (
      await product.call(clientsApi.addClient, {
        ...at(),
        body: { name: 'Contoso; "Ltd"', contact_name: 'Ana', ...place } as never,
      })
    ).body.data.id

    const setting = {
      name: 'Northwind',
      company_address: 'Rua 1',
      country: 'PT',
      vat_id: 'PT502011378',
      paypal_email: 'pay@n.example',
      due_days: 14,
    }
    await product.call(invoiceSettingApi.changeInvoiceSetting, { ...at(), body: setting as never })
  }, 60_000)

  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  const invoice = async (items: object[], currency = 'EUR') => {
    const dated = { client_id: client, invoice_number: 'x', invoice_date: today, due_date: day(14) }
    const more =
      currency === 'EUR' ? {} : { exchange_rate: '0.9', exchange_source: 'ECB', exchange_on: today }
    const drafted = await product.call(invoicesApi.addInvoice, {
      ...at(),
      body: { ...dated, currency, ...more } as never,
    })
    const { id } = drafted.body.data

    for (const item of items)
      await product.call(invoicesApi.addInvoiceItem, {
        ...by(id),
        body: { description: 'Design', quantity: '1', ...item } as never,
      })

    const issued = await product.call(invoicesApi.issueInvoice, by(id))
    expect([issued.status, issued.status === 200 || issued.body]).toEqual([200, true])
    return id
  }

  const expense = async (amount: string, category: string, date = today) => {
    const asked = await upload(product, expensesApi.requestExpense, {
      token: employee.token,
      params: { id: employee.employee },
      fields: { name: 'Secret dinner', category, amount, date, description: 'With Bob' },
    })
    expect(asked.status).toBe(201)
    return asked.body.data.id as string
  }

  const decide = (expenseId: string, approved: boolean) =>
    product.call(expensesApi.decideExpense, {
      token: company.admin.token,
      params: { id: employee.employee, expenseId },
      body: { approved, rejected: !approved } as never,
    })

  const change = (body: object = {}, who: Person = accountant) =>
    product.call(api.changeLedgerBooks, { ...at(who), body: { ...books, ...body } as never })

  const journal = async (source: LedgerSource, format: BookFormat, more: object = {}) =>
    (
      await product.call(api.ledgerJournal, {
        ...at(accountant),
        query: { source, format, month, ...more } as never,
      })
    ).body.data

  const make = (source: LedgerSource, format: BookFormat, who: Person = accountant, more = {}) =>
    product.call(api.makeLedgerFile, {
      ...at(who),
      body: { source, format, month, ...more } as never,
    })

  const bytesOf = async (source: LedgerSource, format: BookFormat) => {
    const { status, body } = await make(source, format)
    expect([status, JSON.stringify(body)]).toEqual([201, expect.anything()])
    const bytes = Buffer.from(body.data.content, 'base64')
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(body.data.sha256)
    return { ...body.data, bytes }
  }

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

  const datevRows = (bytes: Buffer) =>
    bytes
      .toString('latin1')
      .split('\r\n')
      .slice(2, -1)
      .map((line) => {
        const cells = line.split(';')
        expect(cells).toHaveLength(datevColumns.length)
        return [0, 1, 6, 7, 8].map((n) => cells[n])
      })

  const csvRows = (bytes: Buffer) =>
    Papa.parse<Record<string, string>>(bytes.toString(), { header: true, skipEmptyLines: true })
      .data

  it('says what is missing, and makes no half file', async () => {
    const id = await invoice([
      { unit_price: '100.00', vat_category: 'S', vat_rate: '19' },
      { unit_price: '33.33', vat_category: 'S', vat_rate: '7' },
    ])
    await product.call(invoicesApi.payInvoice, {
      ...by(id),
      body: { amount: '119', paid_on: today },
    })
    await product.call(creditNotesApi.creditInvoice, {
      ...by(id),
      body: { credited_on: today } as never,
    })

    await invoice([{ unit_price: '50' }])

    const keys = async (format: BookFormat) =>
      (await journal('invoices', format)).missing.map(({ what, key }) => `${what} ${key}`).sort()
    expect(await keys('quickbooks')).toEqual([
      'account bank',
      'account receivable',
      'account revenue',
      'rate S 19',
      'rate S 7',
    ])
    expect(await keys('datev')).toContain('datev null')
    expect(await keys('xero')).not.toContain('account bank')
    await refused(() => make('invoices', 'quickbooks'), 409, 'invoice.books_missing')
  })

  it('takes accounts of accountants, whole and checked', async () => {
    await refused(() => change({}, employee), 403, 'access.denied')
    await refused(() => change({}, other.admin), 404, 'not_found')
    await refused(() => change({ datev: { ...books.datev, client: 'A' } }), 422, 'books_client')
    await refused(
      () => change({ rates: [{ ...books.rates[0], rate: '19 %' }] }),
      422,
      'invoice.books_rate',
    )
    await refused(
      () => change({ rates: [{ ...books.rates[0], datev_key: 'AB' }] }),
      422,
      'invoice.books_key',
    )
    const { status, body } = await change()
    expect([status, body.data.used]).toEqual([
      200,
      [
        { category: 'S', rate: '19' },
        { category: 'S', rate: '7' },
      ],
    ])
    const before = await product.events()
    expect((await change()).status).toBe(200)
    expect(await product.events()).toBe(before)
  })

  it('books each invoice, credit note and payment, balanced', async () => {
    const shown = await journal('invoices', 'quickbooks')
    expect(shown).toMatchObject({ entries_count: 4, left_out: 0, missing: [], currency: 'EUR' })
    const made = await bytesOf('invoices', 'quickbooks')
    const rows = csvRows(made.bytes)
    const [invoiced, paid, credited] = [rows.slice(0, 5), rows.slice(5, 7), rows.slice(7, 12)]

    expect(invoiced.map((row) => [row.Account, row.Debits, row.Credits])).toEqual([
      ['1200', '154.66', ''],
      ['4400', '', '100.00'],
      ['3806', '', '19.00'],
      ['4010', '', '33.33'],
      ['3801', '', '2.33'],
    ])
    // QuickBooks asks for the client of a receivable.
    expect(invoiced.map(({ Name }) => Name)).toEqual(['Contoso; "Ltd"', '', '', '', ''])
    expect(paid.map((row) => [row.Account, row.Debits, row.Credits, row.Name])).toEqual([
      ['1800', '119.00', '', ''],
      ['1200', '', '119.00', 'Contoso; "Ltd"'],
    ])
    expect(credited[0]).toMatchObject({ Account: '1200', Debits: '', Credits: '154.66' })
    expect(rows.slice(12).map((row) => [row.Account, row.Debits, row.Credits])).toEqual([
      ['1200', '50.00', ''],
      ['4200', '', '50.00'],
    ])

    for (const entry of [invoiced, paid, credited, rows.slice(12)]) {
      const sum = (side: 'Debits' | 'Credits') =>
        entry.reduce((n, row) => n + Math.round(Number(row[side] || 0) * 100), 0)
      expect(sum('Debits')).toBe(sum('Credits'))
      expect(new Set(entry.map((row) => row['Journal No.'])).size).toBe(1)
    }
    expect(new Set(rows.map((row) => row['Journal No.'])).size).toBe(4)
  })

  it('books gross amounts in DATEV, whose accounts or keys name the tax', async () => {
    const { bytes, name } = await bytesOf('invoices', 'datev')
    expect(name).toBe(`EXTF_invoices-${month}-EUR.csv`)
    const head = bytes.toString('latin1').split('\r\n')[0]!
    expect(head).toContain(`;${month.replace('-', '')}01;`)
    expect(head.split(';')[5]).toMatch(/^20\d{12}000$/)
    expect(datevRows(bytes)).toEqual([
      ['119,00', '"S"', '1200', '4400', ''],
      ['35,66', '"S"', '1200', '4010', '"2"'],
      ['119,00', '"S"', '1800', '1200', ''],
      ['119,00', '"H"', '1200', '4400', ''],
      ['35,66', '"H"', '1200', '4010', '"2"'],
      ['50,00', '"S"', '1200', '4200', ''],
    ])
  })

  it('gives Xero sales invoices and credit notes, and leaves payments to the bank', async () => {
    expect(await journal('invoices', 'xero')).toMatchObject({ entries_count: 3, left_out: 1 })
    const rows = csvRows((await bytesOf('invoices', 'xero')).bytes)
    expect(
      rows.map((row) => [row['*AccountCode'], row['*UnitAmount'], row.TaxAmount, row['*TaxType']]),
    ).toEqual([
      ['4400', '100.00', '19.00', '20% (VAT on Income)'],
      ['4010', '33.33', '2.33', '7%'],
      ['4400', '-100.00', '-19.00', '20% (VAT on Income)'],
      ['4010', '-33.33', '-2.33', '7%'],
      ['4200', '50.00', '0.00', 'Tax Exempt'],
    ])
  })

  it('has each entry in one file of a format, also if the accounts change or two ask at once', async () => {
    await refused(() => make('invoices', 'datev'), 409, 'invoice.books_nothing')
    const before = await journal('invoices', 'datev')
    expect(before).toMatchObject({ entries_count: 0, lines: [] })
    const file = before.files.find(({ format }) => format === 'datev')!
    const again = () =>
      product.call(api.ledgerFile, {
        token: accountant.token,
        params: { ws: company.ws, id: file.id },
      })
    expect((await again()).body.data.sha256).toBe(file.sha256)

    const accounts = books.accounts.map((each) => ({
      ...each,
      account: `9${each.account.slice(1)}`,
    }))
    await change({ accounts })
    expect((await again()).body.data.sha256).toBe(file.sha256)
    await change()

    await invoice([{ unit_price: '10', vat_category: 'S', vat_rate: '19' }])
    const two = await Promise.all([make('invoices', 'datev'), make('invoices', 'datev')])
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await journal('invoices', 'datev')).entries_count).toBe(0)
    expect((await again()).body.data.sha256).toBe(file.sha256)

    // It would be taken for the file that was booked.
    const sum = (sha256: string) =>
      product.owner.query('update read.ledger_files set sha256 = $1 where id = $2', [
        sha256,
        file.id,
      ])

    await sum('0'.repeat(64))
    await refused(again, 409, 'invoice.books_changed')
    await sum(file.sha256)

    await refused(
      () =>
        product.call(api.ledgerFile, {
          token: other.admin.token,
          params: { ws: other.ws, id: file.id },
        }),
      404,
      'not_found',
    )
    await refused(() => make('invoices', 'datev', employee), 403, 'access.denied')
  })

  it('books approved claims by category, without a person, and not twice with pay', async () => {
    const dinner = await expense('30.50', 'meals')
    const taxi = await expense('12.30', 'travelling')
    const late = await expense('5', 'travelling')
    for (const id of [dinner, taxi, late]) expect((await decide(id, true)).status).toBe(200)
    expect((await decide(late, false)).status).toBe(200)
    await product.call(expensesApi.reimburseExpense, {
      token: company.admin.token,
      params: { id: employee.employee, expenseId: dinner },
      body: { date: today } as never,
    })

    await product.call(payBooksApi.changePayBooks, {
      ...at(),
      body: {
        accounts: [{ key: 'expense', account: '6670' }],
        cost_centres: [],
        datev: null,
        xero_tax_rate: 'Tax Exempt',
      },
    })
    expect((await journal('expenses', 'datev')).missing).toEqual([{ what: 'claims', key: '6670' }])
    await product.call(payBooksApi.changePayBooks, {
      ...at(),
      body: {
        accounts: [{ key: 'expense', account: '3740' }],
        cost_centres: [],
        datev: null,
        xero_tax_rate: 'Tax Exempt',
      },
    })

    const { bytes } = await bytesOf('expenses', 'datev')
    expect(datevRows(bytes)).toEqual([
      ['30,50', '"S"', '6640', '3740', ''],
      ['12,30', '"S"', '6650', '3740', ''],
      ['5,00', '"S"', '6650', '3740', ''],
      ['5,00', '"H"', '6650', '3740', ''],
      ['30,50', '"S"', '3740', '1800', ''],
    ])
    for (const secret of ['Secret', 'Bob', 'Eli']) expect(bytes.toString()).not.toContain(secret)

    const xero = csvRows((await bytesOf('expenses', 'xero')).bytes)
    expect(xero.map((row) => [row['*AccountCode'], row['*Amount']])).toEqual([
      ['6640', '30.50'],
      ['3740', '-30.50'],
      ['6650', '12.30'],
      ['3740', '-12.30'],
      ['6650', '5.00'],
      ['3740', '-5.00'],
      ['6650', '-5.00'],
      ['3740', '5.00'],
    ])
  })

  it('keeps currencies apart, and other months out', async () => {
    await invoice([{ unit_price: '80' }], 'USD')
    expect((await journal('invoices', 'quickbooks')).currencies).toEqual(['EUR', 'USD'])
    const dollars = await journal('invoices', 'datev', { currency: 'USD' })
    expect(dollars.missing).toEqual([{ what: 'currency', key: 'USD' }])
    expect(await journal('invoices', 'quickbooks', { currency: 'USD' })).toMatchObject({
      entries_count: 1,
      total: '80.00',
    })
    expect(await journal('invoices', 'quickbooks', { month: '2020-01' })).toMatchObject({
      entries_count: 0,
    })
  })
})

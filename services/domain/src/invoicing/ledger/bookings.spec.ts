import type { LedgerBooks } from '@workledger/contracts/invoicing/ledger.events'
import { vatCategories } from '@workledger/contracts/invoicing/vat-categories'
import { bookFormats } from '@workledger/contracts/kernel/books'
import fc from 'fast-check'
import { datevColumns } from '../../kernel/books/datev'
import { amount, total } from '../../kernel/money'
import { bookingsOf, linesOf, totalOf } from './bookings'
import { entryKinds, type LedgerEntry } from './entries'
import { ledgerFile } from './files'

const rates = ['0', '5.5', '7', '19']

const books: LedgerBooks = {
  accounts: [
    { key: 'receivable', account: '1200' },
    { key: 'bank', account: '1800' },
    { key: 'revenue', account: '4200' },
    { key: 'tax', account: '3890' },
    { key: 'claims', account: '3740' },
    { key: 'travelling', account: '6650' },
    { key: 'meals', account: '6640' },
    { key: 'stuff', account: '6815' },
  ],
  rates: vatCategories.flatMap((category) =>
    rates.map((rate, n) => ({
      category,
      rate,
      revenue: `44${n}0`,
      tax: '3806',
      datev_key: n % 2 ? '3' : null,
      xero_tax_rate: 'Rate',
    })),
  ),
  datev: { consultant: '29098', client: '55003', account_digits: 4, year_begins: 1 },
  xero_tax_rate: 'Tax Exempt',
}

const asked = { currency: 'EUR', base: 'EUR', payrollClaims: null }
const cents = fc.integer({ min: -9_999_999, max: 99_999_999 })
const money = (n: number) => amount(n).dividedBy(100).toFixed(2)

const sums = fc
  .record({
    rates: fc.array(
      fc.record({
        category: fc.constantFrom(...vatCategories),
        rate: fc.constantFrom(...rates),
        net: cents.map(money),
        tax: cents.map(money),
      }),
      { maxLength: 4 },
    ),
    rest: cents.map(money),
    levies: cents.map(money),
  })
  .map((each) => ({
    ...each,
    total: total(
      [each.rest, each.levies, ...each.rates.flatMap(({ net, tax }) => [net, tax])],
      'EUR',
    ),
  }))

const entry = fc
  .record({
    kind: fc.constantFrom(...entryKinds),
    on: fc.constantFrom('2026-05-01', '2026-05-31'),
    sums,
    amount: fc.integer({ min: 1, max: 99_999_999 }).map(money),
    category: fc.constantFrom('travelling', 'meals', 'stuff'),
    name: fc.constantFrom('Contoso; "Ltd"', '=1+1', '李'),
  })
  .map(({ kind, sums: found, ...rest }): LedgerEntry => {
    const sold = kind === 'invoice' || kind === 'credit-note'
    const claim = /claim|reimbursement/.test(kind)
    return {
      ...rest,
      kind,
      reference: 'R-1',
      due_on: rest.on,
      position: '1',
      sums: sold ? found : null,
      amount: sold ? found.total : rest.amount,
      name: claim ? '' : rest.name,
      category: claim ? rest.category : '',
      payment_id: null,
    }
  })

describe('bookings of documents', () => {
  it('balance document by document, whatever the sums are, and add up to what the documents say', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
        const { bookings, missing } = bookingsOf(entries, books, {
          ...asked,
          source: 'invoices',
          format: 'quickbooks',
        })
        expect(missing).toEqual([])
        expect(bookings).toHaveLength(entries.length)

        for (const booking of bookings) {
          const { sums: found, kind } = booking.entry
          const lines = linesOf(booking, 'EUR')
          const owed = lines.filter(({ of, account }) => of === 'receivable' && account === '1200')
          if (!found || amount(found.total).isZero()) continue
          const [line] = owed
          const side = (kind === 'credit-note') !== amount(found.total).isNegative()
          expect([owed.length, line?.side, line?.amount]).toEqual([
            1,
            side ? 'credit' : 'debit',
            amount(found.total).abs().toFixed(2),
          ])
        }

        expect(amount(totalOf(bookings, 'EUR')).isNegative()).toBe(false)
      }),
    )
  })

  it('make a file of each format, with positive amounts in DATEV that add up to the same', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 8 }), (entries) => {
        for (const format of bookFormats) {
          const { bookings } = bookingsOf(entries, books, { ...asked, source: 'invoices', format })
          const file = {
            ...{ source: 'invoices' as const, format, month: '2026-05', currency: 'EUR' },
            created_at: '2026-06-01T08:00:00.000Z',
          }
          const bytes = ledgerFile({ ...file, books, bookings })
          expect(ledgerFile({ ...file, books, bookings })).toEqual(bytes)
          if (format !== 'datev') continue

          const rows = bytes.toString('latin1').split('\r\n').slice(2, -1)
          const cells = rows.map((row) => row.split(';'))
          for (const row of cells) {
            expect(row).toHaveLength(datevColumns.length)
            expect(row[0]).toMatch(/^\d+,\d\d$/)
          }

          const signed = (side: string, value: string) =>
            side === '"S"' ? value : amount(value).negated().toString()
          const booked = total(
            cells.map((row) => signed(row[1]!, row[0]!.replace(',', '.'))),
            'EUR',
          )
          const told = total(
            entries.map(({ kind, amount: value }) =>
              signed(/credit|reversal|withdrawal/.test(kind) ? '"H"' : '"S"', value),
            ),
            'EUR',
          )
          expect(booked).toBe(told)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('refuse an account that is missing, or no number in DATEV, and leave nothing half', () => {
    const claim: LedgerEntry = {
      kind: 'claim',
      reference: 'EXP-1',
      on: '2026-05-01',
      due_on: '2026-05-01',
      position: '1',
      sums: null,
      amount: '5.00',
      name: '',
      category: 'meals',
      payment_id: null,
    }
    const named = { ...books, accounts: [{ key: 'meals' as const, account: 'Meals' }] }
    const made = bookingsOf([claim], named, { ...asked, source: 'expenses', format: 'datev' })
    expect(made).toEqual({
      bookings: [],
      leftOut: 0,
      missing: [
        { what: 'digits', key: 'meals' },
        { what: 'account', key: 'claims' },
      ],
    })

    const twice = { ...asked, payrollClaims: '6670', source: 'expenses', format: 'xero' } as const
    expect(bookingsOf([claim], books, twice).missing).toEqual([{ what: 'claims', key: '6670' }])
    expect(bookingsOf([], books, twice)).toEqual({ bookings: [], leftOut: 0, missing: [] })
  })
})

import type { PayBooks } from '@workledger/contracts/payroll/pay-books.events'
import fc from 'fast-check'
import { type DatevRow, datevColumns, datevFile } from '../../kernel/books/datev'
import { quickbooksFile, xeroFile } from '../../kernel/books/journal-csv'
import { amount, total } from '../../kernel/money'
import type { PaySum } from '../pay-sums'
import { type JournalLine, journalEntry } from './journal-entry'

const department = '0190a1b2-0000-7000-8000-000000000001'
const car = '0190a1b2-0000-7000-8000-000000000002'

const books: PayBooks = {
  accounts: [
    { key: 'basic', account: '6020' },
    { key: 'allowance', account: '6030' },
    { key: car, account: '6031' },
    { key: 'deduction', account: '3730' },
    { key: 'expense', account: '6670' },
    { key: 'net', account: '3720' },
    { key: 'clearing', account: '3790' },
  ],
  cost_centres: [{ department_id: department, code: 'K;"10"' }],
  datev: { consultant: '29098', client: '55003', account_digits: 4, year_begins: 7 },
  xero_tax_rate: 'Tax Exempt',
}

const sum = (side: PaySum['side'], value: string, more: Partial<PaySum> = {}): PaySum => ({
  side,
  category_id: null,
  name: side,
  count: 1,
  amount: value,
  ...more,
})

const groups = [
  {
    department_id: department,
    lines: [
      sum('basic', '3000.00', { name: 'Basic pay' }),
      sum('allowance', '200.50', { category_id: car, name: 'Car; "big"' }),
      sum('deduction', '700.25', { name: 'Tax' }),
      sum('expense', '12.30', { name: '=Taxi' }),
    ],
  },
  { department_id: null, lines: [sum('basic', '1000.00', { name: 'Basic pay' })] },
]

const given = { currency: 'EUR', format: 'datev' as const, net: '3512.55' }
const entry = journalEntry(groups, books, given)

const rowsOf = (lines: readonly JournalLine[]): DatevRow[] =>
  lines.map((line) => ({
    ...line,
    contra: '3790',
    tax_key: '',
    booked_on: '2026-05-28',
    reference: 'PAY-2026-05',
  }))

const head = {
  booked_on: '2026-05-28',
  currency: 'EUR',
  reference: 'PAY-2026-05',
  description: 'Pay 2026-05-01 to 2026-05-31',
  lines: entry.lines,
}

describe('the journal entry of a run', () => {
  it('debits what is earned, credits what is withheld and owed, by cost centre', () => {
    expect(entry.missing).toEqual([])
    expect(entry.total).toBe('4212.80')

    expect(entry.lines.map(({ account, side, amount: value }) => [account, side, value])).toEqual([
      ['6020', 'debit', '3000.00'],
      ['6031', 'debit', '200.50'],
      ['3730', 'credit', '700.25'],
      ['6670', 'debit', '12.30'],
      ['6020', 'debit', '1000.00'],
      ['3720', 'credit', '3512.55'],
    ])
  })

  it('says what is missing, and is then empty', () => {
    const none = { ...books, accounts: [{ key: 'net', account: 'Wages due' }], datev: null }
    const { lines, missing } = journalEntry(groups, none, given)
    expect(lines).toEqual([])

    expect(missing.map(({ what, key }) => `${what} ${key}`).sort()).toEqual([
      'account 0190a1b2-0000-7000-8000-000000000002',
      'account basic',
      'account clearing',
      'account deduction',
      'account expense',
      'datev null',
      'digits net',
    ])

    expect(journalEntry(groups, none, { ...given, format: 'xero' }).missing).toHaveLength(4)
  })

  it('turns the sides of a reversal', () => {
    const turned = groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => ({ ...line, amount: `-${line.amount}` })),
    }))

    const back = journalEntry(turned, books, { ...given, net: '-3512.55' })
    expect(back.total).toBe(entry.total)
    expect(back.lines.map(({ side }) => side)).toEqual(
      entry.lines.map(({ side }) => (side === 'debit' ? 'credit' : 'debit')),
    )
  })

  it('balances whatever the sums are, in each format', () => {
    const cents = fc.integer({ min: -99_999_999, max: 99_999_999 })
    const side = fc.constantFrom('basic', 'allowance', 'deduction', 'expense')
    const line = fc.tuple(side, cents)

    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 8 }), { maxLength: 6 }), (all) => {
        const money = (n: number) => amount(n).dividedBy(100).toFixed(2)
        const net = all
          .flat()
          .reduce((before, [of, n]) => before + (of === 'deduction' ? -n : n), 0)

        const made = journalEntry(
          all.map((lines) => ({
            department_id: department,
            lines: lines.map(([of, n]) => sum(of, money(n))),
          })),
          books,
          { ...given, net: money(net) },
        )

        const rows = datevFile({
          ...head,
          month_of: '2026-05-28',
          rows: rowsOf(made.lines),
          client: books.datev!,
          created_at: '2026-05-28T10:00:00.000Z',
        })
          .toString('latin1')
          .split('\r\n')
          .slice(2, -1)
          .map((text) => text.split(';'))

        // The clearing account ends at zero.
        const clearing = total(
          rows.map(([value, mark]) => `${mark === '"S"' ? '-' : ''}${value!.replace(',', '.')}`),
          'EUR',
        )
        expect(clearing).toBe('0.00')
      }),
    )
  })
})

describe('a Buchungsstapel of DATEV', () => {
  const bytes = datevFile({
    ...head,
    month_of: '2026-05-28',
    rows: rowsOf([...entry.lines, { ...entry.lines[0]!, text: 'Löhne € 李' }]),
    client: books.datev!,
    created_at: '2026-05-28T10:00:00.123Z',
  })

  const lines = bytes.toString('latin1').split('\r\n')

  it('has the head of format 700, category 21, version 13, with 31 fields', () => {
    expect(lines[0]).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20260528100000123;;"WL";"";"";29098;55003;20250701;4;20260501;20260531;"Pay 2026-05-01 to 2026-05-31";"";1;0;0;"EUR";;"";;;"";;;"";""',
    )
    expect(lines[0]!.split(';')).toHaveLength(31)
  })

  it('has 125 columns at their positions, amounts with a comma, dates as DDMM', () => {
    expect(datevColumns).toHaveLength(125)
    expect([7, 8, 10, 14, 37, 88, 114, 125].map((n) => datevColumns[n - 1])).toEqual([
      'Konto',
      'Gegenkonto (ohne BU-Schlüssel)',
      'Belegdatum',
      'Buchungstext',
      'KOST1 - Kostenstelle',
      'Stück',
      'Festschreibung',
      'Abw. Skontokonto',
    ])

    expect(new Set(datevColumns).size).toBe(125)
    const cells = lines[2]!.split(';')
    expect(cells).toHaveLength(125)
    expect(cells.slice(0, 14)).toEqual([
      ...[
        '3000,00',
        '"S"',
        '"EUR"',
        '',
        '',
        '',
        '6020',
        '3790',
        '',
        '2805',
        '"PAY-2026-05"',
        '',
        '',
      ],
      '"Basic pay"',
    ])
    // A semicolon would end a field for programs that do not know quotes.
    expect(cells[36]).toBe('"K ""10"""')
  })

  it('is Windows-1252, and asks a question where it has no character', () => {
    const text = lines.at(-2)!.split(';')[13]!
    expect(Buffer.from(text, 'latin1')).toEqual(
      Buffer.from([
        ...Buffer.from('"L'),
        0xf6,
        ...Buffer.from('hne '),
        0x80,
        ...Buffer.from(' ?"'),
      ]),
    )
  })
})

describe('a journal as CSV', () => {
  it('of QuickBooks has debits and credits in columns', () => {
    const lines = quickbooksFile([head]).toString().split('\r\n')
    expect(lines[0]).toBe(
      'Journal No.,Journal Date,Memo,Account,Debits,Credits,Description,Class,Currency',
    )
    expect(lines[1]).toBe(
      'PAY-2026-05,05/28/2026,Pay 2026-05-01 to 2026-05-31,6020,3000.00,,Basic pay,"K;""10""",EUR',
    )
    expect(lines[3]).toContain(',3730,,700.25,Tax,')
    expect(lines[4]).toContain(",'=Taxi,")

    const dashed = { ...head, lines: [{ ...entry.lines[0]!, text: '-2+3' }] }
    expect(quickbooksFile([dashed]).toString()).toContain(",'-2+3,")
  })

  it('of Xero has one signed amount, which adds up to zero', () => {
    const lines = xeroFile([head], { tax_rate: 'Tax Exempt' }).toString().trim().split('\r\n')
    expect(lines[0]).toBe(
      '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2',
    )
    expect(lines[3]).toBe(
      'Pay 2026-05-01 to 2026-05-31,28/05/2026,Tax,3730,Tax Exempt,-700.25,Cost centre,"K;""10""",,',
    )
    const values = lines.slice(1).map((text) => /,Tax Exempt,(-?[\d.]+),/.exec(text)![1]!)
    expect(total(values, 'EUR')).toBe('0.00')
  })
})

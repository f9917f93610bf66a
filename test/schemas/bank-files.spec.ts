import type { BankAccount } from '@workledger/contracts/payments/payments.events'
import { bacs18 } from '@workledger/domain/payments/bacs-18'
import { nacha } from '@workledger/domain/payments/nacha'
import { transfers } from '@workledger/domain/payments/transfers'
import fc from 'fast-check'

/** A field of a record: its name, and its first and last position as the format counts them. */
type Field = readonly [name: string, first: number, last: number]

/** Reads a record by positions. Fails if the fields leave a position out. */
function read(line: string, fields: readonly Field[], length: number): Record<string, string> {
  expect(line).toHaveLength(length)
  let next = 1

  const values = fields.map(([name, first, last]) => {
    expect(first).toBe(next)
    next = last + 1
    return [name, line.slice(first - 1, last)] as const
  })

  expect(next).toBe(length + 1)
  return Object.fromEntries(values)
}

const entry_id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`

interface Payee {
  readonly holder: string
  readonly cents: number
  readonly savings: boolean
}

const payable = (kind: 'uk' | 'us', { holder, cents, savings }: Payee, n: number) => ({
  entry_id: entry_id(n),
  employee_id: entry_id(n),
  net_pay: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
  account: {
    kind,
    holder,
    iban: null,
    bic: null,
    account_number: kind === 'uk' ? '66374958' : String(1234 + n),
    routing: kind === 'uk' ? '089999' : n % 2 ? '021000021' : '322271627',
    account_type: kind === 'us' ? (savings ? 'savings' : 'checking') : null,
  } satisfies BankAccount,
})

const linesOf = (text: string): string[] => {
  expect(text.endsWith('\r\n')).toBe(true)
  return text.slice(0, -2).split('\r\n')
}

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 140 })

const payees = fc.array(
  fc.record({
    holder: name,
    cents: fc.oneof(fc.constantFrom(1, 99, 100, 999_999_999), fc.integer({ min: 1, max: 99_999 })),
    savings: fc.boolean(),
  }),
  { minLength: 1, maxLength: 23 },
)

const sumOf = (people: readonly Payee[]) =>
  people.reduce((sum, { cents }) => sum + BigInt(cents), 0n)

/**
 * Bacs Standard 18, by HSBC's "Message implementation guide BACS Standard 18" (August 2012): labels
 * of 80 characters, data records of 100 in a file of a single processing day.
 */
describe('a Bacs file, by the positions of Standard 18', () => {
  const data: readonly Field[] = [
    ['sortCode', 1, 6],
    ['account', 7, 14],
    ['accountType', 15, 15],
    ['code', 16, 17],
    ['ownSortCode', 18, 23],
    ['ownAccount', 24, 31],
    ['free', 32, 35],
    ['pence', 36, 46],
    ['ownName', 47, 64],
    ['reference', 65, 82],
    ['holder', 83, 100],
  ]

  const volume: readonly Field[] = [
    ['label', 1, 4],
    ['serial', 5, 10],
    ['access', 11, 11],
    ['reserved', 12, 37],
    ['ownerBlank', 38, 41],
    ['owner', 42, 47],
    ['rest', 48, 79],
    ['level', 80, 80],
  ]

  const header: readonly Field[] = [
    ['label', 1, 4],
    ['a', 5, 5],
    ['user', 6, 11],
    ['s', 12, 12],
    ['blanks', 13, 14],
    ['one', 15, 15],
    ['again', 16, 21],
    ['set', 22, 27],
    ['section', 28, 31],
    ['sequence', 32, 35],
    ['generation', 36, 41],
    ['created', 42, 47],
    ['expires', 48, 53],
    ['access', 54, 54],
    ['blocks', 55, 60],
    ['system', 61, 80],
  ]

  const format: readonly Field[] = [
    ['label', 1, 4],
    ['format', 5, 5],
    ['block', 6, 10],
    ['record', 11, 15],
    ['reserved', 16, 50],
    ['offset', 51, 52],
    ['rest', 53, 80],
  ]

  const user: readonly Field[] = [
    ['label', 1, 4],
    ['processing', 5, 10],
    ['receiver', 11, 20],
    ['currency', 21, 22],
    ['country', 23, 28],
    ['work', 29, 37],
    ['file', 38, 40],
    ['rest', 41, 80],
  ]

  const totals: readonly Field[] = [
    ['label', 1, 4],
    ['debits', 5, 17],
    ['credits', 18, 30],
    ['debitCount', 31, 37],
    ['creditCount', 38, 44],
    ['rest', 45, 80],
  ]

  const made = (company: string, people: readonly Payee[]) =>
    bacs18({
      serial: 'A1B2C3',
      created_on: '2026-05-20',
      execution_date: '2026-05-26',
      company,
      debtor: {
        name: company,
        account_number: '12345112',
        routing: '074456',
        originator: '987654',
      },
      transfers: transfers(
        people.map((person, n) => payable('uk', person, n)),
        'bacs18',
      ),
    })

  it('has its labels, and dates before and after a bank holiday', () => {
    const lines = linesOf(made('Müller & Co.', [{ holder: 'Ada Byron', cents: 1, savings: false }]))
    expect(read(lines[0]!, volume, 80)).toMatchObject({
      label: 'VOL1',
      serial: 'A1B2C3',
      owner: '987654',
      level: '1',
    })

    expect(read(lines[1]!, header, 80)).toMatchObject({
      label: 'HDR1',
      a: 'A',
      user: '987654',
      s: 'S',
      one: '1',
      again: '987654',
      set: 'A1B2C3',
      section: '0001',
      sequence: '0001',
      created: ' 26140',
      blocks: '000000',
    })

    expect(read(lines[2]!, format, 80)).toMatchObject({
      label: 'HDR2',
      format: 'F',
      block: '02000',
      record: '00100',
      offset: '00',
    })

    // Credited on Tuesday 26 May, after the spring bank holiday: processed on Friday the 22nd.
    expect(read(lines[3]!, user, 80)).toMatchObject({
      label: 'UHL1',
      processing: ' 26142',
      receiver: '999999    ',
      currency: '00',
      country: '000000',
      work: '1 DAILY  ',
      file: '001',
    })

    expect(lines.slice(-3).map((line) => line.slice(0, 4))).toEqual(['EOF1', 'EOF2', 'UTL1'])
    expect(lines.at(-3)!.slice(4)).toBe(lines[1]!.slice(4))
    expect(lines.at(-2)!.slice(4)).toBe(lines[2]!.slice(4))

    expect(read(lines[4]!, data, 100)).toEqual({
      sortCode: '089999',
      account: '66374958',
      accountType: '0',
      code: '99',
      ownSortCode: '074456',
      ownAccount: '12345112',
      free: '    ',
      pence: '00000000001',
      ownName: 'MULLER & CO.      ',
      reference: '008000000000000000',
      holder: 'ADA BYRON         ',
    })
  })

  it('adds up whatever people are called and paid, and balances with one contra record', () => {
    fc.assert(
      fc.property(name, payees, (company, people) => {
        const lines = linesOf(made(company, people))
        const records = lines.slice(4, -3).map((line) => read(line, data, 100))
        const contra = records.pop()!
        const total = String(sumOf(people))
        expect(records).toHaveLength(people.length)

        for (const record of records) {
          expect(record).toMatchObject({ code: '99', sortCode: '089999', ownSortCode: '074456' })
          expect(`${record.holder}${record.reference}${record.ownName}`).toMatch(/^[A-Z0-9 &./-]+$/)
          expect(record.holder!.trim()).not.toBe('')
        }

        expect(new Set(records.map(({ reference }) => reference)).size).toBe(people.length)
        expect(records.map(({ pence }) => Number(pence))).toEqual(people.map(({ cents }) => cents))

        expect(contra).toMatchObject({
          code: '17',
          sortCode: '074456',
          account: '12345112',
          pence: total.padStart(11, '0'),
          reference: 'CONTRA            ',
        })

        expect(read(lines.at(-1)!, totals, 80)).toMatchObject({
          debits: total.padStart(13, '0'),
          credits: total.padStart(13, '0'),
          debitCount: '0000001',
          creditCount: String(people.length).padStart(7, '0'),
        })
      }),
      { numRuns: 60 },
    )
  })
})

/** ACH files, by the Nacha Operating Rules, appendix 3 (format of records). */
describe('an ACH file, by the positions of Nacha', () => {
  const fileHeader: readonly Field[] = [
    ['type', 1, 1],
    ['priority', 2, 3],
    ['destination', 4, 13],
    ['origin', 14, 23],
    ['date', 24, 29],
    ['time', 30, 33],
    ['modifier', 34, 34],
    ['size', 35, 37],
    ['blocking', 38, 39],
    ['format', 40, 40],
    ['destinationName', 41, 63],
    ['originName', 64, 86],
    ['reference', 87, 94],
  ]

  const batchHeader: readonly Field[] = [
    ['type', 1, 1],
    ['service', 2, 4],
    ['company', 5, 20],
    ['discretionary', 21, 40],
    ['id', 41, 50],
    ['entryClass', 51, 53],
    ['description', 54, 63],
    ['descriptive', 64, 69],
    ['effective', 70, 75],
    ['settlement', 76, 78],
    ['status', 79, 79],
    ['origin', 80, 87],
    ['number', 88, 94],
  ]

  const entry: readonly Field[] = [
    ['type', 1, 1],
    ['code', 2, 3],
    ['bank', 4, 11],
    ['check', 12, 12],
    ['account', 13, 29],
    ['cents', 30, 39],
    ['id', 40, 54],
    ['name', 55, 76],
    ['discretionary', 77, 78],
    ['addenda', 79, 79],
    ['trace', 80, 94],
  ]

  const batchControl: readonly Field[] = [
    ['type', 1, 1],
    ['service', 2, 4],
    ['count', 5, 10],
    ['hash', 11, 20],
    ['debits', 21, 32],
    ['credits', 33, 44],
    ['id', 45, 54],
    ['authentication', 55, 73],
    ['reserved', 74, 79],
    ['origin', 80, 87],
    ['number', 88, 94],
  ]

  const fileControl: readonly Field[] = [
    ['type', 1, 1],
    ['batches', 2, 7],
    ['blocks', 8, 13],
    ['count', 14, 21],
    ['hash', 22, 31],
    ['debits', 32, 43],
    ['credits', 44, 55],
    ['reserved', 56, 94],
  ]

  const made = (company: string, people: readonly Payee[]) =>
    nacha({
      modifier: 'A',
      created_at: '2026-05-20T09:05:00Z',
      execution_date: '2026-05-26',
      end: '2026-05-31',
      debtor: { name: company, routing: '091000019', originator: '1234567890' },
      transfers: transfers(
        people.map((person, n) => payable('us', person, n)),
        'nacha',
      ),
    })

  it('has its header records', () => {
    const lines = linesOf(made('Müller & Co.', [{ holder: 'Ada Byron', cents: 1, savings: true }]))

    expect(read(lines[0]!, fileHeader, 94)).toMatchObject({
      type: '1',
      priority: '01',
      destination: ' 091000019',
      origin: '1234567890',
      date: '260520',
      time: '0905',
      modifier: 'A',
      size: '094',
      blocking: '10',
      format: '1',
      originName: 'Muller & Co.           ',
    })

    expect(read(lines[1]!, batchHeader, 94)).toMatchObject({
      type: '5',
      service: '220',
      company: 'Muller & Co.    ',
      id: '1234567890',
      entryClass: 'PPD',
      description: 'PAYROLL   ',
      descriptive: '260531',
      effective: '260526',
      status: '1',
      origin: '09100001',
      number: '0000001',
    })

    expect(read(lines[2]!, entry, 94)).toEqual({
      type: '6',
      code: '32',
      bank: '32227162',
      check: '7',
      account: '1234             ',
      cents: '0000000001',
      id: '000000000000000',
      name: 'Ada Byron             ',
      discretionary: '  ',
      addenda: '0',
      trace: '091000010000001',
    })
  })

  it('adds up whatever people are called and paid, with the hash of their banks, in blocks of ten', () => {
    fc.assert(
      fc.property(name, payees, (company, people) => {
        const lines = linesOf(made(company, people))
        expect(lines.length % 10).toBe(0)
        for (const line of lines) expect(line).toMatch(/^[ -~]{94}$/)
        const entries = lines.filter((line) => line[0] === '6').map((line) => read(line, entry, 94))
        expect(entries.map(({ cents }) => Number(cents))).toEqual(people.map(({ cents }) => cents))
        expect(entries.map(({ code }) => code)).toEqual(
          people.map(({ savings }) => (savings ? '32' : '22')),
        )
        for (const { name: holder } of entries) expect(holder!.trim()).not.toBe('')
        expect(new Set(entries.map(({ id }) => id)).size).toBe(people.length)
        const traces = entries.map(({ trace }) => trace!)
        expect(traces).toEqual([...traces].sort())
        const hash = entries.reduce((sum, { bank }) => sum + BigInt(bank!), 0n)

        const sums = {
          hash: String(hash).padStart(10, '0').slice(-10),
          debits: '0'.repeat(12),
          credits: String(sumOf(people)).padStart(12, '0'),
        }

        const last = 2 + people.length
        expect(read(lines[last]!, batchControl, 94)).toMatchObject({
          type: '8',
          service: '220',
          count: String(people.length).padStart(6, '0'),
          id: '1234567890',
          number: '0000001',
          ...sums,
        })

        expect(read(lines[last + 1]!, fileControl, 94)).toMatchObject({
          type: '9',
          batches: '000001',
          blocks: String(lines.length / 10).padStart(6, '0'),
          count: String(people.length).padStart(8, '0'),
          ...sums,
        })

        for (const filler of lines.slice(last + 2)) expect(filler).toBe('9'.repeat(94))
      }),
      { numRuns: 60 },
    )
  })

  it('keeps the last ten digits of a long hash', () => {
    const people = Array.from({ length: 400 }, () => ({ holder: 'A', cents: 1, savings: false }))
    const control = linesOf(made('Acme', people)).find((line) => line[0] === '8')!
    const hash = 200n * 32227162n + 200n * 2100002n
    expect(read(control, batchControl, 94).hash).toBe(String(hash).padStart(10, '0').slice(-10))
  })

  it('leaves out what its fields cannot hold, and people without such an account', () => {
    const [one] = [payable('us', { holder: 'A', cents: 100, savings: false }, 1)]
    expect(transfers([{ ...one, net_pay: '100000000.00' }], 'nacha')).toEqual([])
    expect(transfers([{ ...one, net_pay: '99999999.99' }], 'nacha')).toHaveLength(1)
    expect(
      transfers([payable('uk', { holder: 'A', cents: 1, savings: false }, 1)], 'nacha'),
    ).toEqual([])
    expect(transfers([one], 'bacs18')).toEqual([])
  })
})

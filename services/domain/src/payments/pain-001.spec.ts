import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BankAccount } from '@workledger/contracts/payments/payments.events'
import { bankingDay, bankingDaysFrom } from './banking-days'
import { pain001 } from './pain-001'
import { sepaText } from './sepa-text'
import { endToEndId, entryOfReference, lacks, transfers } from './transfers'

const account: BankAccount = {
  kind: 'iban',
  holder: 'Ada Byron',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  account_number: null,
  routing: null,
  account_type: null,
}

const entry = (n: number, net_pay: string, more: Partial<BankAccount> | null = {}) => ({
  entry_id: `0190a1b2-0000-7000-8000-00000000000${n}`,
  employee_id: `0190a1b2-0000-7000-8000-0000000000a${n}`,
  net_pay,
  account: more && { ...account, ...more },
})

describe('the characters of SEPA', () => {
  it('are those of a name in other scripts, in its capitals as in its blanks', () => {
    expect(
      ['ЮРИЙ ИВАНОВ', 'Юрий Иванов', '李明', '王小明', 'ÞÓRA ÆGISDÓTTIR', 'Þóra', 'ŠÁRKA'].map(
        (name) => sepaText(name, 70),
      ),
    ).toEqual([
      ...[
        'Yuriy Ivanov',
        'Yuriy Ivanov',
        'Li Ming',
        'Wang Xiao Ming',
        'THORA AEGISDOTTIR',
        'Thora',
        'SARKA',
      ],
    ])
  })

  it('are one word for each Korean syllable, however it is composed', () =>
    expect(
      ['김민준', '김민준'.normalize('NFD'), 'Jose\u0301 Ngô'].map((name) => sepaText(name, 70)),
    ).toEqual([...['Gim Min Jun', 'Gim Min Jun', 'Jose Ngo']]))

  it('are kept, others are transliterated or blank', () => {
    expect(sepaText("O'Neill (Sales): 1/2 - a?b,c.+", 140)).toBe("O'Neill (Sales): 1/2 - a?b,c.+")
    expect(sepaText('Jürgen Müßig & Søn', 140)).toBe('Jurgen Mussig + Son')
    expect(sepaText('Łukasz Żółć <script>"x"</script>', 140)).toBe('Lukasz Zolc script x /script')
    expect(sepaText('//a//b//', 140)).toBe('a/b')
    expect(sepaText('x'.repeat(200), 70)).toHaveLength(70)

    for (const name of ['محمد علي', 'Παπαδόπουλος', 'Иванов', '山田太郎', '\u0000\u202e;', '🦊'])
      expect(sepaText(name, 70)).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/)

    expect(sepaText('محمد علي', 70)).not.toBe('')
  })
})

describe('banking days', () => {
  it.each([
    ['2026-01-30', '2026-01-30'],
    ['2026-01-31', '2026-02-02'],
    ['2026-01-01', '2026-01-02'],
    // Good Friday 3 April 2026, Easter Monday the 6th.
    ['2026-04-03', '2026-04-07'],
    ['2026-05-01', '2026-05-04'],
    ['2026-12-25', '2026-12-28'],
    ['2027-03-26', '2027-03-30'],
    ['2028-04-14', '2028-04-18'],
  ])('%s: %s', (day, next) => expect(bankingDay(day)).toBe(next))

  it.each([
    // Spring bank holiday, and Christmas Day and Boxing Day at a weekend.
    ['2026-05-25', '2026-05-26', 'bacs'],
    ['2026-08-31', '2026-09-01', 'bacs'],
    ['2026-12-25', '2026-12-29', 'bacs'],
    ['2027-12-27', '2027-12-29', 'bacs'],
    ['2028-01-03', '2028-01-04', 'bacs'],
    // Thanksgiving, Juneteenth, and Independence Day on a Saturday and on a Sunday.
    ['2026-11-26', '2026-11-27', 'federal-reserve'],
    ['2026-06-19', '2026-06-22', 'federal-reserve'],
    ['2026-07-03', '2026-07-03', 'federal-reserve'],
    ['2027-07-05', '2027-07-06', 'federal-reserve'],
    ['2026-01-19', '2026-01-20', 'federal-reserve'],
  ] as const)('%s: %s by %s', (day, next, settlement) =>
    expect(bankingDay(day, settlement)).toBe(next),
  )

  it('are counted from a day in both directions', () => {
    expect(bankingDaysFrom('2026-12-24', 2, 'bacs')).toBe('2026-12-30')
    expect(bankingDaysFrom('2026-12-29', -1, 'bacs')).toBe('2026-12-24')
    expect(bankingDaysFrom('2026-11-25', 1, 'federal-reserve')).toBe('2026-11-27')
  })
})

describe('the reference of a payment', () => {
  it('differs after a return, and is read back', () => {
    const { entry_id } = entry(7, '1.00')

    for (const returns of [0, 1, 9, 35, 36, 1000]) {
      const reference = endToEndId(entry_id, returns)
      expect(reference.length).toBeLessThanOrEqual(35)
      expect(entryOfReference(reference.toUpperCase())).toEqual({ entry_id, returns })
    }

    for (const text of ['', 'NOTPROVIDED', `${entry_id}X`, endToEndId(entry_id).slice(1)])
      expect(entryOfReference(text)).toBeNull()
  })
})

describe('the payments of a file', () => {
  it('has an account that it can name and a positive net pay', () => {
    const entries = [
      entry(3, '10.00'),
      entry(1, '0.00'),
      entry(2, '5.00', null),
      entry(4, '7.00', { iban: null, account_number: '123' }),
      entry(5, '8.00', { iban: 'SA0380000000608010167519' }),
    ]

    expect(entries.map((each) => lacks(each))).toEqual([
      null,
      null,
      'no_account',
      'no_iban',
      'outside_sepa',
    ])
    expect(transfers(entries, 'pain.001').map(({ net_pay }) => net_pay)).toEqual(['10.00'])

    expect(transfers(entries, 'csv').map(({ net_pay }) => net_pay)).toEqual([
      '10.00',
      '7.00',
      '8.00',
    ])
  })
})

describe('pain.001.001.09', () => {
  const input = {
    message_id: 'PAY0123456789ABCDEF0123456789ABCDEF',
    created_at: '2026-01-30T10:00:00Z',
    execution_date: '2026-02-02',
    start: '2026-01-01',
    end: '2026-01-31',
    company: 'Müller & Söhne',
    debtor: { name: 'Müller & Söhne GmbH', iban: 'FR1420041010050500013M02606', bic: null },
    transfers: transfers(
      [entry(1, '2345.67'), entry(2, '0.01', { holder: 'محمد', bic: null })],
      'pain.001',
    ),
  }

  it('has one transaction for each entry, sums and stable ids', () => {
    const xml = pain001(input)
    expect(xml).toBe(pain001(input))
    expect(xml.match(/<CdtTrfTxInf>/g)).toHaveLength(2)
    expect(xml.match(/<CtrlSum>2345\.68<\/CtrlSum>/g)).toHaveLength(2)
    expect(xml).toContain(`<EndToEndId>${endToEndId(input.transfers[0]!.entry_id)}</EndToEndId>`)
    expect(endToEndId(input.transfers[0]!.entry_id).length).toBeLessThanOrEqual(35)
    expect(xml).toContain('<Nm>Muller + Sohne GmbH</Nm>')
    expect(xml).toContain('<Ustrd>Pay 2026-01-01 to 2026-01-31 Muller + Sohne</Ustrd>')
    expect(xml).toBe(readFileSync(join(__dirname, 'pain-001.golden.xml'), 'utf8'))
  })
})

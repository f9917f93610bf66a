import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pain001 } from '@workledger/domain/payments/pain-001'
import { transfers } from '@workledger/domain/payments/transfers'
import fc from 'fast-check'
import { violations } from './violations'

const entry_id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`

const made = (
  company: string,
  people: readonly { holder: string; cents: number; bic: boolean }[],
) =>
  pain001({
    message_id: 'PAY0123456789ABCDEF0123456789ABCDEF',
    created_at: '2026-01-30T10:00:00Z',
    execution_date: '2026-02-02',
    start: '2026-01-01',
    end: '2026-01-31',
    company,
    debtor: { name: company, iban: 'FR1420041010050500013M02606', bic: null },
    transfers: transfers(
      people.map(({ holder, cents, bic }, n) => ({
        entry_id: entry_id(n),
        employee_id: entry_id(n),
        net_pay: (cents / 100).toFixed(2),
        account: {
          kind: 'iban' as const,
          holder,
          iban: 'DE89370400440532013000',
          bic: bic ? 'COBADEFFXXX' : null,
          account_number: null,
          routing: null,
          account_type: null,
        },
      })),
      'pain.001',
    ),
  })

describe('a payment file, by the schema of ISO 20022', () => {
  it('matches its golden file, which is valid by the schema', async () => {
    const golden = join(__dirname, '../../services/domain/src/payments/pain-001.golden.xml')
    expect(await violations(readFileSync(golden, 'utf8'))).toEqual([])
  })

  it('is valid whatever people and companies are called, and whatever they are paid', async () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 140 })

    const person = fc.record({
      holder: name,
      cents: fc.integer({ min: 1, max: 99_999_999_999 }),
      bic: fc.boolean(),
    })

    await fc.assert(
      fc.asyncProperty(
        name,
        fc.array(person, { minLength: 1, maxLength: 60 }),
        async (company, people) => {
          expect(await violations(made(company, people))).toEqual([])
        },
      ),
      { numRuns: 8 },
    )
  })

  it.each([
    [
      'an element out of its place',
      (xml: string) => xml.replace(/(<MsgId>.*<\/MsgId>)\n(<CreDtTm>.*<\/CreDtTm>)/, '$2\n$1'),
      'CreDtTm',
    ],
    [
      'a wrong account',
      (xml: string) => xml.replace('DE89370400440532013000', 'DE89 3704'),
      'IBAN',
    ],
    ['an unknown currency', (xml: string) => xml.replace('Ccy="EUR"', 'Ccy="euro"'), 'Ccy'],
    [
      'no sum of digits',
      (xml: string) => xml.replace(/<CtrlSum>.*?<\/CtrlSum>/, '<CtrlSum>much</CtrlSum>'),
      'CtrlSum',
    ],
  ])('the schema finds %s', async (_, spoil, element) => {
    const xml = made('Acme', [{ holder: 'Ada Byron', cents: 123_45, bic: true }])
    expect(spoil(xml)).not.toBe(xml)
    expect(await violations(spoil(xml))).toEqual([expect.stringContaining(element)])
  })
})

import type { Why } from '@workledger/contracts/payroll/pay-why'
import { expect, it } from 'vitest'
import { sharedPayTexts } from './messages'
import { effectOf, figuresIn } from './why-figures'

type Line = Why['numbers'][number]

const line = (
  multiply: string[],
  divide: string[],
  result: string,
  more: Partial<NonNullable<Line['line']>> = {},
): Line => ({
  number: 'basic',
  kind: 'hours',
  name: '',
  formula: 'hourly@1',
  rule: 'rate × hours',
  inputs: {},
  line: { unit: 'seconds', multiply, divide, less: '0', in_seconds: multiply.length - 1, ...more },
  days: [],
  result,
  events: [],
})

/** Without the marks that isolate the direction of words. */
const said = (language: string, of: Line) =>
  figuresIn(language, sharedPayTexts.t, 'EUR')
    .figures(of)
    .replace(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ')

it('a rate is multiplied by hours, never by seconds', () => {
  expect(said('en', line(['22.50', '651600'], ['3600'], '4072.50'))).toBe(
    '22.50 × 181 h = 4,072.50',
  )
  expect(said('ar', line(['22.50', '651600'], ['3600'], '4072.50'))).toBe(
    '22.50 × 181 ساعة = 4,072.50',
  )
})

it('hours that hundredths do not say exactly are given to the second', () => {
  expect(said('en', line(['25.02', '7505'], ['3600'], '52.16'))).toBe(
    '25.02 × 2 h 5 min 5 s = 52.16',
  )
  expect(said('en', line(['25.02', '-1', '7505'], ['3600'], '-52.16'))).toBe(
    '25.02 × −1 × 2 h 5 min 5 s = −52.16',
  )
})

it('a day of leave by an hourly rate is worth its hours', () => {
  const settled = { unit: 'days', in_seconds: 1 } as const
  expect(said('en', line(['25.02', '28800', '2'], ['3600'], '400.32', settled))).toBe(
    '25.02 × 8 h × 2 days = 400.32',
  )
  expect(said('en', line(['25.02', '144000', '7'], ['25200'], '1000.80', settled))).toBe(
    '25.02 × 40 h × 7 days ÷ 7 = 1,000.80',
  )
})

it('days of a salary stay as they are', () => {
  const days = { unit: 'days', in_seconds: null } as const
  expect(said('en', line(['62506', '10'], ['20', '12'], '2604.42', days))).toBe(
    '62,506.00 × 10 days ÷ 20 ÷ 12 = 2,604.42',
  )
})

const of = (
  number: Line['number'],
  kind: Line['kind'],
  inputs: Line['inputs'],
  result: string,
): Line => {
  return {
    number,
    kind,
    name: '',
    formula: '',
    rule: '',
    inputs,
    line: null,
    days: [],
    result,
    events: [],
  }
}

const sum = (number: 'gross_pay' | 'net_pay', inputs: Line['inputs'], result: string) =>
  of(number, 'sum', inputs, result)

it('a sum has one sign before each of its parts, whatever was corrected or taken back', () => {
  const gross = { basic_pay: '4200.00', allowances: ['168.00'], corrections: ['-381.82'] }
  expect(said('en', sum('gross_pay', gross, '3986.18'))).toBe(
    '4,200.00 + 168.00 − 381.82 = 3,986.18',
  )

  const net = {
    gross_pay: '3986.18',
    deductions: ['882.00'],
    corrections: ['-80.18'],
    expenses: ['10.00'],
  }

  expect(said('en', sum('net_pay', net, '3194.36'))).toBe(
    '3,986.18 − 882.00 + 80.18 + 10.00 = 3,194.36',
  )
  const reversed = { gross_pay: '-52.13', deductions: ['-2.61'], corrections: [] }
  expect(said('en', sum('net_pay', reversed, '-49.52'))).toBe('−52.13 + 2.61 = −49.52')
})

it('a deduction reduces the net, and its correction raises it if less was due', () => {
  const correction = (side: string, result: string) =>
    of('correction', 'correction', { side }, result)
  expect(effectOf(correction('deduction', '52.50'))).toBe('-52.50')
  expect(effectOf(correction('deduction', '-80.18'))).toBe('80.18')
  expect(effectOf(correction('basic', '-381.82'))).toBe('-381.82')
  expect(effectOf({ ...correction('', '375.00'), number: 'deduction' })).toBe('-375.00')
  expect(effectOf({ ...correction('', '-2.61'), number: 'deduction' })).toBe('2.61')
  expect(effectOf({ ...correction('', '0.00'), number: 'deduction' })).toBe('0.00')
})

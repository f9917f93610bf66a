import { minus, sum } from '../kit/decimal'
import type { Run } from './run-context'

type Sums = Pick<Run, 'basic_pay' | 'gross_pay' | 'expenses' | 'corrections' | 'net_pay'>

/**
 * Returns a run's sums by part: basic + allowances − deductions + corrections + expenses = net.
 * Corrections of earlier periods are separate, as in each entry; gross pay and net pay include
 * them.
 */
export const sumsOf = ({
  basic_pay: basic,
  gross_pay: gross,
  expenses,
  corrections,
  net_pay: net,
}: Sums) => ({
  basic,
  allowances: minus(minus(gross, basic), corrections.gross_pay),
  deductions: minus(
    minus(sum([gross, expenses]), net),
    minus(corrections.gross_pay, corrections.net_pay),
  ),
  corrections: corrections.net_pay,
  expenses,
  gross,
  net,
})

/** Returns the effect of earlier periods' corrections on the net of one entry. */
export const correctionsOf = (lines: readonly { side: string; amount: string }[]) =>
  lines.reduce(
    (net, { side, amount }) => (side === 'deduction' ? minus(net, amount) : sum([net, amount])),
    '0',
  )

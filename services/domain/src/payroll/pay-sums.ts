import type { EventOf } from '@workledger/contracts/kernel/event'
import type { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { type Amount, amount, rounded } from '../kernel/money'
import type { Pay } from './pay'

export type PaySide = 'basic' | 'allowance' | 'deduction' | 'expense'

/**
 * One line of a pay, or of many pays together. Basic pay and allowances are earned, deductions
 * withheld, expenses reimbursed.
 */
export interface PaySum {
  readonly side: PaySide
  /** Of an allowance or a deduction; null for other lines and typed lines without one. */
  readonly category_id: string | null
  /** Empty for payments to erased people. */
  readonly name: string
  /** Number of pays with the line. */
  readonly count: number
  readonly amount: string
}

type Line = Pick<PaySum, 'side' | 'category_id' | 'name'> & { readonly amount: string }

const BASIC = 'Basic pay'

/**
 * Returns the lines of a pay, which add up to its net pay. A correction counts with the corrected
 * line.
 */
export const linesOfPay = ({
  basic_pay,
  allowances,
  deductions,
  corrections,
  expenses,
}: Pay): Line[] => [
  { side: 'basic', category_id: null, name: BASIC, amount: basic_pay },
  ...allowances.map(({ category_id, name, amount }) => ({
    side: 'allowance' as const,
    category_id,
    name,
    amount,
  })),
  ...deductions.map(({ category_id, name, amount }) => ({
    side: 'deduction' as const,
    category_id,
    name,
    amount,
  })),
  ...corrections.map(({ side, category_id, name, amount }) => ({
    side,
    category_id,
    name,
    amount,
  })),
  ...expenses.map(({ name, amount }) => ({
    side: 'expense' as const,
    category_id: null,
    name,
    amount,
  })),
]

/** The kept part of a pay after the person's erasure; see `PayRunAmountsKept`. */
export type KeptAmounts = Omit<
  EventOf<typeof payRunEvents.PayRunAmountsKept>['data']['entries'][number],
  'entry_id'
>

/** Returns the amounts of a pay without names and days. */
export function keptAmounts(pay: Pay): KeptAmounts {
  const corrections = pay.corrections.length
  const all = linesOfPay(pay)
  // Corrections come before the expenses, at the end.
  const from = all.length - pay.expenses.length - corrections
  const to = from + corrections

  return {
    basic_pay: pay.basic_pay,
    gross_pay: pay.gross_pay,
    net_pay: pay.net_pay,
    expenses: pay.expenses.reduce((sum, line) => sum.plus(line.amount), amount(0)).toString(),
    lines: all.map(({ side, category_id, amount: value }, n) => ({
      side,
      category_id,
      correction: n >= from && n < to,
      amount: value,
    })),
  }
}

const sides: readonly PaySide[] = ['basic', 'allowance', 'deduction', 'expense']

const lineKey = ({ side, category_id, name }: Line) =>
  side === 'basic' ? side : `${side} ${category_id ?? name}`

/** Sums pays line by line, in one currency; stores only sums, however many pays there are. */
export class PaySums {
  private readonly sums = new Map<string, Omit<PaySum, 'amount'> & { readonly sum: Amount }>()
  /** Number of pays added. */
  count = 0

  constructor(private readonly currency: string) {}

  add(pay: Pay): this {
    return this.addLines(linesOfPay(pay))
  }

  /** Adds the lines of several people. */
  addLines(lines: readonly Line[], people = 1): this {
    this.count += people
    const seen = new Set<string>()

    for (const line of lines) {
      const key = lineKey(line)
      const known = this.sums.get(key)
      const { side, category_id, name } = line
      // A category may have been renamed in between; the last name counts.
      const count = (known?.count ?? 0) + (seen.has(key) ? 0 : people)

      this.sums.set(key, {
        side,
        category_id,
        name: name || (known?.name ?? ''),
        count,
        sum: amount(line.amount).plus(known?.sum ?? 0),
      })

      seen.add(key)
    }

    return this
  }

  /** Returns basic pay, then allowances, deductions and expenses by name. */
  lines(): PaySum[] {
    return [...this.sums.values()]
      .sort((a, b) => sides.indexOf(a.side) - sides.indexOf(b.side) || a.name.localeCompare(b.name))
      .map(({ sum, ...line }) => ({ ...line, amount: rounded(sum, this.currency) }))
  }

  totals() {
    const of = (side: PaySide) =>
      [...this.sums.values()].reduce(
        (all, line) => (line.side === side ? all.plus(line.sum) : all),
        amount(0),
      )

    const gross = of('basic').plus(of('allowance'))

    return {
      basic_pay: rounded(of('basic'), this.currency),
      gross_pay: rounded(gross, this.currency),
      deductions: rounded(of('deduction'), this.currency),
      expenses: rounded(of('expense'), this.currency),
      net_pay: rounded(gross.minus(of('deduction')).plus(of('expense')), this.currency),
    }
  }
}

/** Sums a pay run by department and in total. */
export class PayJournal {
  readonly all: PaySums
  /** Sums of people whose amounts are erased; undefined without any. */
  erased: PaySums | undefined
  /** As runs total it, without corrections. */
  private basic = amount(0)
  private readonly departments = new Map<string | null, PaySums>()

  constructor(private readonly currency: string) {
    this.all = new PaySums(currency)
  }

  add(department_id: string | null, pay: Pay): void {
    this.all.add(pay)
    this.basic = this.basic.plus(pay.basic_pay)
    const sums = this.departments.get(department_id) ?? new PaySums(this.currency)
    this.departments.set(department_id, sums.add(pay))
  }

  /** Adds what a run paid an erased person, as kept without a name; `nameOf` names a category. */
  addKept({ basic_pay, lines }: KeptAmounts, nameOf: (category: string) => string): void {
    const named = lines.map(({ side, category_id, amount }) => ({
      side,
      category_id,
      name: side === 'basic' ? BASIC : category_id ? nameOf(category_id) : '',
      amount,
    }))

    this.basic = this.basic.plus(basic_pay)
    this.all.addLines(named)
    this.erased ??= new PaySums(this.currency)
    this.erased.addLines(named)
  }

  /**
   * Adds, as the last step, what the run paid people whose amounts are erased: its own totals less
   * all known amounts. So the journal keeps its total. Their categories are unknown; `expenses` are
   * those of their claims.
   */
  addErased(
    people: number,
    run: { basic_pay: string; gross_pay: string; net_pay: string },
    expenses: string,
  ): void {
    const known = this.all.totals()
    const basic = amount(run.basic_pay).minus(this.basic)
    const gross = amount(run.gross_pay).minus(known.gross_pay)
    const deduction = gross.minus(amount(run.net_pay).minus(known.net_pay)).plus(expenses)
    const sums = { basic, allowance: gross.minus(basic), deduction, expense: amount(expenses) }

    const lines = sides
      .filter((side) => side === 'basic' || !sums[side].isZero())
      .map((side) => ({
        side,
        category_id: null,
        name: side === 'basic' ? BASIC : '',
        amount: sums[side].toString(),
      }))

    this.all.addLines(lines, people)
    this.erased ??= new PaySums(this.currency)
    this.erased.addLines(lines, people)
  }

  byDepartment(): [department_id: string | null, sums: PaySums][] {
    return [...this.departments]
  }
}

/**
 * Returns every line of a year's pays, with its amount in one of them, which an erasure may have
 * removed.
 */
export function yearToDate(pay: Pay | undefined, pays: readonly Pay[], currency: string) {
  const [own, year] = [new PaySums(currency), new PaySums(currency)]
  if (pay) own.add(pay)
  for (const each of pays) year.add(each)
  const here = new Map(own.lines().map((line) => [lineKey(line), line.amount]))

  return {
    lines: year.lines().map(({ count: _, amount: year_to_date, ...line }) => ({
      ...line,
      amount: here.get(lineKey({ ...line, amount: '' })) ?? rounded(0, currency),
      year_to_date,
    })),
    totals: own.totals(),
    year_to_date: year.totals(),
  }
}

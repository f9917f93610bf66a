import { amount } from '../kernel/money'
import type { AdjustmentTerms } from './adjustment-terms'
import type { PayRule, SegmentInput } from './pay'
import { common, earlier, later, type Period, payMonths, within } from './pay-days'
import type { PayContract, Terms } from './pay-terms'

/** One allowance or deduction across the contract versions that repeat it. */
interface Series {
  readonly type: AdjustmentTerms['type']
  readonly byVersion: ReadonlyMap<PayContract, AdjustmentTerms>
}

/**
 * Returns an employee's allowances and deductions in a run. Each contract version counts for its
 * own days. Fixed by days: value × working days employed ÷ working days of the month, or of the run
 * if paid for each run. In full: the value of the last version with it. Once a month: in the run
 * with the month's last day of employment.
 * A percent applies to the basic pay of its valid days. An adjustment valid on all days is one
 * line, so that it equals its whole value. Days under a contract in another currency belong to the
 * run of that currency; a full amount belongs to the run of the last version.
 */
export function adjustmentRules(
  terms: Terms,
  versions: readonly PayContract[],
  currency: string,
  { segments, period }: { segments: readonly SegmentInput[]; period: Period },
) {
  const rules: Record<'allowance' | 'deduction', PayRule[]> = { allowance: [], deduction: [] }

  for (const { type, byVersion } of series(versions)) {
    const kinds = new Set([...byVersion.values()].map(kindOf))

    for (const kind of kinds) {
      const spans = kind === 'once_a_month' ? monthsPaid(terms, period) : [period]

      for (const span of spans) {
        const days = kind === 'once_a_month' ? terms.employed(span) : terms.covered(span)

        const held = days.flatMap(({ version, start, end }): Held[] => {
          const rule = byVersion.get(version)
          if (!rule || kindOf(rule) !== kind) return []

          const valid = {
            rule,
            here: version.currency === currency,
            start: later(start, rule.valid_from),
            end: earlier(end, rule.valid_to),
          }

          return valid.end < valid.start ? [] : [valid]
        })

        rules[type].push(...adjustmentLinesOf(terms, held, span, segments))
      }
    }
  }

  return rules
}

/** Consecutive days on which a rule applies. */
interface Held extends Period {
  readonly rule: AdjustmentTerms
  /** In the currency of the run. */
  readonly here: boolean
}

const kindOf = ({ calculation_type, timing }: AdjustmentTerms) =>
  calculation_type === 'percent' ? 'percent' : timing

function adjustmentLinesOf(
  terms: Terms,
  held: readonly Held[],
  span: Period,
  segments: readonly SegmentInput[],
): PayRule[] {
  const found: {
    rule: AdjustmentTerms
    here: boolean
    from: string
    to: string
    days: Period[]
  }[] = []

  for (const { rule, here, start, end } of held) {
    const last = found.at(-1)

    if (last && last.here === here && sameRule(last.rule, rule)) {
      last.to = end
      last.days.push({ start, end })
    } else found.push({ rule, here, from: start, to: end, days: [{ start, end }] })
  }

  const full = found
    .filter(({ rule }) => rule.calculation_type === 'fixed' && rule.proration === 'full')
    .at(-1)

  return found.flatMap(({ rule, here, from, to, days }): PayRule[] => {
    if (!here) return []
    const line = lineOf(rule, from, to)

    if (rule.calculation_type === 'percent') {
      const portions = portionsOf(terms, segments, days)
      return [
        { ...line, portions: portions.every(({ part, of }) => part === of) ? null : portions },
      ]
    }

    if (rule.proration === 'full')
      return full?.rule === rule && full.from === from
        ? [{ ...line, carries: rule.type === 'deduction' }]
        : []

    const quantity = workedOf(terms, days)
    const of = Math.max(1, terms.workingDays(span))

    return quantity > 0 ? [{ ...line, quantity: String(quantity), of }] : []
  })
}

const workedOf = (terms: Terms, days: readonly Period[]) =>
  days.reduce((sum, some) => sum + terms.workingDays(some), 0)

const countsFrom = ({ type, counts_from }: AdjustmentTerms, day: string) =>
  type === 'allowance' && counts_from !== undefined && (counts_from === null || counts_from <= day)

const lineOf = (rule: AdjustmentTerms, from: string, to: string): PayRule => ({
  adjustment_id: rule.id,
  category_id: rule.category_id,
  name: rule.name,
  calculation_type: rule.calculation_type,
  value: rule.amount,
  from,
  to,
  ...whole,
  ...(countsFrom(rule, from) ? { regular_rate: 'counts' as const } : {}),
})

/** The whole value, independent of days. */
export const whole = {
  quantity: '1',
  of: 1,
  factor: '1',
  portions: null,
  days: [],
  carries: false,
  carried_in: false,
  typed: false,
} satisfies Partial<PayRule>

/**
 * Returns the portion of each basic line for some days: by its count of each day, or by its working
 * days.
 */
function portionsOf(terms: Terms, segments: readonly SegmentInput[], valid: readonly Period[]) {
  return segments.map(({ from, to, days }) => {
    if (days.length > 0) {
      const sum = (counted: typeof days) =>
        counted.reduce((all, { quantity }) => all.plus(quantity), amount(0)).toString()
      return {
        part: sum(days.filter(({ day }) => valid.some((some) => within(day, some)))),
        of: sum(days),
      }
    }

    const line = { start: from, end: to }
    const parts = valid.flatMap((some) => common(line, some) ?? [])

    return { part: String(workedOf(terms, parts)), of: String(terms.workingDays(line)) }
  })
}

/**
 * Returns the months of a period whose last day of employment it pays; another run pays the others.
 */
function monthsPaid(terms: Terms, period: Period): Period[] {
  return payMonths(period).filter((month) => {
    const last = terms.lastEmployed(month)
    return last !== undefined && within(last, period) && terms.on(last) !== undefined
  })
}

/** Groups adjustments; two of a category in one version are matched by order. */
function series(versions: readonly PayContract[]): Series[] {
  const found = new Map<
    string,
    { type: AdjustmentTerms['type']; byVersion: Map<PayContract, AdjustmentTerms> }
  >()

  for (const version of versions) {
    const counts = new Map<string, number>()

    for (const rule of version.adjustments) {
      const kind = `${rule.type} ${rule.category_id}`
      const nth = counts.get(kind) ?? 0
      counts.set(kind, nth + 1)
      const one = found.get(`${kind} ${nth}`) ?? { type: rule.type, byVersion: new Map() }
      found.set(`${kind} ${nth}`, one)
      one.byVersion.set(version, rule)
    }
  }

  return [...found.values()]
}

const sameRule = (a: AdjustmentTerms, b: AdjustmentTerms) =>
  a === b ||
  (a.calculation_type === b.calculation_type &&
    a.proration === b.proration &&
    a.timing === b.timing &&
    (a.amount === b.amount || amount(a.amount).equals(b.amount)))

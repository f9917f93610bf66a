import { addDays } from '../kernel/calendar-days'
import { groupBy } from '../kernel/group-by'
import { amount } from '../kernel/money'
import { secondsOfDay } from '../kernel/working-day'
import { type SettledLeave, settlementRule } from './leave-settlement'
import { type OvertimeRule, type OvertimeTerms, splitOvertime, type WorkedDay } from './overtime'
import type { PayInputs, PayRule, SegmentInput } from './pay'
import { adjustmentRules, whole } from './pay-adjustments'
import { earlier, later, type Period, payMonths, payUnits, payWeeks, within } from './pay-days'
import { type PayContract, type Stretch, Terms } from './pay-terms'

/** A day, or a part of it, without work that affects pay. */
export interface Absence {
  readonly day: string
  /** Part of the day, such as `0.5`. */
  readonly part: string
  readonly kind: 'leave' | 'holiday'
  /** Name of the leave type or the holiday. */
  readonly name: string
  /** 100: as if worked; 0: unpaid. */
  readonly paid_percent: string
  /** Time off in lieu: its hours were paid when they were worked, where pay is by the hour. */
  readonly in_lieu?: true | undefined
  /** Of leave in hours: the seconds of the whole day, for contracts without hours. */
  readonly day_seconds?: number | undefined
}

/** A deduction that an earlier run could not take. */
export interface Carried {
  readonly category_id: string | null
  readonly name: string
  readonly amount: string
}

/** All inputs of one employee's pay. */
export interface PayFacts {
  readonly versions: readonly PayContract[]
  /** Last day of work of a terminated employee. */
  readonly last_day: string | null
  /** Days between two employments, after a rehire. */
  readonly gaps?: readonly Period[]
  /** Days of the period that another run pays. */
  readonly elsewhere?: readonly Period[]
  /**
   * Attendance by day, from six days before the period, so that its first week of overtime is
   * complete.
   */
  readonly worked: readonly WorkedDay[]
  readonly absences: readonly Absence[]
  readonly carried: readonly Carried[]
  /**
   * Settlement of an employee who leaves in the period; `last_day` if it is that of an earlier
   * employment.
   */
  readonly settlement?: (SettledLeave & { readonly last_day?: string }) | null | undefined
}

/**
 * Returns the time whose facts a run needs: its period, extended to the ends of its months and
 * weeks.
 */
export function windowOf(period: Period): Period {
  const months = payMonths(period)
  const weeks = payWeeks(period)
  // A week of overtime may begin on any weekday.
  const start = earlier(earlier(months[0]!.start, weeks[0]!.start), addDays(period.start, -6))

  return {
    start: earlier(start, payUnits(period, 'semi_monthly').units[0]!.start),
    end: later(months.at(-1)!.end, weeks.at(-1)!.end),
  }
}

/** Returns the contracts' terms for the time that a run needs. */
export const termsOf = (
  { versions, last_day, gaps, elsewhere }: Omit<PayFacts, 'carried' | 'worked' | 'absences'>,
  period: Period,
): Terms => new Terms(versions, last_day, windowOf(period), { gaps, elsewhere })

/** Returns the unpriced lines of an employee's pay for a period. */
export function payInputs(
  facts: PayFacts,
  period: Period,
  currency: string,
  {
    overtime,
    terms = termsOf(facts, period),
  }: { overtime: readonly OvertimeRule[] | OvertimeTerms; terms?: Terms | undefined },
): PayInputs {
  const { rules: overtimeRules, weeks } = overtimeTermsOf(overtime)
  const stretches = terms
    .stretches(period)
    .filter((each) => each.currency === currency && each.type !== null && each.rate !== null)

  const { plain, overtime: extra } = splitOvertime(
    [...facts.worked].sort((a, b) => (a.day < b.day ? -1 : 1)),
    overtimeRules,
    weeks,
  )

  const segments = stretches.flatMap((stretch): SegmentInput[] => {
    if (stretch.type === 'hourly') return hourlyLines(terms, stretch, plain, facts.absences)
    return salaryLines(terms, stretch, period, facts.absences)
  })

  const rules = adjustmentRules(terms, facts.versions, currency, { segments, period })
  const hourly = stretches.filter(({ type }) => type === 'hourly')

  const last = settlementRule(
    terms,
    { settled: facts.settlement ?? null, last_day: facts.settlement?.last_day ?? facts.last_day },
    period,
    currency,
  )

  const settled = (side: 'allowance' | 'deduction') => (last?.side === side ? [last.rule] : [])

  return {
    segments,
    typed_hours: null,
    allowances: [
      ...hourly.flatMap((stretch) => overtimeLines(stretch, extra)),
      ...rules.allowance,
      ...settled('allowance'),
    ],
    deductions: [...rules.deduction, ...facts.carried.map(carriedLine), ...settled('deduction')],
    corrections: [],
  }
}

const overtimeTermsOf = (given: readonly OvertimeRule[] | OvertimeTerms): OvertimeTerms =>
  'weeks' in given
    ? (given as OvertimeTerms)
    : { rules: given as readonly OvertimeRule[], weeks: [] }

const base = ({ contract_ids, type, rate }: Stretch) => ({
  contract_ids: [...contract_ids],
  type: type!,
  rate: rate!,
  name: null,
  factor: '1',
  days: [],
})

/**
 * Returns a line for each month, half month or fortnight; weeks share a line by their number of
 * days.
 */
function salaryLines(
  terms: Terms,
  stretch: Stretch,
  period: Period,
  absences: readonly Absence[],
): SegmentInput[] {
  const { units, per_year } =
    stretch.type === 'weekly'
      ? { units: payWeeks(period), per_year: 1 }
      : payUnits(period, stretch.frequency ?? 'monthly')

  const touched = units.flatMap((unit) => {
    const from = later(later(unit.start, stretch.from), period.start)
    const to = earlier(earlier(unit.end, stretch.to), period.end)

    return to < from
      ? []
      : [
          {
            from,
            to,
            days: terms.workingDays({ start: from, end: to }),
            of: Math.max(1, terms.workingDays(unit)),
          },
        ]
  })

  const parts =
    units.length > 0 && (stretch.type === 'weekly' || per_year === 52)
      ? weeksTogether(touched)
      : touched

  return parts.flatMap(({ from, to, days, of }) => {
    const line = { ...base(stretch), from, to, of, per_year }

    const unpaid = absences.filter(
      ({ day, paid_percent }) =>
        Number(paid_percent) < 100 &&
        within(day, { start: from, end: to }) &&
        terms.workingDays({ start: day, end: day }) > 0,
    )

    if (unpaid.length === 0) return [{ ...line, kind: 'salary' as const, quantity: String(days) }]
    const groups = groupBy(unpaid, ({ name, paid_percent }) => `${paid_percent} ${name}`)

    return [
      { ...line, kind: 'salary' as const, quantity: String(days) },
      ...[...groups.values()].map(
        (all): SegmentInput => ({
          ...line,
          kind: 'unpaid',
          name: all[0]!.name,
          factor: amount(all[0]!.paid_percent).minus(100).div(100).toString(),
          quantity: all.reduce((sum, { part }) => sum.plus(part), amount(0)).toString(),
          days: all.map(({ day, part }) => ({ day, quantity: part })),
        }),
      ),
    ]
  })
}

function weeksTogether(weeks: readonly { from: string; to: string; days: number; of: number }[]) {
  return [...groupBy(weeks, ({ of }) => of).values()].map((same) => ({
    from: same[0]!.from,
    to: same.at(-1)!.to,
    days: same.reduce((sum, { days }) => sum + days, 0),
    of: same[0]!.of,
  }))
}

/**
 * Returns lines of hours worked, and of contract hours on paid leave and on holidays, one for each
 * kind.
 */
function hourlyLines(
  terms: Terms,
  stretch: Stretch,
  plain: ReadonlyMap<string, number>,
  absences: readonly Absence[],
): SegmentInput[] {
  const { from, to } = stretch
  const line = { ...base(stretch), from, to, of: 3600, per_year: 1 }
  const worked = [...plain].flatMap(([day, seconds]) =>
    from <= day && day <= to && seconds > 0 ? [{ day, seconds }] : [],
  )
  const off = paidOff(terms, stretch, absences)

  const groups = [
    ...groupBy(
      off,
      ({ kind, name, paid_percent }) => `${kind} ${paid_percent} ${kind === 'leave' ? name : ''}`,
    ).values(),
  ]

  return [
    { ...line, kind: 'hours', days: worked.map(lineDay), quantity: String(sumWorked(worked)) },
    ...groups.map(
      (days): SegmentInput => ({
        ...line,
        kind: days[0]!.kind,
        name: days[0]!.kind === 'leave' ? days[0]!.name : null,
        factor: amount(days[0]!.paid_percent).div(100).toString(),
        days: days.map(lineDay),
        quantity: String(sumWorked(days)),
      }),
    ),
  ]
}

/**
 * Returns paid leave and holidays on working days of an hourly stretch, each with the contract's
 * seconds, or
 * those of the leave where the contract has none.
 */
function paidOff(terms: Terms, { from, to }: Stretch, absences: readonly Absence[]) {
  return absences.flatMap((absence) => {
    const { day, part, paid_percent, in_lieu } = absence

    if (
      in_lieu ||
      day < from ||
      to < day ||
      Number(paid_percent) === 0 ||
      terms.workingDays({ start: day, end: day }) === 0
    )
      return []

    const whole = secondsOfDay(terms.on(day)) || (absence.day_seconds ?? 0)
    const seconds = Math.round(whole * Number(part))

    return seconds > 0 ? [{ ...absence, seconds }] : []
  })
}

/**
 * Returns the paid hours without work of an hourly worker, as `payInputs` counts them: a row for
 * each absence of a period.
 */
export function hourlyTimeOff(
  {
    versions,
    last_day,
    gaps,
    absences,
  }: Pick<PayFacts, 'versions' | 'last_day' | 'gaps' | 'absences'>,
  period: Period,
) {
  if (versions.length === 0) return []
  const terms = new Terms(versions, last_day, period, { gaps })

  return terms
    .stretches(period)
    .filter(({ type, rate }) => type === 'hourly' && rate !== null)
    .flatMap((stretch) => paidOff(terms, stretch, absences))
}

const lineDay = ({ day, seconds }: WorkedDay) => ({ day, quantity: String(seconds) })
const sumWorked = (days: readonly WorkedDay[]) =>
  days.reduce((all, { seconds }) => all + seconds, 0)

function overtimeLines(
  stretch: Stretch,
  extra: ReadonlyMap<OvertimeRule, readonly WorkedDay[]>,
): PayRule[] {
  return [...extra].flatMap(([rule, all]): PayRule[] => {
    const days = all.filter(({ day }) => stretch.from <= day && day <= stretch.to)
    if (days.length === 0) return []
    const { category_id, name, factor } = rule
    const on = { from: stretch.from, to: stretch.to, adjustment_id: null, category_id, name }

    return [
      {
        ...whole,
        ...on,
        calculation_type: 'hours',
        value: stretch.rate!,
        factor,
        quantity: String(sumWorked(days)),
        of: 3600,
        days: days.map(lineDay),
      },
    ]
  })
}

const carriedLine = ({ category_id, name, amount: value }: Carried): PayRule => ({
  ...whole,
  adjustment_id: null,
  category_id,
  name,
  calculation_type: 'fixed',
  value,
  from: null,
  to: null,
  carries: true,
  carried_in: true,
})

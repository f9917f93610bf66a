import type { DayRange } from '../kernel/day-range'
import { Fraction } from '../kernel/fraction'
import type { Draw, GrantAccount, LedgerEntries, YearAccount } from './leave-accounts'
import { partOf } from './leave-days'
import { hasLeft, type LeaveFacts, lastOf, termsOn, yearOf } from './leave-facts'
import type { Grant } from './leave-grant'
import { leaveAccounts } from './leave-ledger'

/**
 * The balance of one year in decimal strings of days. all + adjusted + carried − expired = total;
 * total − taken − pending = available.
 */
export interface Balance {
  /** Days that the policy grants in the whole year. */
  days_all: string
  /** Adjustments and opening balances. */
  days_adjusted: string
  /** Carried from the previous year; below zero if that was overdrawn. */
  days_carried: string
  /** Days of expired grants, neither taken nor carried over. */
  days_expired: string
  /** Days to take in the year. */
  days_total: string
  days_taken: string
  days_pending: string
  /** Days left in the year, or at its end once it is over. */
  days_available: string
}

/** A grant in a balance: granted = taken + pending + taken_away + carried + expired + left. */
export interface GrantView {
  id: string
  kind: GrantAccount['kind']
  from: string
  to: string
  granted: string
  taken: string
  pending: string
  /** Days removed by an adjustment, or by a minus of this year or the one before. */
  taken_away: string
  carried: string
  expired: string
  left: string
  /** Of a grant by hours worked: the seconds of its month, and the percent. */
  worked: NonNullable<Grant['worked']> | null
  lines: BalanceLine[]
}

/**
 * One entry of a grant, with the days left after it. Consecutive days of one leave form one line.
 */
export interface BalanceLine {
  kind: 'granted' | 'taken' | 'pending' | 'taken_away' | 'carried' | 'expired'
  from: string
  to: string
  leave_id: string | null
  /** Signed. */
  days: string
  balance: string
}

const ZERO = Fraction.of(0)

const asShown = (days: Fraction) => Fraction.of(days.toString())

/** Returns the balance of a year with its grants, earliest expiry first. */
export function leaveBalance(entries: LedgerEntries, facts: LeaveFacts, year: number) {
  const account = leaveAccounts(entries, facts, year).get(year)
  const pending = pendingOf(entries)
  const grants = [...(account?.grants ?? [])]
    .sort((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : a.from < b.from ? -1 : 1))
    .map((grant) => grantView(grant, pending, facts.today))

  return {
    ...figures(entries, account, facts, year),
    grants,
    overdrawn: total((account?.overdrawn ?? []).map(({ part }) => part)),
  }
}

function figures(
  entries: LedgerEntries,
  account: YearAccount | undefined,
  facts: LeaveFacts,
  year: number,
): Balance {
  const pending = pendingOf(entries)
  const grants = account?.grants ?? []
  const granted = (...kinds: GrantAccount['kind'][]) =>
    sumDays(grants.filter(({ kind }) => kinds.includes(kind)).map(({ days }) => Fraction.of(days)))
  const minus = (own: boolean) =>
    sumDays(
      (account?.minus ?? []).filter(({ id }) => (id !== null) === own).map(({ days }) => days),
    )
  const draws = termsOn(facts, lastOf(year))?.unlimited
    ? unlimitedDraws(entries, facts, year)
    : [...grants.flatMap(({ draws }) => draws), ...(account?.overdrawn ?? [])]
  const [waiting, taken] = [true, false].map((is) =>
    sumDays(draws.filter(({ leave_id }) => pending(leave_id) === is).map(({ part }) => part)),
  )
  const over = endedBy(facts.today, year)
  const all = granted('allowance', 'accrual')
  const adjusted = granted('adjustment', 'opening_balance').minus(minus(true))
  const carried = granted('carry_over').minus(minus(false))
  const expired = sumDays(grants.filter(({ to }) => to < over).map(({ left }) => left))
  const available = availableIn(account, facts)
  const exact = all.plus(adjusted).plus(carried).minus(expired)
  const [days_taken, days_pending] = [taken!.toString(), waiting!.toString()]

  // Sums of the rounded figures, so that they add up as shown.
  const days_total = sumDays([all, adjusted, carried].map(asShown)).minus(asShown(expired))
  const remaining = days_total.minus(days_taken).minus(days_pending)
  const addsUp = exact.minus(taken!).minus(waiting!).eq(available)

  return {
    days_all: all.toString(),
    days_adjusted: adjusted.toString(),
    days_carried: carried.toString(),
    days_expired: expired.toString(),
    days_total: days_total.toString(),
    days_taken,
    days_pending,
    days_available: (addsUp ? remaining : available).toString(),
  }
}

/** Returns the days left in a year's valid grants, less overdrawn days. */
export function availableIn(
  account: YearAccount | undefined,
  { today }: Pick<LeaveFacts, 'today'>,
): Fraction {
  if (!account) return ZERO
  const over = endedBy(today, account.year)

  return sumDays(account.grants.filter(({ to }) => to >= over).map(rest))
    .minus(sumDays(account.overdrawn.map(({ part }) => part)))
    .minus(account.unpaid)
}

/**
 * Returns the days of a year that its policy grants later, month by month. They cannot be taken
 * yet.
 */
export function daysLater(
  grants: readonly Pick<GrantView, 'kind' | 'from' | 'left'>[],
  { today }: Pick<LeaveFacts, 'today'>,
  year: number,
): string {
  if (yearOf(today) !== year) return '0'
  return total(
    grants.flatMap(({ kind, from, left }) =>
      kind === 'accrual' && from > today ? [Fraction.of(left)] : [],
    ),
  )
}

/** Returns the part of `availableIn` granted by a day. */
export function availableBy(
  day: string,
  account: YearAccount | undefined,
  facts: Pick<LeaveFacts, 'today'>,
): Fraction {
  const later = (account?.grants ?? []).filter(({ kind, from }) => kind === 'accrual' && from > day)
  return availableIn(account, facts).minus(sumDays(later.map(rest)))
}

/**
 * Returns the day before which grants of a year are over: today, or the year's last day once it has
 * passed.
 */
const endedBy = (today: string, year: number) => (today < lastOf(year) ? today : lastOf(year))

const rest = ({ left, carried, settled }: GrantAccount) => left.plus(carried).plus(settled)

/**
 * Returns five years to choose from: this one and the next four. They begin a year earlier while
 * its days may still be carried over.
 */
export function leaveYears(
  today: string,
  { expire_in_months }: { expire_in_months: number },
): number[] {
  const stillCarried = expire_in_months !== 12 && Number(today.slice(5, 7)) <= expire_in_months
  const first = yearOf(today) - (stillCarried ? 1 : 0)
  return [0, 1, 2, 3, 4].map((step) => first + step)
}

function grantView(
  grant: GrantAccount,
  pending: (leave: string) => boolean,
  today: string,
): GrantView {
  const lines = balanceLinesOf(grant, pending, grant.to < today)

  // Sums of the lines as shown, so that figures and lines add up.
  const of = (kind: BalanceLine['kind']) =>
    Fraction.sum(lines.flatMap((line) => (line.kind === kind ? [line.days] : [])))
      .neg()
      .toString()

  return {
    id: grant.id,
    kind: grant.kind,
    from: grant.from,
    to: grant.to,
    granted: Fraction.of(grant.days).toString(),
    taken: of('taken'),
    pending: of('pending'),
    taken_away: of('taken_away'),
    carried: of('carried'),
    expired: of('expired'),
    left: lines.at(-1)?.balance ?? '0',
    worked: grant.worked ?? null,
    lines,
  }
}

function balanceLinesOf(
  grant: GrantAccount,
  pending: (leave: string) => boolean,
  over: boolean,
): BalanceLine[] {
  const lines: BalanceLine[] = []
  let balance = ZERO

  const add = (
    kind: BalanceLine['kind'],
    { from, to }: DayRange,
    days: Fraction,
    leave_id: string | null = null,
  ) => {
    if (days.isZero()) return
    const before = balance.toString()
    balance = balance.plus(days)
    // The difference of the rounded balances, so that the lines add up as shown.
    const shown = Fraction.of(balance.toString()).minus(before).toString()
    lines.push({ kind, from, to, leave_id, days: shown, balance: balance.toString() })
  }

  add('granted', { from: grant.from, to: grant.to }, Fraction.of(grant.days))
  add('taken_away', { from: grant.from, to: grant.from }, grant.minus.neg())

  for (const draws of byLeave(grant.draws))
    add(
      pending(draws[0]!.leave_id) ? 'pending' : 'taken',
      { from: draws[0]!.date, to: draws.at(-1)!.date },
      sumDays(draws.map(({ part }) => part)).neg(),
      draws[0]!.leave_id,
    )

  if (!over) return lines
  add('taken_away', { from: grant.to, to: grant.to }, grant.settled.neg())
  add('carried', { from: grant.to, to: grant.to }, grant.carried.neg())
  add('expired', { from: grant.to, to: grant.to }, grant.left.neg())

  return lines
}

/** Groups consecutive draws by leave; they are in the order of their days. */
function byLeave(draws: readonly Draw[]): Draw[][] {
  const groups: Draw[][] = []

  for (const draw of draws) {
    const group = groups.at(-1)

    if (group?.at(0)?.leave_id === draw.leave_id) group.push(draw)
    else groups.push([draw])
  }

  return groups
}

const pendingOf =
  ({ leaves }: LedgerEntries) =>
  (id: string) =>
    leaves[id]?.status === 'pending'

const unlimitedDraws = ({ leaves }: LedgerEntries, facts: LeaveFacts, year: number): Draw[] =>
  Object.entries(leaves).flatMap(([leave_id, { status, takes_allowance, days }]) =>
    status === 'rejected' || !takes_allowance
      ? []
      : days.flatMap((day) =>
          yearOf(day.date) === year && !hasLeft(facts, day.date)
            ? [{ leave_id, date: day.date, part: partOf(day) }]
            : [],
        ),
  )

const sumDays = (days: readonly Fraction[]) => days.reduce((all, each) => all.plus(each), ZERO)
const total = (days: readonly Fraction[]) => sumDays(days).toString()

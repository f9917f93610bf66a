import { Fraction } from '../kernel/fraction'
import { ClosedYear, Draw, GrantAccount, LedgerEntries, YearAccount } from './leave-accounts'
import { allowanceOf } from './leave-allowance'
import { carryGood, carryRule } from './leave-carry-over'
import { partOf } from './leave-days'
import { firstOf, hasLeft, type LeaveFacts, lastOf, leftIn, termsOn, yearOf } from './leave-facts'
import type { Grant } from './leave-grant'

const ZERO = Fraction.of(0)

/**
 * Returns the ledger by year, from the first one kept. Each day of leave, in order, draws on the
 * valid grant that expires first. Of all assignments this one leaves the fewest days uncovered
 * (earliest deadline first), so the order of requests never matters. The year's policy limits the
 * carry-over; an overdrawn year takes its minus from the next allowance.
 */
export function leaveAccounts(
  entries: LedgerEntries,
  facts: LeaveFacts,
  through = 0,
): Map<number, YearAccount> {
  const demands = demandsByYear(entries, facts)
  const last = lastYear(entries, facts, { demands, through })
  return walk(entries, facts, { demands, last, opening: firstOpening(entries, facts) }).years
}

/**
 * Prepares the accounts of one ledger without some of its leaves, none of which has a day before
 * `from`. The years before are counted once, so that each answer costs only the years from then on.
 */
export function leaveAccountsFrom(entries: LedgerEntries, facts: LeaveFacts, from: number) {
  const demands = demandsByYear(entries, facts)
  const opening = firstOpening(entries, facts)
  const { opening: kept } = walk(entries, facts, { demands, last: from - 1, opening })

  /** Returns the accounts with the leaves that count, at least through a year. */
  return (counts: (leave_id: string) => boolean, through: number): Map<number, YearAccount> => {
    const counted = new Map<number, Draw[]>()

    for (const [year, list] of demands) {
      const own = year < from ? list : list.filter(({ leave_id }) => counts(leave_id))
      if (own.length > 0) counted.set(year, own)
    }

    const last = lastYear(entries, facts, { demands: counted, through })
    return walk(entries, facts, { demands: counted, last, opening: copied(kept) }).years
  }
}

/** A ledger at the beginning of a year: the grants still valid, and the balance brought forward. */
interface Opening {
  readonly year: number
  readonly pool: GrantAccount[]
  readonly before: { carriedOn: Fraction; good: Grant | null }
}

const firstOpening = ({ closed }: LedgerEntries, facts: LeaveFacts): Opening => ({
  year: Math.min(facts.since, ...Object.keys(closed).map(Number)),
  pool: [],
  before: { carriedOn: ZERO, good: null },
})

const copied = (opening: Opening): Opening => ({
  ...opening,
  pool: opening.pool.map((grant) => ({ ...grant, draws: [...grant.draws] })),
})

const lastYear = (
  { adjustments }: LedgerEntries,
  facts: LeaveFacts,
  { demands, through }: { demands: ReadonlyMap<number, unknown>; through: number },
) =>
  Math.max(
    through,
    yearOf(facts.today) + 1,
    ...demands.keys(),
    ...Object.values(adjustments).map(({ year }) => year),
  )

interface Way {
  readonly demands: ReadonlyMap<number, readonly Draw[]>
  readonly last: number
  readonly opening: Opening
}

/** Counts year by year, and returns the accounts with the opening of the year after the last. */
function walk(entries: LedgerEntries, facts: LeaveFacts, { demands, last, opening }: Way) {
  const years = new Map<number, YearAccount>()
  const { pool } = opening
  let { year, before } = opening

  for (; year <= last; year++) {
    const account = openYear(entries, facts, year, before)
    years.set(year, account)
    pool.push(...account.grants)
    pool.sort((a, b) => compare(a.to, b.to) || compare(a.from, b.from) || compare(a.id, b.id))
    payMinus(account, facts)
    for (const demand of demands.get(year) ?? []) draw(account, pool, demand, facts)
    before = closeYear(account, pool, entries.closed[year], facts)

    for (let n = pool.length - 1; n >= 0; n--)
      if (pool[n]!.to <= lastOf(year) || pool[n]!.left.isZero()) pool.splice(n, 1)
  }

  return { years, opening: { year, pool, before } }
}

/** Returns days that draw on a limited allowance, by year, in order. */
function demandsByYear({ leaves, closed }: LedgerEntries, facts: LeaveFacts): Map<number, Draw[]> {
  const years = new Map<number, Draw[]>()
  const first = Math.min(facts.since, ...Object.keys(closed).map(Number))

  for (const [leave_id, { status, takes_allowance, days }] of Object.entries(leaves)) {
    if (status === 'rejected' || !takes_allowance) continue

    for (const day of days) {
      const { date } = day
      const year = yearOf(date)
      // Days planned after the last day of employment are never taken.
      if (hasLeft(facts, date)) continue
      if (year < first || isUnlimited(closed[year], facts, date)) continue
      const list = years.get(year) ?? []
      if (list.length === 0) years.set(year, list)
      list.push({ leave_id, date, part: partOf(day) })
    }
  }

  for (const list of years.values())
    list.sort((a, b) => compare(a.date, b.date) || compare(a.leave_id, b.leave_id))

  return years
}

/** Returns whether no allowance applies, as without a policy. */
const isUnlimited = (closed: ClosedYear | undefined, facts: LeaveFacts, date: string) =>
  closed ? closed.unlimited : (termsOn(facts, date)?.unlimited ?? true)

function openYear(
  { adjustments, closed }: LedgerEntries,
  facts: LeaveFacts,
  year: number,
  before: { carriedOn: Fraction; good: Grant | null },
): YearAccount {
  const frozen = closed[year]?.grants.map(({ valid_from: from, valid_to: to, ...grant }) => ({
    ...grant,
    year,
    from,
    to,
  }))

  const own = Object.entries(adjustments).filter(([, adjustment]) => adjustment.year === year)

  const grants: Grant[] = [
    ...(frozen ?? allowanceOf(facts, year)),
    ...own.flatMap(([id, { kind, valid_from, valid_to, days }]) =>
      Fraction.of(days).gt(0)
        ? [
            {
              id,
              kind,
              year,
              from: valid_from,
              to: withinEmployment(facts, valid_from, valid_to),
              days,
            },
          ]
        : [],
    ),
    ...(before.good ? [before.good] : []),
  ]

  const minus: { id: string | null; days: Fraction; from: string }[] = own.flatMap(
    ([id, { days, valid_from }]) =>
      Fraction.of(days).lt(0) ? [{ id, days: Fraction.of(days).neg(), from: valid_from }] : [],
  )

  if (before.carriedOn.lt(0))
    minus.unshift({ id: null, days: before.carriedOn.neg(), from: firstOf(year) })

  return {
    year,
    grants: grants.map((grant) => ({
      ...grant,
      draws: [],
      minus: ZERO,
      settled: ZERO,
      carried: ZERO,
      left: Fraction.of(grant.days),
    })),
    minus,
    overdrawn: [],
    unpaid: ZERO,
    wrong: ZERO,
    carriedOn: ZERO,
    lost: ZERO,
  }
}

/**
 * Applies removed days to the year's own grants first, the earliest before the later; carried days
 * come last. Days of an employment that had ended were settled with its last pay.
 */
function payMinus(account: YearAccount, facts: LeaveFacts) {
  if (account.minus.length === 0) return

  const order = [...account.grants].sort(
    (a, b) =>
      Number(a.kind === 'carry_over') - Number(b.kind === 'carry_over') ||
      compare(a.from, b.from) ||
      compare(b.to, a.to),
  )

  let unpaid = ZERO

  for (const minus of account.minus) {
    const over = ({ to }: Grant) =>
      facts.employed.earlier?.some((before) => to <= before.to && before.to < minus.from) ?? false
    let owed = minus.days

    for (const grant of order) {
      if (over(grant)) continue
      const part = Fraction.min(owed, grant.left)
      grant.minus = grant.minus.plus(part)
      grant.left = grant.left.minus(part)
      owed = owed.minus(part)
    }

    unpaid = unpaid.plus(owed)
  }

  account.unpaid = unpaid

  if (!termsOn(facts, firstOf(account.year))?.allow_negative)
    account.wrong = account.wrong.plus(unpaid)
}

function draw(
  account: YearAccount,
  pool: readonly GrantAccount[],
  { leave_id, date, part }: Draw,
  facts: LeaveFacts,
) {
  let needed = part

  for (const grant of pool) {
    if (needed.isZero()) return
    if (grant.from > date || grant.to < date || grant.left.isZero()) continue
    const taken = Fraction.min(needed, grant.left)
    grant.draws.push({ leave_id, date, part: taken })
    grant.left = grant.left.minus(taken)
    needed = needed.minus(taken)
  }

  if (needed.isZero()) return
  account.overdrawn.push({ leave_id, date, part: needed })
  if (!termsOn(facts, date)?.allow_negative) account.wrong = account.wrong.plus(needed)
}

/**
 * Offsets the year's minus against its unused days, and carries over the permitted ones. Returns
 * the opening of the next year.
 */
function closeYear(
  account: YearAccount,
  pool: readonly GrantAccount[],
  closed: ClosedYear | undefined,
  facts: LeaveFacts,
) {
  const { year } = account
  const end = lastOf(year)
  const ending = pool.filter(({ to, kind }) => to === end && kind !== 'carry_over')
  const unused = sumDays(ending.map(({ left }) => left))
  const owed = account.overdrawn.filter(({ date }) => !takenBack(facts, date))
  const overdrawn = sumDays(owed.map(({ part }) => part)).plus(account.unpaid)
  const leaves = leftIn(facts, year)
  const rule = closed ?? carryRule(facts, year)
  const cap = leaves ? ZERO : Fraction.of(rule.carry_over_days)
  const net = unused.minus(overdrawn)
  account.carriedOn = net.lt(0) ? net : Fraction.min(cap, net)
  spread(ending, Fraction.min(unused, overdrawn), 'settled')
  spread(ending, Fraction.max(0, account.carriedOn), 'carried')
  account.lost = sumDays(ending.map(({ left }) => left))

  const good: Grant | null = account.carriedOn.gt(0)
    ? {
        id: `carried-${year + 1}`,
        kind: 'carry_over',
        year: year + 1,
        ...carryGood(rule, facts, year + 1),
        days: account.carriedOn.exactly(),
      }
    : null

  return { carriedOn: account.carriedOn, good }
}

/** Returns whether the last pay of an earlier employment took back the overdrawn day. */
function takenBack(facts: LeaveFacts, date: string): boolean {
  const before = facts.employed.earlier?.find(({ to }) => date <= to)
  return (
    !!before &&
    ['take_back_overdrawn', 'both'].includes(termsOn(facts, before.to)?.leaver_rule ?? '')
  )
}

/**
 * Limits given days to one employment: they expire on its last day, because its last pay settles
 * them.
 */
function withinEmployment(facts: LeaveFacts, from: string, to: string): string {
  const ended = facts.employed.earlier?.find((before) => from <= before.to)?.to
  return ended !== undefined && ended < to ? ended : to
}

function spread(grants: readonly GrantAccount[], days: Fraction, into: 'settled' | 'carried') {
  let rest = days

  for (const grant of grants) {
    if (rest.isZero()) return
    const part = Fraction.min(rest, grant.left)
    grant[into] = part
    grant.left = grant.left.minus(part)
    rest = rest.minus(part)
  }
}

const sumDays = (days: readonly Fraction[]) => days.reduce((total, each) => total.plus(each), ZERO)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

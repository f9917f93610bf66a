import { amount } from '../kernel/money'
import type { AdjustmentTerms } from './adjustment-terms'
import {
  common,
  dayBefore,
  earlier,
  later,
  nextDay,
  type PayFrequency,
  type Period,
  within,
  workingDays,
} from './pay-days'

export type PayType = 'hourly' | 'weekly' | 'monthly' | 'yearly'

/** The pay fields of a contract version; decimal strings, ISO weekdays. */
export interface PayContract {
  readonly id: string
  readonly effective_on: string
  readonly start_date: string | null
  readonly end_date: string | null
  readonly rate: string | null
  readonly type: PayType | null
  /** Null: any run pays it. */
  readonly frequency: PayFrequency | null
  readonly currency: string
  readonly weekdays: readonly number[]
  /** Hours for each `hours_per`; null if the contract has none. */
  readonly hours: string | null
  readonly hours_per: 'day' | 'week' | 'month' | null
  readonly adjustments: readonly AdjustmentTerms[]
}

/** Consecutive days with the same pay, even across contract versions. */
export interface Stretch extends Pick<PayContract, 'type' | 'rate' | 'currency' | 'frequency'> {
  readonly contract_ids: readonly string[]
  readonly from: string
  readonly to: string
}

/** Consecutive days with one version of the contract. */
export interface Piece extends Period {
  readonly version: PayContract
  /** Days within the contract. */
  readonly employed: boolean
  /** Days that no other run pays either. */
  readonly covered: boolean
}

/** What else divides the days of a contract. */
export interface Cuts {
  /** Days between two employments. */
  readonly gaps?: readonly Period[] | undefined
  /** Days of work that another run pays. */
  readonly elsewhere?: readonly Period[] | undefined
}

/**
 * An employee's contract terms for each day. A version holds from its effective date (the first one
 * from its start) until the next. It stays within its start and end, and ends on the last day of
 * work. Uncovered days have the weekdays of the nearest version, so that a month counts on one
 * basis.
 * Stored as pieces of equal days; most people have one.
 */
export class Terms {
  private readonly pieces: readonly Piece[]

  constructor(
    versions: readonly PayContract[],
    last_day: string | null,
    window: Period,
    cuts: Cuts = {},
  ) {
    this.pieces = piecesOf(versions, last_day, window, cuts)
  }

  /** Returns the version that covers a day. */
  on(date: string): PayContract | undefined {
    const found = this.pieces.find((piece) => within(date, piece))
    return found?.covered ? found.version : undefined
  }

  /** Returns the days worked in a period within the window. Holidays are paid and count. */
  workingDays(period: Period): number {
    let days = 0

    for (const piece of this.pieces) {
      const both = common(piece, period)
      if (both) days += workingDays(both, piece.version.weekdays)
    }

    return days
  }

  /** Returns the last day in a period that a contract covers. */
  lastEmployed(period: Period): string | undefined {
    const last = this.pieces.findLast((piece) => piece.employed && common(piece, period))
    return last && earlier(last.end, period.end)
  }

  /** Returns the covered pieces of a period, oldest first. */
  covered(period: Period): Piece[] {
    return this.pieces.flatMap((piece) => (piece.covered ? part(piece, period) : []))
  }

  /** Returns the same, including days that another run pays. */
  employed(period: Period): Piece[] {
    return this.pieces.flatMap((piece) => (piece.employed ? part(piece, period) : []))
  }

  /**
   * Returns the covered stretches of a period; neighbours with the same pay are one, whatever else
   * differs.
   */
  stretches(period: Period): Stretch[] {
    const found: (Omit<Stretch, 'to' | 'contract_ids'> & { to: string; contract_ids: string[] })[] =
      []

    for (const { start, end, version } of this.covered(period)) {
      const last = found.at(-1)

      if (last && nextDay(last.to) === start && samePay(last, version)) {
        last.to = end
        if (last.contract_ids.at(-1) !== version.id) last.contract_ids.push(version.id)
      } else {
        const { type, rate, currency, frequency } = version
        found.push({
          contract_ids: [version.id],
          from: start,
          to: end,
          type,
          rate,
          currency,
          frequency,
        })
      }
    }

    return found
  }
}

function part(piece: Piece, period: Period): Piece[] {
  const both = common(piece, period)
  return both ? [both === piece ? piece : { ...piece, ...both }] : []
}

function piecesOf(
  all: readonly PayContract[],
  last_day: string | null,
  window: Period,
  { gaps = [], elsewhere = [] }: Cuts,
): Piece[] {
  const versions =
    all.length > 1 ? [...all].sort((a, b) => a.effective_on.localeCompare(b.effective_on)) : all
  const around = [...gaps, ...elsewhere].flatMap(({ start, end }) => [start, nextDay(end)])

  return versions.flatMap((version, n): Piece[] => {
    const next = versions[n + 1]
    const start = n === 0 ? window.start : later(version.effective_on, window.start)
    const end = next ? earlier(dayBefore(next.effective_on), window.end) : window.end
    if (end < start) return []

    const begins =
      n === 0
        ? (version.start_date ?? version.effective_on)
        : later(version.effective_on, version.start_date)

    const ends = version.end_date ? earlier(version.end_date, last_day) : last_day
    const cuts = [begins, ...(ends ? [nextDay(ends)] : []), ...around].filter(
      (day) => start < day && day <= end,
    )
    const starts = [start, ...new Set(cuts.sort())]

    return starts.map((from, index) => {
      const employed =
        begins <= from && !(ends && ends < from) && !gaps.some((gap) => within(from, gap))
      const covered = employed && !elsewhere.some((other) => within(from, other))

      return {
        version,
        employed,
        covered,
        start: from,
        end: index + 1 < starts.length ? dayBefore(starts[index + 1]!) : end,
      }
    })
  })
}

const samePay = (a: Stretch, b: PayContract) =>
  a.type === b.type &&
  sameRate(a.rate, b.rate) &&
  a.currency === b.currency &&
  a.frequency === b.frequency

const sameRate = (a: string | null, b: string | null) =>
  a === b || (a !== null && b !== null && amount(a).equals(b))

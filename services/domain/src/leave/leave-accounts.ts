import type { Fraction } from '../kernel/fraction'
import type { LeaveDay } from './leave-days'
import type { Grant } from './leave-grant'

/** A part of a day of leave, taken from a grant. */
export interface Draw {
  readonly leave_id: string
  readonly date: string
  readonly part: Fraction
}

/** A grant with its use: days = draws + minus + settled + carried + left. */
export interface GrantAccount extends Grant {
  readonly draws: Draw[]
  /** Days removed by a minus of the previous year, or by an adjustment. */
  minus: Fraction
  /** Unused days offset against overdrawn ones of the same year, at its end. */
  settled: Fraction
  /** Unused days carried over to the next year. */
  carried: Fraction
  /** Neither drawn nor carried over; lost after `to`. */
  left: Fraction
}

export interface YearAccount {
  readonly year: number
  readonly grants: GrantAccount[]
  /**
   * Removed days, by the minus of the previous year (id null) or by an adjustment, for the employment
   * of that day.
   */
  readonly minus: readonly { id: string | null; days: Fraction; from: string }[]
  /** Days drawn that no grant covers. */
  readonly overdrawn: Draw[]
  /** Removed days that no grant covers. */
  unpaid: Fraction
  /** Those of `overdrawn` and `unpaid` that the policy forbids. */
  wrong: Fraction
  /** Balance for the next year: unused days, or a minus below zero. */
  carriedOn: Fraction
  /** Unused days that are not carried over. */
  lost: Fraction
}

/** An ended year, as `LeaveYearClosed` stores it. */
export interface ClosedYear {
  readonly unlimited: boolean
  readonly grants: readonly {
    id: string
    kind: Grant['kind']
    valid_from: string
    valid_to: string
    days: string
  }[]
  readonly carry_over_days: string
  readonly carry_expires_on: string
  /** Days carried over and lost at the close; a record only, because balances follow the ledger. */
  readonly carried?: string
  readonly lost?: string
}

export interface LedgerEntries {
  readonly leaves: Readonly<
    Record<string, { status: string; takes_allowance: boolean; days: readonly LeaveDay[] }>
  >
  readonly adjustments: Readonly<
    Record<
      string,
      {
        kind: 'adjustment' | 'opening_balance'
        year: number
        days: string
        valid_from: string
        valid_to: string
      }
    >
  >
  readonly closed: Readonly<Record<number, ClosedYear>>
}

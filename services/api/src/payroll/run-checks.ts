import type { Fault } from '@workledger/contracts/kernel/faults'
import type { PayCheck } from '@workledger/contracts/payroll/pay-runs.api'
import { amount, total } from '@workledger/domain/kernel/money'
import { addDays } from '@workledger/domain/payroll/pay-days'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { changedSince as accountsChanged } from '@workledger/projections/payments/payments.queries'
import {
  carryingEntries,
  heldEntries,
  lostExpenses,
  openShifts,
  owedBefore,
  paidTwice,
  undecidedCorrections,
  undecidedLeaves,
  unpaidLeavers,
  unpairedPunches,
} from '@workledger/projections/payroll/pay-checks.queries'
import {
  earlierDraft,
  type PayRunRow,
  previousRun,
} from '@workledger/projections/payroll/payroll.queries'
import { named } from './named'
import { unpaidSinceReversal } from './taken-back'

/** Whose last day is older is history. */
const LEAVERS_OF_DAYS = 366

/** A run while it is checked. What several checks read is read once. */
export interface CheckedRun {
  readonly db: Reads
  readonly workspace: string
  readonly run: PayRunRow
  /** The company's day. */
  readonly today: string
  readonly held: () => ReturnType<typeof heldEntries>
  readonly carrying: () => ReturnType<typeof carryingEntries>
}

/** Which runs a check looks at. A run that reverses another is never a draft here. */
type Runs = 'drafts' | 'all but reversals'

interface Check {
  readonly code: string
  readonly severity: PayCheck['severity']
  readonly runs: Runs
}

/** A check that names people, each as often as there is something to see. */
interface PeopleCheck extends Check {
  /** Counts a person once who is named more than once. */
  readonly countsPeople?: true
  find(checked: CheckedRun): Promise<PayCheck['people']>
}

/** A check of the run itself: the values of its sentence where it has something to say. */
interface RunCheck extends Check {
  find(checked: CheckedRun): Promise<NonNullable<Fault['params']> | undefined>
}

export const isDraft = (run: PayRunRow): boolean => run.status === 'draft' && !run.reverses

/** Whether a check looks at this run. */
export const looksAt = ({ runs }: Check, run: PayRunRow): boolean =>
  runs === 'drafts' ? isDraft(run) : !run.reverses

export const checkedRun = (
  of: Pick<CheckedRun, 'db' | 'workspace' | 'run' | 'today'>,
): CheckedRun => ({
  ...of,
  held: once(() => heldEntries(of.db, of.run)),
  carrying: once(() => carryingEntries(of.db, of.run)),
})

/** In the order in which they are shown. */
export const runChecks: readonly RunCheck[] = [
  {
    code: 'payroll.check.earlier_draft',
    severity: 'warns',
    runs: 'drafts',
    find: async ({ db, workspace, run }) => {
      const earlier = await earlierDraft(db, workspace, run)
      return earlier && { start: earlier.start_on, end: earlier.end_on }
    },
  },
  {
    code: 'payroll.check.not_ended',
    severity: 'warns',
    runs: 'drafts',
    find: async ({ run, today }) => (run.end_on >= today ? { end: run.end_on } : undefined),
  },
]

/**
 * In the order in which they are shown; between the two lists stand the warnings of the
 * calculation.
 */
export const blockingChecks: readonly PeopleCheck[] = [
  {
    code: 'payroll.check.already_paid',
    severity: 'stops',
    runs: 'drafts',
    countsPeople: true,
    find: async ({ db, workspace, run }) =>
      (await paidTwice(db, workspace, run)).map((row) =>
        found(row, { payrun_id: row.payrun_id, start: row.start_on, end: row.end_on }),
      ),
  },
  {
    code: 'payroll.check.expenses_gone',
    severity: 'stops',
    runs: 'drafts',
    find: async ({ db, run }) =>
      (await lostExpenses(db, run)).lost.flatMap(({ should_pay, ...row }) =>
        should_pay ? [found(row, { expense_id: row.expense_id, amount: row.amount })] : [],
      ),
  },
  {
    code: 'payroll.check.zero_net',
    severity: 'holds',
    runs: 'all but reversals',
    find: (checked) => heldFor(checked, 'zero_net'),
  },
  {
    code: 'payroll.check.negative_net',
    severity: 'holds',
    runs: 'all but reversals',
    find: (checked) => heldFor(checked, 'negative_net'),
  },
]

export const warningChecks: readonly PeopleCheck[] = [
  {
    code: 'payroll.check.open_shift',
    severity: 'warns',
    runs: 'drafts',
    find: async ({ db, run }) =>
      (await openShifts(db, run)).map((row) => found(row, { day: row.day, in_at: row.in_at })),
  },
  {
    code: 'payroll.check.unpaired_punch',
    severity: 'warns',
    runs: 'drafts',
    find: async ({ db, run }) =>
      (await unpairedPunches(db, run)).map((row) =>
        found(row, { day: row.day, punch_id: row.punch_id, at: row.at }),
      ),
  },
  {
    code: 'payroll.check.leave_pending',
    severity: 'warns',
    runs: 'drafts',
    find: async ({ db, workspace, run }) =>
      (await undecidedLeaves(db, workspace, run)).map((row) =>
        found(row, { leave_id: row.leave_id, start: row.start_on, end: row.finish_on }),
      ),
  },
  {
    code: 'payroll.check.correction_pending',
    severity: 'warns',
    runs: 'drafts',
    find: async ({ db, run }) =>
      (await undecidedCorrections(db, run)).map((row) =>
        found(row, { correction_id: row.correction_id, day: row.day }),
      ),
  },
  {
    code: 'payroll.check.account_changed',
    severity: 'warns',
    runs: 'drafts',
    find: async ({ db, workspace, run }) => {
      const before = await previousRun(db, workspace, run)
      const changed = before?.approved_position
        ? await accountsChanged(db, run.id, before.approved_position)
        : []

      return changed.map((row) =>
        found({ ...row, id: row.employee_id }, { changed_at: row.changed_at ?? '' }),
      )
    },
  },
  {
    code: 'payroll.check.no_settlement',
    severity: 'warns',
    runs: 'drafts',
    find: async ({ db, workspace, run }) =>
      (await unpaidLeavers(db, workspace, run, addDays(run.start_on, -LEAVERS_OF_DAYS))).map(
        (row) => found({ ...row, entry_id: null }, { day: row.terminated_on ?? '' }),
      ),
  },
  {
    code: 'payroll.check.owed_before',
    severity: 'warns',
    runs: 'drafts',
    find: async ({ db, run }) =>
      (await owedBefore(db, run)).map((row) =>
        found(row, { start: row.first, periods: String(row.periods) }),
      ),
  },
  {
    code: 'payroll.check.taken_back',
    severity: 'warns',
    runs: 'all but reversals',
    countsPeople: true,
    find: async ({ db, workspace, run }) =>
      (await unpaidSinceReversal(db, workspace, run)).map((row) =>
        found(
          { ...row, entry_id: isDraft(run) ? null : row.entry_id },
          { payrun_id: row.payrun_id, start: row.start, end: row.end },
        ),
      ),
  },
  {
    code: 'payroll.check.leaver_owes',
    severity: 'warns',
    runs: 'all but reversals',
    find: (checked) => carriedBy(checked, 'leavers'),
  },
  {
    code: 'payroll.check.carried',
    severity: 'warns',
    runs: 'all but reversals',
    find: (checked) => carriedBy(checked, 'employees'),
  },
]

type Row = Parameters<typeof named>[0] & { entry_id: string | null }

const found = (row: Row, facts: Record<string, string>): PayCheck['people'][number] => ({
  ...named(row),
  entry_id: row.entry_id,
  facts,
})

/** Entries that are not paid, because their net pay is zero or below. */
async function heldFor({ held }: CheckedRun, code: 'zero_net' | 'negative_net') {
  const codeOf = (row: { held: string | null; net_pay: string | null }) =>
    row.held ?? (amount(row.net_pay ?? 0).isZero() ? 'zero_net' : 'negative_net')
  return (await held())
    .filter((row) => codeOf(row) === code)
    .map((row) => found(row, { net: row.net_pay ?? '' }))
}

/**
 * Deductions that the net pay does not bear. No later run takes those of people who have left by
 * its end.
 */
async function carriedBy({ carrying, run }: CheckedRun, who: 'leavers' | 'employees') {
  const hasLeft = (day: string | null) => day !== null && day <= run.end_on
  return (await carrying())
    .filter(({ terminated_on }) => hasLeft(terminated_on) === (who === 'leavers'))
    .flatMap((row) => {
      const deductions = row.pay?.deductions ?? []

      const left = total(
        deductions.map((line) => line.carried),
        run.currency,
      )

      return amount(left).isZero() ? [] : [found(row, { left })]
    })
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= read()
    return result
  }
}

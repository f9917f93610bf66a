import type { Fault } from '@workledger/contracts/kernel/faults'
import type { PayCheck } from '@workledger/contracts/payroll/pay-runs.api'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import { amount, total } from '@workledger/domain/kernel/money'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { changedSince as accountsChanged } from '@workledger/projections/payments/payments.queries'
import {
  carryingEntries,
  heldEntries,
  lostExpenses,
  lostPayouts,
  openShifts,
  owedBefore,
  paidTwice,
  payoutsWithoutPrice,
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
import { namedEmployee } from './named'
import { unpaidSinceReversal } from './taken-back'

/** Days. An earlier last day is ignored. */
const LEAVERS_OF_DAYS = 366

/** A run under check. Data for several checks is read once. */
export interface CheckedRun {
  readonly db: Reads
  readonly workspace: string
  readonly run: PayRunRow
  /** The company's date today. */
  readonly today: string
  readonly held: () => ReturnType<typeof heldEntries>
  readonly carrying: () => ReturnType<typeof carryingEntries>
}

/** The runs that a check applies to. A reversal is never a draft here. */
type Runs = 'drafts' | 'all but reversals'

interface Check {
  readonly code: string
  readonly severity: PayCheck['severity']
  readonly runs: Runs
}

/** A check that names people, each as often as it has findings. */
interface PeopleCheck extends Check {
  /** Counts a person with several findings once. */
  readonly countsPeople?: true
  find(checked: CheckedRun): Promise<PayCheck['people']>
}

/** A check of the run itself: the parameters of its sentence, if it applies. */
interface RunCheck extends Check {
  find(checked: CheckedRun): Promise<NonNullable<Fault['params']> | undefined>
}

export const isDraft = (run: PayRunRow): boolean => run.status === 'draft' && !run.reverses

/** Returns whether a check applies to this run. */
export const looksAt = ({ runs }: Check, run: PayRunRow): boolean =>
  runs === 'drafts' ? isDraft(run) : !run.reverses

export const checkedRun = (
  of: Pick<CheckedRun, 'db' | 'workspace' | 'run' | 'today'>,
): CheckedRun => ({
  ...of,
  held: once(() => heldEntries(of.db, of.run)),
  carrying: once(() => carryingEntries(of.db, of.run)),
})

/** In display order. */
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

/** In display order; the warnings of the calculation come between the two lists. */
export const blockingChecks: readonly PeopleCheck[] = [
  {
    code: 'payroll.check.already_paid',
    severity: 'stops',
    runs: 'drafts',
    countsPeople: true,
    find: async ({ db, workspace, run }) =>
      (await paidTwice(db, workspace, run)).map((row) =>
        concernedPerson(row, { payrun_id: row.payrun_id, start: row.start_on, end: row.end_on }),
      ),
  },
  {
    code: 'payroll.check.expenses_gone',
    severity: 'stops',
    runs: 'drafts',
    find: async ({ db, run }) =>
      (await lostExpenses(db, run)).lost.flatMap(({ should_pay, ...row }) =>
        should_pay
          ? [concernedPerson(row, { expense_id: row.expense_id, amount: row.amount })]
          : [],
      ),
  },
  {
    code: 'payroll.check.payouts_gone',
    severity: 'stops',
    runs: 'drafts',
    find: async ({ db, run }) =>
      (await lostPayouts(db, run)).lost.flatMap(({ should_pay, ...row }) =>
        should_pay ? [concernedPerson(row, { payout_id: row.payout_id, amount: row.amount })] : [],
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
      (await openShifts(db, run)).map((row) =>
        concernedPerson(row, { day: row.day, in_at: row.in_at }),
      ),
  },
  {
    code: 'payroll.check.unpaired_punch',
    severity: 'warns',
    runs: 'drafts',
    find: async ({ db, run }) =>
      (await unpairedPunches(db, run)).map((row) =>
        concernedPerson(row, { day: row.day, punch_id: row.punch_id, at: row.at }),
      ),
  },
  {
    code: 'payroll.check.leave_pending',
    severity: 'warns',
    runs: 'drafts',
    find: async ({ db, workspace, run }) =>
      (await undecidedLeaves(db, workspace, run)).map((row) =>
        concernedPerson(row, { leave_id: row.leave_id, start: row.start_on, end: row.finish_on }),
      ),
  },
  {
    code: 'payroll.check.correction_pending',
    severity: 'warns',
    runs: 'drafts',
    find: async ({ db, run }) =>
      (await undecidedCorrections(db, run)).map((row) =>
        concernedPerson(row, { correction_id: row.correction_id, day: row.day }),
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
        concernedPerson({ ...row, id: row.employee_id }, { changed_at: row.changed_at ?? '' }),
      )
    },
  },
  {
    code: 'payroll.check.no_settlement',
    severity: 'warns',
    runs: 'drafts',
    find: async ({ db, workspace, run }) =>
      (await unpaidLeavers(db, workspace, run, addDays(run.start_on, -LEAVERS_OF_DAYS))).map(
        (row) => concernedPerson({ ...row, entry_id: null }, { day: row.terminated_on ?? '' }),
      ),
  },
  {
    code: 'payroll.check.payout_unpriced',
    severity: 'warns',
    runs: 'drafts',
    find: async ({ db, workspace, run }) => {
      const until = run.pay_date > run.end_on ? run.pay_date : run.end_on
      return (await payoutsWithoutPrice(db, workspace, until)).map((row) =>
        concernedPerson({ ...row, entry_id: null }, { payout_id: row.payout_id, day: row.day }),
      )
    },
  },
  {
    code: 'payroll.check.owed_before',
    severity: 'warns',
    runs: 'drafts',
    find: async ({ db, run }) =>
      (await owedBefore(db, run)).map((row) =>
        concernedPerson(row, { start: row.first, periods: String(row.periods) }),
      ),
  },
  {
    code: 'payroll.check.taken_back',
    severity: 'warns',
    runs: 'all but reversals',
    countsPeople: true,
    find: async ({ db, workspace, run }) =>
      (await unpaidSinceReversal(db, workspace, run)).map((row) =>
        concernedPerson(
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

type CheckedRow = Parameters<typeof namedEmployee>[0] & { entry_id: string | null }

const concernedPerson = (
  row: CheckedRow,
  facts: Record<string, string>,
): PayCheck['people'][number] => ({
  ...namedEmployee(row),
  entry_id: row.entry_id,
  facts,
})

/** Returns entries that are not paid because their net pay is zero or below. */
async function heldFor({ held }: CheckedRun, code: 'zero_net' | 'negative_net') {
  const codeOf = (row: { held: string | null; net_pay: string | null }) =>
    row.held ?? (amount(row.net_pay ?? 0).isZero() ? 'zero_net' : 'negative_net')
  return (await held())
    .filter((row) => codeOf(row) === code)
    .map((row) => concernedPerson(row, { net: row.net_pay ?? '' }))
}

/**
 * Returns deductions above the net pay. No later run takes those of people who have left by its
 * end.
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

      return amount(left).isZero() ? [] : [concernedPerson(row, { left })]
    })
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= read()
    return result
  }
}

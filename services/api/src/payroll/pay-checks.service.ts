import { Injectable } from '@nestjs/common'
import { worded } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { type PayCheck } from '@workledger/contracts/payroll/pay-runs.api'
import { amount, total } from '@workledger/domain/kernel/money'
import { addDays } from '@workledger/domain/payroll/pay-days'
import { changedSince as accountsChanged, companyAccountOf, payablesOf } from '@workledger/projections/payments/payments.queries'
import { changedSince } from '@workledger/projections/payroll/pay-changes.queries'
import {
  carryingEntries,
  heldEntries,
  lostExpenses,
  openShifts,
  owedBefore,
  paidInAnotherCurrency,
  paidTwice,
  undecidedCorrections,
  undecidedLeaves,
  unpaidLeavers,
  unpairedPunches,
} from '@workledger/projections/payroll/pay-checks.queries'
import { earlierDraft, type PayRunRow, peopleOf, previousRun } from '@workledger/projections/payroll/payroll.queries'
import type { Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'
import { unpaidSinceReversal } from './taken-back'

/** People named by one check; its `count` tells of all. */
const MOST_NAMED = 500
/** Whose last day is older is history. */
const LEAVERS_OF_DAYS = 366

/** What is held against a run before it is approved. */
@Injectable()
export class PayChecks {
  constructor(
    private readonly queries: Queries,
    private readonly zones: Zones,
  ) {}

  async of(ctx: Ctx, workspace: string, run: PayRunRow) {
    const draft = run.status === 'draft' && !run.reverses
    const today = await this.zones.companyToday(ctx, workspace)
    const found = await this.queries.ask(workspace, async (db) => {
      const before = draft ? await previousRun(db, workspace, run) : undefined
      const [
        changed,
        twice,
        expenses,
        open,
        unpaired,
        leaves,
        corrections,
        accounts,
        leavers,
        owed,
        back,
        held,
        carrying,
        absent,
        elsewhere,
        earlier,
      ] = await Promise.all([
        draft ? changedSince(db, workspace, run) : undefined,
        draft ? paidTwice(db, workspace, run) : [],
        draft ? lostExpenses(db, run) : { lost: [] },
        draft ? openShifts(db, run) : [],
        draft ? unpairedPunches(db, run) : [],
        draft ? undecidedLeaves(db, workspace, run) : [],
        draft ? undecidedCorrections(db, run) : [],
        before?.approved_position ? accountsChanged(db, run.id, before.approved_position) : [],
        draft ? unpaidLeavers(db, workspace, run, addDays(run.start_on, -LEAVERS_OF_DAYS)) : [],
        draft ? owedBefore(db, run) : [],
        run.reverses ? [] : unpaidSinceReversal(db, workspace, run),
        run.reverses ? [] : heldEntries(db, run),
        run.reverses ? [] : carryingEntries(db, run),
        peopleOf(db, workspace, [...new Set(run.warnings.map(({ employee_id }) => employee_id))]),
        paidInAnotherCurrency(
          db,
          workspace,
          run,
          run.warnings.flatMap(({ code, employee_id }) => (code === 'other_currency' ? [employee_id] : [])),
        ),
        draft ? earlierDraft(db, workspace, run) : undefined,
      ])
      return {
        changed,
        twice,
        expenses,
        open,
        unpaired,
        leaves,
        corrections,
        accounts,
        leavers,
        owed,
        back,
        held,
        carrying,
        absent,
        elsewhere,
        earlier,
      }
    })
    // A run in their own currency has paid them: nobody needs to look after them.
    const elsewhere = new Set(found.elsewhere.map(({ employee_id }) => employee_id))
    const warnings = run.warnings.filter(({ code, employee_id }) => code !== 'other_currency' || !elsewhere.has(employee_id))
    const people = new Map(found.absent.map((each) => [each.id, each]))
    const carried = found.carrying.flatMap((row) => {
      const left = total(
        (row.pay?.deductions ?? []).map((line) => line.carried),
        run.currency,
      )
      return amount(left).isZero() ? [] : [{ ...row, left }]
    })
    // Nobody keeps it back later of whom no run pays any more.
    const owing = (gone: boolean) =>
      carried
        .filter(({ terminated_on }) => (terminated_on !== null && terminated_on <= run.end_on) === gone)
        .map((row) => ({ ...named(row), entry_id: row.entry_id, facts: { left: row.left } }))
    const warned = [...new Set(warnings.map(({ code }) => code))].map((code): PayCheck => {
      const of = warnings.flatMap((each) => (each.code === code ? (people.get(each.employee_id) ?? []) : []))
      return check(
        `payroll.${code}`,
        'warns',
        of.map((each) => ({ ...named(each), entry_id: null, facts: {} })),
      )
    })
    const held = (code: 'zero_net' | 'negative_net') =>
      found.held
        .filter(({ held, net_pay }) => (held ?? (amount(net_pay ?? 0).isZero() ? 'zero_net' : 'negative_net')) === code)
        .map((row) => ({ ...named(row), entry_id: row.entry_id, facts: { net: row.net_pay ?? '' } }))
    const all: PayCheck[] = [
      byPeople(
        'payroll.check.already_paid',
        'stops',
        found.twice.map((row) => ({
          ...named(row),
          entry_id: row.entry_id,
          facts: { payrun_id: row.payrun_id, start: row.start_on, end: row.end_on },
        })),
      ),
      check(
        'payroll.check.expenses_gone',
        'stops',
        found.expenses.lost.flatMap(({ should_pay, ...row }) =>
          should_pay ? [{ ...named(row), entry_id: row.entry_id, facts: { expense_id: row.expense_id, amount: row.amount } }] : [],
        ),
      ),
      check('payroll.check.zero_net', 'holds', held('zero_net')),
      check('payroll.check.negative_net', 'holds', held('negative_net')),
      ...warned,
      check(
        'payroll.check.open_shift',
        'warns',
        found.open.map((row) => ({ ...named(row), entry_id: row.entry_id, facts: { day: row.day, in_at: row.in_at } })),
      ),
      check(
        'payroll.check.unpaired_punch',
        'warns',
        found.unpaired.map((row) => ({
          ...named(row),
          entry_id: row.entry_id,
          facts: { day: row.day, punch_id: row.punch_id, at: row.at },
        })),
      ),
      check(
        'payroll.check.leave_pending',
        'warns',
        found.leaves.map((row) => ({
          ...named(row),
          entry_id: row.entry_id,
          facts: { leave_id: row.leave_id, start: row.start_on, end: row.finish_on },
        })),
      ),
      check(
        'payroll.check.correction_pending',
        'warns',
        found.corrections.map((row) => ({
          ...named(row),
          entry_id: row.entry_id,
          facts: { correction_id: row.correction_id, day: row.day },
        })),
      ),
      check(
        'payroll.check.account_changed',
        'warns',
        found.accounts.map((row) => ({
          ...named({ ...row, id: row.employee_id }),
          entry_id: row.entry_id,
          facts: { changed_at: row.changed_at ?? '' },
        })),
      ),
      check(
        'payroll.check.no_settlement',
        'warns',
        found.leavers.map((row) => ({ ...named(row), entry_id: null, facts: { day: row.terminated_on ?? '' } })),
      ),
      check(
        'payroll.check.owed_before',
        'warns',
        found.owed.map((row) => ({ ...named(row), entry_id: row.entry_id, facts: { start: row.first, periods: String(row.periods) } })),
      ),
      byPeople(
        'payroll.check.taken_back',
        'warns',
        found.back.map((row) => ({
          ...named(row),
          entry_id: draft ? null : row.entry_id,
          facts: { payrun_id: row.payrun_id, start: row.start, end: row.end },
        })),
      ),
      check('payroll.check.leaver_owes', 'warns', owing(true)),
      check('payroll.check.carried', 'warns', owing(false)),
    ].filter(({ count }) => count > 0)
    const early = draft && run.end_on >= today
    const order: PayCheck[] = [
      ...(found.earlier
        ? [check('payroll.check.earlier_draft', 'warns', [], { start: found.earlier.start_on, end: found.earlier.end_on })]
        : []),
      ...(early ? [check('payroll.check.not_ended', 'warns', [], { end: run.end_on })] : []),
    ].map((each) => ({ ...each, count: 1 }))
    const changed = found.changed && found.changed.count > 0 ? found.changed : undefined
    return {
      stale: changed
        ? {
            count: changed.count,
            entries: [...changed.byEmployee]
              .flatMap(([employee_id, count]) => (employee_id ? [{ employee_id, count }] : []))
              .slice(0, MOST_NAMED),
            newest: changed.newest.map(({ id, kind, type, position, changed_at, employee_id, ...row }) => ({
              id,
              kind: kind as 'contract',
              type,
              position,
              changed_at,
              employee: employee_id ? named({ ...row, id: employee_id }).employee : null,
            })),
          }
        : null,
      checks: [...order, ...all],
      accounts: await this.missingAccounts(workspace, run, draft),
    }
  }

  /** The accounts that a transfer of a draft lacks. */
  private async missingAccounts(workspace: string, run: PayRunRow, draft: boolean) {
    if (!draft) return { company: false, count: 0, people: [] }
    return this.queries.ask(workspace, async (db) => {
      const [company, payable] = await Promise.all([companyAccountOf(db, workspace), payablesOf(db, run.id)])
      const missing = payable.filter(({ account }) => !account)
      const people = missing.slice(0, MOST_NAMED).map((row) => named({ ...row, id: row.employee_id }).employee)
      return { company: payable.length > 0 && !company, count: missing.length, people }
    })
  }
}

type Row = { id: string; oid: string | null; first_name: string | null; last_name: string | null; avatar: string | null }
/** A person as checks name them. */
export const named = ({ id, oid, first_name, last_name, avatar }: Row) => ({
  employee: { id, oid, first_name: first_name ?? '', last_name: last_name ?? '', avatar },
})
const check = (
  code: string,
  severity: PayCheck['severity'],
  people: PayCheck['people'],
  params: NonNullable<Fault['params']> = {},
): PayCheck => ({
  ...worded({ code, params: { count: people.length, ...params } }),
  severity,
  count: people.length,
  people: people.slice(0, MOST_NAMED),
})
/** The same where somebody may be named more than once. */
const byPeople = (code: string, severity: PayCheck['severity'], people: PayCheck['people']): PayCheck => {
  const count = new Set(people.map(({ employee }) => employee.id)).size
  return { ...check(code, severity, people, { count }), count }
}

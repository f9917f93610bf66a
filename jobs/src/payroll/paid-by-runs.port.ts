import type { EventDefinition } from '@workledger/contracts/kernel/event'
import { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { entriesById } from '@workledger/domain/kernel/by-id'
import type { Pay } from '@workledger/domain/payroll/pay'
import { payRunDecider } from '@workledger/domain/payroll/pay-run'
import type { Run } from '@workledger/domain/payroll/pay-run-state'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

/** A record that was ever among the lines of a run, and whether the run pays it. */
export interface InRun {
  readonly id: string
  readonly employee_id: string
  readonly paid: boolean
}

/** What becomes of a record. `reversal_id`: the run that reverses the payslip of `payrun_id`. */
export type RunAct = { readonly payrun_id: string } & (
  | { readonly act: 'hold' | 'release' | 'take' }
  | { readonly act: 'reverse'; readonly reversal_id: string }
)

/** Records of an area that pay runs pay, each once. */
interface PaidByRuns {
  /** Begins the names of the processes. */
  readonly what: string
  /** Returns those of these runs that pay or hold such records. */
  readonly runsWith: (db: Reads, runs: readonly string[]) => Promise<string[]>
  /** Returns the ids of the records that a pay has. */
  readonly idsOf: (pay: Pay | null) => readonly string[]
  readonly inRun: (run: Run) => readonly InRun[]
  /** The events of `settle`. */
  readonly settledBy: readonly EventDefinition[]
  /** Sends the command to each record; one that has moved on gets no effect. */
  readonly settle: (
    context: ProcessContext,
    records: readonly InRun[],
    actOf: (record: InRun) => RunAct,
  ) => Promise<void>
}

type OfRun = { id: string; data: { payrun_id: string } }

/** Runs have up to ten thousand entries, so those without such records are not read. */
const concernOf = ({ runsWith, settledBy }: Pick<PaidByRuns, 'runsWith' | 'settledBy'>) => ({
  async find(
    events: readonly OfRun[],
    context: Pick<ProcessContext, 'ask'>,
  ): Promise<ReadonlySet<string>> {
    const ids = [...new Set(events.map(({ data }) => data.payrun_id))]
    const runs = new Set(await context.ask((db) => runsWith(db, ids)))

    return new Set(events.flatMap(({ id, data }) => (runs.has(data.payrun_id) ? [id] : [])))
  },
  changedBy: settledBy,
})

/**
 * Returns the processes by which a draft holds its records, an approval takes them, and a deleted or
 * reversed run gives them back. They read the run's stream, which is never late.
 */
export function paidByRuns({
  what,
  runsWith,
  idsOf,
  inRun,
  settledBy,
  settle,
}: PaidByRuns): Process[] {
  const concern = concernOf({ runsWith, settledBy })

  /** A run does not pay a person who is left out of it. */
  const holdOrRelease =
    (payrun_id: string) =>
    ({ paid }: InRun): RunAct => ({ act: paid ? 'hold' : 'release', payrun_id })

  const holdWhatIsPaid = async (
    { data: { payrun_id } }: OfRun,
    context: ProcessContext,
  ): Promise<void> => {
    const run = await context.state(payRunDecider, payrun_id)

    if (run.status === 'draft' && !run.reverses)
      await settle(context, inRun(run), holdOrRelease(payrun_id))
  }

  return [
    process({
      name: `${what} of a drafted pay run`,
      on: payRunEvents.PayRunDrafted,
      concern,
      react: holdWhatIsPaid,
    }),
    process({
      name: `${what} of a recalculated pay run`,
      on: payRunEvents.PayRunRecalculated,
      concern,
      react: holdWhatIsPaid,
    }),
    process({
      name: `${what} of a changed entry of a pay run`,
      on: payRunEvents.PayRunEntryChanged,
      when: ({ pay }) => idsOf(pay).length > 0,
      react: ({ data: { payrun_id, employee_id, should_pay, pay } }, context) =>
        settle(
          context,
          idsOf(pay).map((id) => ({ id, employee_id, paid: should_pay })),
          holdOrRelease(payrun_id),
        ),
    }),
    process({
      name: `${what} of the changed payees of a pay run`,
      on: payRunEvents.PayRunPayeesChanged,
      concern,
      react: holdWhatIsPaid,
    }),
    process({
      name: `${what} of an approved pay run`,
      on: payRunEvents.PayRunApproved,
      concern,
      /** The payslips pay the held records; those of an entry that was held back are due again. */
      async react({ data: { payrun_id } }, context) {
        const run = await context.state(payRunDecider, payrun_id)
        if (run.status !== 'complete' || run.reverses) return

        await settle(context, inRun(run), ({ paid }) => ({
          act: paid ? 'take' : 'release',
          payrun_id,
        }))
      },
    }),
    process({
      name: `${what} of a deleted pay run`,
      on: payRunEvents.PayRunDeleted,
      async react({ data: { payrun_id } }, context) {
        const run = await context.before(payRunDecider)
        if (run.status !== 'draft') return
        await settle(context, inRun(run), () => ({ act: 'release', payrun_id }))
      },
    }),
    process({
      name: `${what} of a reversed pay run`,
      on: payRunEvents.PayRunReversed,
      /** The records of reversed payslips are due again. */
      async react({ data: { payrun_id, reversal_id } }, context) {
        const run = await context.state(payRunDecider, payrun_id)
        if (run.status !== 'complete') return

        const back = [...entriesById(run.entries)].flatMap(([, entry]) =>
          entry.reversed_by === reversal_id
            ? idsOf(entry.pay).map((id) => ({ id, employee_id: entry.employee_id, paid: true }))
            : [],
        )

        await settle(context, back, () => ({ act: 'reverse', payrun_id, reversal_id }))
      },
    }),
  ]
}

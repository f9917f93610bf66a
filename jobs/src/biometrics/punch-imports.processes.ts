import { punchEvents } from '@workledger/contracts/biometrics/biometrics.events'
import { punchImportEvents as e } from '@workledger/contracts/biometrics/punch-imports.events'
import type { RecordedOf } from '@workledger/contracts/kernel/event'
import { punchImportDecider } from '@workledger/domain/biometrics/punch-import'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { toSecond } from '@workledger/domain/kernel/zone-days'
import {
  ownersOf,
  punchersOfImport,
} from '@workledger/projections/biometrics/punch-imports.queries'
import { type Expectation, expectation, type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'
import { around, isoOf, pairAgain, pairLong } from './pair-again'

type Ended = RecordedOf<typeof e.PunchImportFinished> | RecordedOf<typeof e.PunchImportInterrupted>

/** Pairs the punches of an import that ended, each person's together. */
async function pairImported({ workspace, data, meta }: Ended, context: ProcessContext) {
  const people = await context.ask((db) => punchersOfImport(db, data.import_id))

  await pairLong(
    context,
    workspace,
    toSecond(meta.occurred_at),
    people.map(({ employee_id, from, to }) => ({
      employee_id,
      from: isoOf(from),
      to: isoOf(to),
    })),
  )
}

type Withdrawn = RecordedOf<typeof punchEvents.PunchesWithdrawn>

/** Pairs again what is left around punches that an undo removed. */
async function pairRest({ workspace, data, meta }: Withdrawn, context: ProcessContext) {
  const { device_id, punches } = data
  const pins = [...new Set(punches.map(({ pin }) => pin))]
  const owners = await context.ask((db) => ownersOf(db, device_id, pins))

  const theirs = punches.flatMap(({ pin, at }) =>
    owners.flatMap((owner) => {
      const ended = owner.until !== null && isoOf(owner.until) <= at
      return owner.pin !== pin || isoOf(owner.since) > at || ended
        ? []
        : [{ employee_id: owner.employee_id, at }]
    }),
  )

  const changed = [...groupBy(theirs, ({ employee_id }) => employee_id)].map(
    ([employee_id, those]) => {
      const times = those.map(({ at }) => at).sort()
      return around(employee_id, times[0]!, times.at(-1)!)
    },
  )

  await pairAgain(context, { workspace, now: toSecond(meta.occurred_at) }, changed)
}

export const punchImportProcesses: readonly Process[] = [
  process({
    name: 'attendance of imported punches',
    on: e.PunchImportFinished,
    react: pairImported,
  }),
  process({
    name: 'attendance of a part of an import',
    on: e.PunchImportInterrupted,
    react: pairImported,
  }),
  process({
    name: 'attendance without withdrawn punches',
    on: punchEvents.PunchesWithdrawn,
    react: pairRest,
  }),
]

export const punchImportExpectations: readonly Expectation[] = [
  expectation({
    name: 'end of a started import of punches',
    on: e.PunchImportStarted,
    followedBy: [e.PunchImportFinished, e.PunchImportInterrupted],
    key: ({ import_id }) => import_id as string,
    /** The file is not kept: the import stays as it is, and the same file adds the rest. */
    async otherwise({ data: { import_id, workspace_id } }, context) {
      await context.run(
        punchImportDecider,
        import_id,
        { type: 'interrupt', import_id, workspace_id },
        { asRequest: 'interrupt' },
      )
    },
  }),
]

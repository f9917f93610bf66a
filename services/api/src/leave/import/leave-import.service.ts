import { Injectable } from '@nestjs/common'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { leaveImportsApi } from '@workledger/contracts/leave/leave-imports.api'
import type { DateOrder } from '@workledger/domain/kernel/file-dates'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { instantIn } from '@workledger/domain/kernel/zone-days'
import type { LeaveProblem } from '@workledger/domain/leave/import/cells'
import { countLeave, type ImportedLeave } from '@workledger/domain/leave/import/count'
import type { PlannedLeave } from '@workledger/domain/leave/import/plan'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { refusedLeaves } from '@workledger/domain/leave/leave-import'
import { packedInTurns, unpackedInTurns } from '@workledger/projections/kernel/threads/pieces'
import { leaveTypesOf } from '@workledger/projections/leave/leave.queries'
import { calendarsOf } from '@workledger/projections/leave/leave-calendars'
import {
  leavesHere,
  peopleForLeaveImport,
  settledDaysOf,
} from '@workledger/projections/leave/leave-imports.queries'
import { leaveFactsOf, ledgersOf } from '@workledger/projections/leave/leave-ledgers'
import type { WorkspaceCommands } from '../../kernel/commands/commands'
import type { Call } from '../../kernel/http/call'
import { Zones } from '../../kernel/lists/zones'
import { LeaveImportRecords } from './leave-import-records'
import { planLeaveFile } from './plan-leave-file'

export interface LeaveChoices {
  readonly people?: Readonly<Record<string, string | null>> | undefined
  readonly types?: Readonly<Record<string, string | null>> | undefined
  readonly date_order?: DateOrder | undefined
  readonly recount: boolean
}

/** Ids of one look-up in the read tables. */
const IDS_AT_ONCE = 5000

/** People whose ledgers are read together. */
const PEOPLE_AT_ONCE = 100

/** People whose leaves are added at the same time, so that other requests have their turn. */
const WRITTEN_AT_ONCE = 4

/** Leaves and days of one command, which stay below 1 MiB. */
const MOST = { leaves: 150, days: 3000 }

export type LeavesOf = ReadonlyMap<string, readonly ImportedLeave[]>

/** Imports approved leave: plans a file against the company, and runs the commands of its rows. */
@Injectable()
export class LeaveImports {
  constructor(
    private readonly records: LeaveImportRecords,
    private readonly zones: Zones,
  ) {}

  /** Returns the effects of an import of this file. */
  async preview(call: Call, file: Upload, choices: LeaveChoices) {
    const { workspace, caller } = call

    const { people, types } = await call.read(async (db) => ({
      people: await peopleForLeaveImport(db, workspace),
      // Time off in lieu takes hours of an account, which another program does not know.
      types: (await leaveTypesOf(db, workspace)).filter(({ takes_account }) => !takes_account),
    }))

    const plan = await planLeaveFile(
      { company: workspace, person: caller.session.user.id },
      {
        workspace,
        bytes: Uint8Array.from(file.bytes),
        choices: {
          people: choices.people ?? {},
          types: choices.types ?? {},
          date_order: choices.date_order,
        },
        people: await packedInTurns(people),
        types: types.map(({ id, name }) => ({ id, name })),
        own: await this.records.own(call, leaveImportsApi.importLeave),
      },
    )

    const planned = await unpackedInTurns(plan.leaves)
    const counted = await this.counted(call, planned, { types, recount: choices.recount })
    const found = [...(await unpackedInTurns(plan.problems)), ...counted.problems]
    const problems = found.sort((a, b) => a.row - b.row)

    return {
      plan,
      planned,
      ...counted,
      problems,
      names: new Map(people.map((p) => [p.id, p.name])),
    }
  }

  async run(call: Call<typeof leaveImportsApi.importLeave>, file: Upload, choices: LeaveChoices) {
    const preview = await this.preview(call as Call, file, choices)
    const { plan, leaves, known, problems } = preview
    const [from_on = null, to_on = null] = daysOf(leaves)

    return this.records.run(
      call as Call,
      {
        file,
        plan,
        employees: leaves,
        leaves: [...leaves.values()].flat().length,
        known: known.size,
        from_on,
        to_on,
        problems,
      },
      (import_id, commands) => this.write(call as Call, import_id, { leaves, commands }),
    )
  }

  /** Counts the days of planned rows, and refuses those that the ledgers refuse. */
  private async counted(
    call: Call,
    planned: readonly PlannedLeave[],
    options: { types: readonly LeaveType[]; recount: boolean },
  ) {
    const here = await this.here(call, planned)
    const known = new Set(
      planned.flatMap(({ row, pieces }) =>
        pieces.every(({ leave_id }) => here.has(leave_id)) ? [row] : [],
      ),
    )

    const problems: LeaveProblem[] = []
    const leaves = new Map<string, ImportedLeave[]>()
    const people = [
      ...groupBy(
        planned.filter(({ row }) => !known.has(row)),
        ({ employee_id }) => employee_id,
      ),
    ]

    for (let at = 0; at < people.length; at += PEOPLE_AT_ONCE) {
      const some = people.slice(at, at + PEOPLE_AT_ONCE)
      const facts = await this.facts(call, some)

      for (const [employee, rows] of some) {
        const result = await this.countOne(call, { employee, rows, facts }, options)
        problems.push(...result.problems)
        if (result.leaves.length > 0) leaves.set(employee, result.leaves)
        await new Promise(setImmediate)
      }
    }

    return { leaves, known, problems }
  }

  private facts(call: Call, people: readonly (readonly [string, readonly PlannedLeave[]])[]) {
    const { workspace, ctx } = call
    const ids = people.map(([employee]) => employee)
    const pieces = people.flatMap(([, rows]) => rows.flatMap((row) => row.pieces))
    const days = pieces.flatMap(({ start_on, finish_on }) => [start_on, finish_on]).sort()
    const range = { from: days[0]!, to: days.at(-1)! }

    return call.read(async (db) => {
      // A rejected leave of an earlier import is not added again.
      const now = ctx.now.toISOString()
      const ledgers = await ledgersOf(db, workspace, ids, { now, rejected: 'all' })

      return {
        ledgers,
        calendars: await calendarsOf(db, workspace, ledgers, range),
        settled: await settledDaysOf(db, workspace, ids),
      }
    })
  }

  private async countOne(
    call: Call,
    { employee, rows, facts }: { employee: string; rows: readonly PlannedLeave[]; facts: Facts },
    { types, recount }: { types: readonly LeaveType[]; recount: boolean },
  ) {
    const { ledger, facts: ofPerson } = facts.ledgers.get(employee) ?? refuse('not_found')
    const calendar = facts.calendars.get(employee)!
    const settled = facts.settled.get(employee) ?? []
    const kinds = new Map(types.map((type) => [type.id, type]))
    const timed = rows.some(({ pieces }) => pieces.some(({ from_time }) => from_time))
    const zoneAt = timed ? await this.zones.readZones(call.workspace, employee) : undefined
    const instantOf = (day: string, time: string) =>
      instantIn(zoneAt!(`${day}T12:00:00Z`), day, time)

    const faults = new Map<number, Omit<LeaveProblem, 'row' | 'column'>>()
    const counted = rows.flatMap((row): ImportedLeave[] => {
      const type = kinds.get(row.leave_type_id)!
      const made = countLeave(row, { type, calendar, recount, instantOf })
      if (!('code' in made)) return made
      faults.set(row.row, made)
      return []
    })

    const refused = refusedLeaves(ledger, {
      ...{ employee_id: employee, settled },
      leaves: counted.map(withoutRow),
      facts: ofPerson,
    })

    for (const { row, leave_id } of counted) {
      const fault = refused.get(leave_id)
      if (fault) faults.set(row, fault)
    }

    return {
      leaves: counted.filter(({ row }) => !faults.has(row)),
      problems: [...faults].map(([row, fault]): LeaveProblem => ({ ...fault, row, column: null })),
    }
  }

  /** Returns which of the planned leaves are here already. */
  private async here(call: Call, planned: readonly PlannedLeave[]): Promise<Set<string>> {
    const ids = planned.flatMap(({ pieces }) => pieces.map(({ leave_id }) => leave_id))
    const here = new Set<string>()

    for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
      const some = ids.slice(at, at + IDS_AT_ONCE)
      for (const id of await call.read((db) => leavesHere(db, call.workspace, some))) here.add(id)
    }

    return here
  }

  /** Adds the leaves of each person in parts, by the facts of now. */
  private async write(
    call: Call,
    import_id: string,
    { leaves, commands }: { leaves: LeavesOf; commands: WorkspaceCommands },
  ): Promise<{ added: number; refused: LeaveProblem[] }> {
    const { workspace, ctx } = call
    const refused: LeaveProblem[] = []
    let added = 0

    await sideBySide(
      [...leaves],
      async ([employee_id, all]) => {
        const { facts, settled } = await call.read(async (db) => ({
          facts: (await leaveFactsOf(db, workspace, [employee_id], ctx.now.toISOString())).get(
            employee_id,
          ),
          settled: (await settledDaysOf(db, workspace, [employee_id])).get(employee_id) ?? [],
        }))

        for (const some of parts(all)) {
          const command = {
            ...{ employee_id, import_id, settled },
            type: 'import' as const,
            leaves: some.map(withoutRow),
            facts: facts?.facts ?? refuse('not_found'),
          }
          const step = commands.step(`import ${some[0]!.leave_id}`)
          const { state } = await step.append(leaveLedger, employee_id, command)
          const faults = refusedLeaves(state, command)

          for (const { leave_id, row } of some) {
            const fault = faults.get(leave_id)
            if (fault) refused.push({ ...fault, row, column: null })
            else added++
          }
        }
      },
      WRITTEN_AT_ONCE,
    )

    return { added, refused }
  }
}

type LeaveType = Awaited<ReturnType<typeof leaveTypesOf>>[number]
type Facts = Awaited<ReturnType<LeaveImports['facts']>>

const withoutRow = ({ row: _, ...leave }: ImportedLeave) => leave

function* parts(leaves: readonly ImportedLeave[]): Generator<readonly ImportedLeave[]> {
  let some: ImportedLeave[] = []
  let days = 0

  for (const leave of leaves) {
    if (some.length === MOST.leaves || days > MOST.days) {
      yield some
      some = []
      days = 0
    }

    some.push(leave)
    days += leave.days.length
  }

  if (some.length > 0) yield some
}

/** Returns the first and the last day of leaves. */
export function daysOf(leaves: LeavesOf): string[] {
  const all = [...leaves.values()].flat()
  const sorted = all.flatMap(({ start_on, finish_on }) => [start_on, finish_on]).sort()

  return sorted.length > 0 ? [sorted[0]!, sorted.at(-1)!] : []
}

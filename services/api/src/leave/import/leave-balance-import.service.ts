import { Injectable } from '@nestjs/common'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { leaveImportsApi } from '@workledger/contracts/leave/leave-imports.api'
import type { DateOrder } from '@workledger/domain/kernel/file-dates'
import { Fraction } from '@workledger/domain/kernel/fraction'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import type { PlannedBalance } from '@workledger/domain/leave/import/balance-plan'
import type { LeaveProblem } from '@workledger/domain/leave/import/cells'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { type Correction, correctionOf } from '@workledger/domain/leave/leave-balance-import'
import { derivedId } from '@workledger/event-store/ids'
import { packedInTurns, unpackedInTurns } from '@workledger/projections/kernel/threads/pieces'
import { leaveTypesOf } from '@workledger/projections/leave/leave.queries'
import { calendarsOf } from '@workledger/projections/leave/leave-calendars'
import { peopleForLeaveImport } from '@workledger/projections/leave/leave-imports.queries'
import { leaveFactsOf, ledgersOf } from '@workledger/projections/leave/leave-ledgers'
import type { WorkspaceCommands } from '../../kernel/commands/commands'
import type { Call } from '../../kernel/http/call'
import { LeaveImportRecords } from './leave-import-records'
import { planBalanceFile } from './plan-leave-file'

export interface BalanceChoices {
  readonly people?: Readonly<Record<string, string | null>> | undefined
  readonly types?: Readonly<Record<string, string | null>> | undefined
  readonly date_order?: DateOrder | undefined
  readonly as_of?: string | undefined
  readonly unit?: 'days' | 'hours' | undefined
}

/** A planned balance in exact days, with the correction that it needs now. */
export type CountedBalance = PlannedBalance & {
  readonly stated: string
} & Pick<Correction, 'now' | 'then' | 'change'>

/** People whose ledgers are read together. */
const PEOPLE_AT_ONCE = 100

/** People whose balances are corrected at the same time, so that other requests have their turn. */
const WRITTEN_AT_ONCE = 4

/** Imports balances: plans a file against the company, and corrects the ledger of each person. */
@Injectable()
export class LeaveBalanceImports {
  constructor(private readonly records: LeaveImportRecords) {}

  /** Returns the effects of an import of this file. */
  async preview(call: Call, file: Upload, choices: BalanceChoices) {
    const { workspace, caller } = call

    const { people, types } = await call.read(async (db) => ({
      people: await peopleForLeaveImport(db, workspace),
      types: await leaveTypesOf(db, workspace),
    }))

    const plan = await planBalanceFile(
      { company: workspace, person: caller.session.user.id },
      {
        bytes: Uint8Array.from(file.bytes),
        choices: {
          people: choices.people ?? {},
          types: choices.types ?? {},
          ...{ date_order: choices.date_order, as_of: choices.as_of, unit: choices.unit },
        },
        people: await packedInTurns(people),
        types: types.map(({ id, name, accrues, takes_account }) => ({
          ...{ id, name },
          accrues: accrues && !takes_account,
        })),
        own: await this.records.own(call, leaveImportsApi.importLeaveBalances),
      },
    )

    const counted = await this.counted(call, await unpackedInTurns(plan.balances))
    const found = [...(await unpackedInTurns(plan.problems)), ...counted.problems]

    return {
      plan,
      balances: counted.balances,
      problems: found.sort((a, b) => a.row - b.row),
      names: new Map(people.map((p) => [p.id, p.name])),
    }
  }

  async run(
    call: Call<typeof leaveImportsApi.importLeaveBalances>,
    file: Upload,
    choices: BalanceChoices,
  ) {
    const { plan, balances, problems } = await this.preview(call as Call, file, choices)
    // With the order of dates open, that is the first question.
    if (plan.order.certain && plan.dayOpen) refuse('leave_import.as_of', { field: 'as_of' })
    const corrected = balances.filter(({ change }) => !change.isZero())
    const days = corrected.map(({ day }) => day).sort()

    return this.records.run(
      call as Call,
      {
        file,
        plan,
        content: 'balances',
        employees: new Set(corrected.map(({ employee_id }) => employee_id)),
        leaves: corrected.length,
        known: balances.length - corrected.length,
        from_on: days[0] ?? null,
        to_on: days.at(-1) ?? null,
        problems,
      },
      (import_id, commands) => this.write(call as Call, import_id, { corrected, commands }),
    )
  }

  /** Turns planned balances into exact days, and refuses those that the ledgers cannot have. */
  private async counted(call: Call, planned: readonly PlannedBalance[]) {
    const balances: CountedBalance[] = []
    const problems: LeaveProblem[] = []

    for (let at = 0; at < planned.length; at += PEOPLE_AT_ONCE) {
      const some = planned.slice(at, at + PEOPLE_AT_ONCE)
      const { ledgers, calendars } = await this.facts(call, some)

      for (const balance of some) {
        const { ledger, facts } = ledgers.get(balance.employee_id) ?? refuse('not_found')
        const { employee_id, day } = balance
        const stated = statedDays(balance, calendars.get(employee_id)!.agreed(day))
        const found =
          typeof stated === 'string'
            ? correctionOf(ledger, { employee_id, day, stated, facts })
            : stated

        if ('code' in found) problems.push(...ofRows(balance, found))
        else balances.push({ ...balance, ...found, stated: stated as string })
        await new Promise(setImmediate)
      }
    }

    return { balances, problems }
  }

  private facts(call: Call, some: readonly PlannedBalance[]) {
    const { workspace, ctx } = call
    const days = some.map(({ day }) => day).sort()

    return call.read(async (db) => {
      const ledgers = await ledgersOf(
        db,
        workspace,
        some.map(({ employee_id }) => employee_id),
        { now: ctx.now.toISOString() },
      )

      const range = { from: days[0]!, to: days.at(-1)! }
      return { ledgers, calendars: await calendarsOf(db, workspace, ledgers, range) }
    })
  }

  /** Books the difference of each person, counted by the ledger of that moment. */
  private async write(
    call: Call,
    import_id: string,
    { corrected, commands }: { corrected: readonly CountedBalance[]; commands: WorkspaceCommands },
  ) {
    const { workspace, ctx } = call
    const refused: LeaveProblem[] = []
    let added = 0

    await sideBySide(
      corrected,
      async (balance) => {
        const { employee_id, day, stated } = balance
        const now = ctx.now.toISOString()
        const known = await call.read((db) => leaveFactsOf(db, workspace, [employee_id], now))
        const { facts } = known.get(employee_id) ?? refuse('not_found')
        const adjustment_id = derivedId(import_id, `balance of ${employee_id}`)

        const command = {
          ...{ type: 'import-balance' as const, employee_id, import_id, adjustment_id },
          ...{ day, stated, facts },
        }

        const step = commands.step(`balance ${employee_id}`)
        const { state } = await step.append(leaveLedger, employee_id, command)
        if (state.adjustments[adjustment_id]) added++
        else {
          // Someone was faster: refused by now, or the balance is the stated one.
          const found = correctionOf(state, command)
          if ('code' in found) refused.push(...ofRows(balance, found))
        }
      },
      WRITTEN_AT_ONCE,
    )

    return { added, refused }
  }
}

/** Returns the days of a balance of days and hours, by the agreed seconds of its day. */
function statedDays({ days, hours }: PlannedBalance, agreed: number): string | Fault {
  if (Fraction.of(hours).isZero()) return Fraction.of(days).exactly()
  if (agreed === 0) return { code: 'leave_import.no_hours' }
  return Fraction.of(hours).times(Fraction.ratio(3600, agreed)).plus(days).exactly()
}

const ofRows = ({ rows }: PlannedBalance, fault: Fault): LeaveProblem[] =>
  rows.map((row) => ({ ...fault, row, column: null }))

import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { languageOf } from '@workledger/contracts/kernel/languages'
import { carryOutTime, type RefusedTime } from '@workledger/domain/carry-out-time-import'
import type { Give } from '@workledger/domain/import-rows'
import { streamOf } from '@workledger/domain/kernel/decider'
import type { DateOrder } from '@workledger/domain/kernel/file-dates'
import { isZone } from '@workledger/domain/kernel/zone-days'
import type { LockedWeek, TimePlan } from '@workledger/domain/time-tracking/import/plan'
import type { TimeProblem } from '@workledger/domain/time-tracking/import/rows'
import { timeImportDecider } from '@workledger/domain/time-tracking/import/time-import'
import { derivedId } from '@workledger/event-store/ids'
import { packedInTurns, unpackedInTurns } from '@workledger/projections/kernel/threads/pieces'
import {
  companyForTimeImport,
  entriesHere,
} from '@workledger/projections/time-tracking/time-imports.queries'
import { timesheetRulesOf } from '@workledger/projections/time-tracking/timesheets.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { Commands, Pending } from '../../kernel/commands/commands'
import type { Caller, Ctx } from '../../kernel/http/context'
import { reasonsOf } from '../../kernel/imports/reasons'
import { Queries } from '../../kernel/lists/queries'
import { nowOf } from '../../kernel/lists/zones'
import { planTimeFile } from './plan-file'

export interface TimeChoices {
  readonly people?: Readonly<Record<string, string | null>> | undefined
  readonly date_order?: DateOrder | undefined
  readonly zone?: string | undefined
  readonly client?: string | undefined
}

/** Ids of one look-up in the read tables. */
const IDS_AT_ONCE = 5000

/** Imports tracked time: plans a file against the company, and runs the commands of its rows. */
@Injectable()
export class TimeImports {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
  ) {}

  /** Returns the effects of an import of this file. */
  async preview(ctx: Ctx, caller: Caller, file: Upload, choices: TimeChoices) {
    const { workspace, session } = caller
    const settings = await this.settings(workspace)
    const zone = choices.zone ?? settings.timezone
    if (!isZone(zone)) refuse('time_import.zone', { field: 'zone' })
    const client = choices.client?.trim() || settings.name
    const { company, zones, locked_until } = settings

    const plan = await planTimeFile(
      { company: workspace, person: session.user.id },
      {
        workspace,
        bytes: Uint8Array.from(file.bytes),
        choices: { people: choices.people ?? {}, date_order: choices.date_order },
        zone,
        client,
        company: {
          clients: company.clients,
          projects: company.projects,
          weeks: company.weeks as LockedWeek[],
          locked_until,
          people: await packedInTurns(company.people),
          tasks: await packedInTurns(company.tasks),
        },
        zones: await packedInTurns(zones),
        now: nowOf(ctx),
        commandId: ctx.commandId,
      },
    )

    const planned = await unpackedInTurns(plan.entries)
    const here = await this.here(workspace, planned)
    const entries = planned.filter(({ entry_id }) => !here.has(entry_id))
    const problems = await unpackedInTurns(plan.problems)
    const known = planned.length - entries.length + plan.repeated
    const names = new Map(company.people.map(({ id, name }) => [id, name]))

    return { ...settings, plan, zone, client, entries, here, known, problems, names }
  }

  async run(ctx: Ctx, caller: Caller, file: Upload, choices: TimeChoices) {
    const preview = refuseOpen(await this.preview(ctx, caller, file, choices), choices)
    const { plan, entries, known, locked_until } = preview
    const { workspace } = caller
    const import_id = ctx.newId()
    const on = { import_id, workspace_id: workspace }
    const days = daysOf(entries)
    const missing = neededRecords(plan.missing, entries)

    const started = await this.commands.in(ctx, workspace).append(timeImportDecider, import_id, {
      ...on,
      type: 'start',
      format: plan.format,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      rows: plan.rows,
      entries: entries.length,
      known,
      from_on: days[0] ?? null,
      to_on: days.at(-1) ?? null,
    })

    // The read tables may need longer for thousands of entries than one call waits.
    ctx.request.patience = 12
    const inner = ctx.because(started.cause?.())

    const result = await carryOutTime(
      {
        import_id,
        entries,
        missing,
        author_id: caller.employee,
        language: languageOf(preview.locale),
        now: nowOf(ctx),
        locked_until,
        newId: (of) => derivedId(ctx.commandId, `time import ${of}`),
      },
      this.giver(inner, workspace),
    )

    const problems = inOrder(preview.problems, result.refused)
    const reasons = reasonsOf(problems)

    await this.commands.in(inner.step('finish'), workspace).append(timeImportDecider, import_id, {
      ...on,
      type: 'finish',
      added: result.added,
      known: known + result.known,
      refused: reasons,
      clients: missing.clients.map(({ id }) => id),
      projects: missing.projects.map(({ id }) => id),
    })

    // The report is right even if the read tables are late.
    await ctx.settled().catch((error) => {
      if (!(error instanceof Pending)) throw error
    })

    return {
      id: import_id,
      added: result.added,
      known: known + result.known,
      refused: problems.length,
      reasons,
      problems,
      stream: streamOf(timeImportDecider, import_id),
    }
  }

  /** Runs the commands of an import, each as a step of its request. */
  private giver(ctx: Ctx, workspace: string): Give {
    return (decider, id, command, { step } = {}) =>
      this.commands.append({
        ctx: step ? ctx.step(step) : ctx,
        workspace,
        decider,
        id,
        command,
      })
  }

  private settings(workspace: string) {
    return this.queries.ask(workspace, async (db) => {
      const { name, timezone, locale } = (await workspaceById(db, workspace)) ?? refuse('not_found')
      const { locked_until } = await timesheetRulesOf(db, workspace)
      const { zones, ...company } = await companyForTimeImport(db, workspace)

      return { name, timezone, locale, locked_until, company, zones }
    })
  }

  /** Returns which of the planned entries are here already. */
  private async here(workspace: string, entries: TimePlan['entries']): Promise<Set<string>> {
    const here = new Set<string>()

    for (let at = 0; at < entries.length; at += IDS_AT_ONCE) {
      const ids = entries.slice(at, at + IDS_AT_ONCE).map(({ entry_id }) => entry_id)
      const found = await this.queries.ask(workspace, (db) => entriesHere(db, workspace, ids))
      for (const id of found) here.add(id)
    }

    return here
  }
}

/** Refuses an import with an open question about the file's times. */
function refuseOpen<P extends Awaited<ReturnType<TimeImports['preview']>>>(
  preview: P,
  choices: TimeChoices,
): P {
  const { plan } = preview

  if (!plan.order.certain)
    refuse('time_import.date_order', {
      field: 'date_order',
      params: { example: plan.order.example ?? '' },
    })

  if (plan.local && !choices.zone) refuse('time_import.zone', { field: 'zone' })

  return preview
}

export function daysOf(entries: TimePlan['entries']): string[] {
  let [first, last]: (string | undefined)[] = []

  for (const entry of entries) {
    const day = entry.start === undefined ? entry.day : entry.start.slice(0, 10)
    if (first === undefined || day < first) first = day
    if (last === undefined || day > last) last = day
  }

  return first === undefined ? [] : [first, last!]
}

/** Returns the new records that entries name; those of refused rows and rows here are left out. */
export function neededRecords(
  missing: TimePlan['missing'],
  entries: TimePlan['entries'],
): TimePlan['missing'] {
  const used = new Set(entries.flatMap(({ project_id, task_id }) => [project_id, task_id]))
  const projects = missing.projects.filter(({ id }) => used.has(id))
  const clients = new Set(projects.map(({ client_id }) => client_id))

  return {
    projects,
    tasks: missing.tasks.filter(({ id }) => used.has(id)),
    clients: missing.clients.filter(({ id }) => clients.has(id)),
  }
}

const inOrder = (
  problems: readonly TimeProblem[],
  refused: readonly RefusedTime[],
): TimeProblem[] =>
  [...problems, ...refused.map((row) => ({ ...row, column: null }))].sort((a, b) => a.row - b.row)

import { worded } from '@workledger/contracts/kernel/errors'
import type { TimeImportPreview } from '@workledger/contracts/time-tracking/time-import-previews.api'
import { secondsBetween } from '@workledger/domain/kernel/zone-days'
import type { TimePlan } from '@workledger/domain/time-tracking/import/plan'
import { reasonsOf } from '../../kernel/imports/reasons'
import { wordedReason } from './reasons'
import { daysOf, neededRecords, type TimeImports } from './time-import.service'

const MOST_PROBLEMS = 1000

type Preview = Awaited<ReturnType<TimeImports['preview']>>

/** Returns a preview as the interface has it. */
export function previewAnswer(name: string, preview: Preview): TimeImportPreview {
  const { plan, zone, client, entries, known, problems, names } = preview
  const days = daysOf(entries)
  const missing = neededRecords(plan.missing, entries)
  const clients = new Map(
    [...preview.company.clients, ...missing.clients].map((c) => [c.id, c.name]),
  )

  return {
    file: {
      name,
      format: plan.format,
      delimiter: plan.delimiter,
      encoding: plan.encoding,
      date_order: plan.order.order,
      date_order_certain: plan.order.certain,
      date_example: plan.order.example ?? null,
      zone_needed: plan.local,
      zone,
    },
    counts: {
      rows: plan.rows,
      add: entries.length,
      known,
      refused: problems.length,
      seconds: entries.reduce((sum, entry) => sum + secondsOf(entry), 0),
      tagged: plan.tagged,
      untimed: entries.filter(({ start }) => start === undefined).length,
    },
    from_on: days[0] ?? null,
    to_on: days.at(-1) ?? null,
    people: plan.people.map((person) => ({
      ...person,
      employee_name: person.employee_id && (names.get(person.employee_id) ?? null),
    })),
    missing: {
      clients: missing.clients.map((one) => one.name),
      projects: missing.projects.map((one) => ({
        name: one.name,
        client: clients.get(one.client_id) ?? client,
      })),
      tasks: missing.tasks.length,
    },
    client,
    rows: firstRows(preview),
    reasons: reasonsOf(problems).map(wordedReason),
    problems: problems.slice(0, MOST_PROBLEMS).map(worded),
  }
}

function firstRows({ plan, entries, problems }: Preview): TimeImportPreview['rows'] {
  const refused = new Set(problems.map(({ row }) => row))
  const added = new Set(entries.map(({ row }) => row))
  const names = new Map(plan.people.map(({ key, name, email }) => [key, name || email]))

  return plan.first.map((row) => ({
    ...row,
    person: names.get(row.person) ?? row.person,
    action: refused.has(row.row) ? 'refused' : added.has(row.row) ? 'add' : 'known',
  }))
}

const secondsOf = (entry: TimePlan['entries'][number]) =>
  entry.start === undefined ? entry.seconds : secondsBetween(entry.start, entry.end)

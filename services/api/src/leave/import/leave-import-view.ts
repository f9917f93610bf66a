import { worded } from '@workledger/contracts/kernel/errors'
import type { LeaveImportPreview } from '@workledger/contracts/leave/leave-import-previews.api'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { daysTotal } from '@workledger/domain/leave/leave-days'
import { reasonsOf } from '../../kernel/imports/reasons'
import { daysOf, type LeaveImports } from './leave-import.service'
import { wordedReason } from './reasons'

const MOST_PROBLEMS = 1000

type Preview = Awaited<ReturnType<LeaveImports['preview']>>

/** Returns a preview as the interface has it. */
export function previewAnswer(name: string, preview: Preview): LeaveImportPreview {
  const { plan, leaves, known, problems } = preview
  const all = [...leaves.values()].flat()
  const days = daysOf(leaves)

  return {
    file: readFileOf(name, plan),
    counts: {
      rows: plan.rows,
      add: all.length,
      days: daysTotal(all.flatMap((leave) => leave.days)),
      known: known.size,
      refused: problems.length,
    },
    from_on: days[0] ?? null,
    to_on: days[1] ?? null,
    people: readPeopleOf(preview),
    types: plan.types,
    rows: firstRows(preview),
    reasons: reasonsOf(problems).map(wordedReason),
    problems: problems.slice(0, MOST_PROBLEMS).map(worded),
  }
}

/** Returns how a file was read. */
export const readFileOf = (
  name: string,
  plan: Pick<Preview['plan'], 'format' | 'delimiter' | 'encoding' | 'order'>,
) => ({
  name,
  format: plan.format,
  delimiter: plan.delimiter,
  encoding: plan.encoding,
  date_order: plan.order.order,
  date_order_certain: plan.order.certain,
  date_example: plan.order.example ?? null,
})

/** Returns the people of a file with the names of the employees whom they mean. */
export const readPeopleOf = ({
  plan,
  names,
}: {
  plan: Pick<Preview['plan'], 'people'>
  names: Preview['names']
}) =>
  plan.people.map((person) => ({
    ...person,
    employee_name: person.employee_id && (names.get(person.employee_id) ?? null),
  }))

function firstRows({ plan, leaves, known, problems }: Preview): LeaveImportPreview['rows'] {
  const refused = new Set(problems.map(({ row }) => row))
  const names = new Map(plan.people.map(({ key, name, email, oid }) => [key, name || email || oid]))
  const shown = new Set(plan.first.map(({ row }) => row))
  const all = [...leaves.values()].flat().filter(({ row }) => shown.has(row))
  const byRow = groupBy(all, ({ row }) => row)

  const daysOfRow = (row: number) => {
    const those = byRow.get(row)
    return those ? daysTotal(those.flatMap(({ days }) => days)) : null
  }

  return plan.first.map((row) => ({
    ...row,
    person: names.get(row.person) ?? row.person,
    days: daysOfRow(row.row),
    action: refused.has(row.row) ? 'refused' : known.has(row.row) ? 'known' : 'add',
  }))
}

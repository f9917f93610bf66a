import { worded } from '@workledger/contracts/kernel/errors'
import type { LeaveBalancePreview } from '@workledger/contracts/leave/leave-import-previews.api'
import { reasonsOf } from '../../kernel/imports/reasons'
import type { LeaveBalanceImports } from './leave-balance-import.service'
import { readFileOf, readPeopleOf } from './leave-import-view'
import { wordedReason } from './reasons'

const MOST_PROBLEMS = 1000
const MOST_BALANCES = 500

type Preview = Awaited<ReturnType<LeaveBalanceImports['preview']>>

/** Returns a preview as the interface has it: corrections before balances that stay. */
export function balancePreviewAnswer(name: string, preview: Preview): LeaveBalancePreview {
  const { plan, balances, problems, names } = preview
  const stays = balances.filter(({ change }) => change.isZero())
  const changes = balances.filter(({ change }) => !change.isZero())

  return {
    file: {
      ...readFileOf(name, plan),
      as_of_open: plan.dayOpen,
      unit_certain: plan.unitCertain,
      unit: plan.unit,
    },
    counts: {
      rows: plan.rows,
      add: changes.length,
      known: stays.length,
      refused: problems.length,
    },
    people: readPeopleOf(preview),
    types: plan.types,
    balances: [...changes, ...stays]
      .slice(0, MOST_BALANCES)
      .map(({ employee_id, rows, day, now, then, change }) => ({
        employee_id,
        employee_name: names.get(employee_id) ?? '',
        rows: [...rows],
        day,
        now: now.toString(),
        then: then.toString(),
        change: change.toString(),
      })),
    reasons: reasonsOf(problems).map(wordedReason),
    problems: problems.slice(0, MOST_PROBLEMS).map(worded),
  }
}

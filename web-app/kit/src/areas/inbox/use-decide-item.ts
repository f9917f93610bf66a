import { useQueryClient } from '@tanstack/react-query'
import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import { type InboxItem, inboxApi } from '@workledger/contracts/inbox/inbox.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import { useCallback } from 'react'
import type { AnyEndpoint } from '../../net/client'
import { useMember } from '../../net/current'
import { keyOf } from '../../net/query'
import { changedByAttendance } from '../attendance/changes'
import { useDecideCorrection } from '../attendance/use-decide'
import { useSettleItem } from '../checklists/use-settle'
import { changedByExpense } from '../expenses/invalidates'
import { useDecideExpense } from '../expenses/use-decide'
import { changedByLeave } from '../leave/invalidates'
import { useDecideLeave } from '../leave/use-decide'
import { useExamineFlag } from '../watch/use-examine'
import { useDecideOvertime } from '../working-time/use-decide-overtime'
import { shownOf } from './shown-of'
import { useDecideTimesheet } from './use-decide-timesheet'

export interface ItemDecision {
  approved: boolean
  comment?: string | undefined
  /** Of an expense in another currency. */
  rate?: string | undefined
}

const changedByItem = [
  checklistsApi.checklistItems,
  checklistsApi.checklists,
  inboxApi.inbox,
] as const

const changedByTimesheet = [
  timesheetsApi.timesheets,
  timesheetsApi.timesheetWeek,
  inboxApi.inbox,
] as const

const changedByOvertime = [
  workingTimeApi.workingTimeOvertime,
  workingTimeApi.workingTimeLines,
  workingTimeApi.workingTimeAccount,
  inboxApi.inbox,
] as const

const changedByFlag = [watchApi.watchHits, watchApi.watchRules, inboxApi.inbox] as const

/** Returns a function that refreshes these lists. */
function useReadAgain(lists: readonly AnyEndpoint[]) {
  const client = useQueryClient()

  return useCallback(
    () => Promise.all(lists.map((each) => client.invalidateQueries({ queryKey: keyOf(each) }))),
    [client, lists],
  )
}

/** Returns functions that settle an item at once on screen, with Undo. */
export function useDecideItem() {
  const { employee, workspace } = useMember()
  const leave = useDecideLeave(useReadAgain(changedByLeave))
  const expense = useDecideExpense(useReadAgain(changedByExpense))
  const correction = useDecideCorrection(useReadAgain(changedByAttendance))
  const timesheet = useDecideTimesheet(useReadAgain(changedByTimesheet))
  const overtime = useDecideOvertime(useReadAgain(changedByOvertime))
  const settle = useSettleItem(employee.id, useReadAgain(changedByItem))
  const examine = useExamineFlag(workspace.id, useReadAgain(changedByFlag))

  return {
    decide: (item: InboxItem, { approved, comment, rate }: ItemDecision) => {
      const shown = shownOf(item)
      const name = item.employee ? fullName(item.employee) : ''

      if (item.facts.kind === 'leave')
        leave({ ...shown, steps: item.facts.steps }, name, approved, comment)
      else if (item.facts.kind === 'expense')
        expense({ ...shown, steps: item.facts.steps }, name, { approved, comment, rate })
      else if (item.kind === 'correction') correction(shown, name, approved, comment)
      else if (item.facts.kind === 'timesheet')
        timesheet({ ...shown, steps: item.facts.steps }, name, approved, comment)
      else if (item.kind === 'overtime') overtime(shown, name, approved, comment)
    },
    settle: (item: InboxItem, reason?: string) => {
      if (item.kind === 'flag') return examine({ id: item.record, revision: item.revision })

      if (item.facts.kind === 'checklist_item')
        settle({ id: item.record, revision: item.revision, text: item.facts.text }, reason)
    },
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { type InboxItem, inboxApi } from '@workledger/contracts/inbox/inbox.api'
import { bulkKinds } from '@workledger/contracts/inbox/inbox-kinds'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/i18n'
import { call, newKey } from '../../net/client'
import { refresh } from '../../net/live'
import { keyOf } from '../../net/query'
import { type Refused, runEach } from '../../net/run-each'
import { toast } from '../../ui/toast'
import { hold } from '../../ui/undo-queue'
import { inboxTexts } from './messages'
import { shownOf } from './shown-of'

export const isBulk = ({ kind }: InboxItem) => (bulkKinds as readonly string[]).includes(kind)

/** Tells whether an expense lacks its rate, so it cannot be approved without a look. */
export const wantsRate = ({ facts }: InboxItem) =>
  facts.kind === 'expense' && facts.currency !== facts.base_currency && facts.rate === null

function send(item: InboxItem, approved: boolean, keepalive: boolean) {
  const shown = shownOf(item)
  const body = { approved, rejected: !approved }
  const options = { key: newKey(), keepalive }
  const id = shown.employee_id

  if (item.kind === 'leave')
    return call(
      leaveApi.decideLeave,
      { params: { id, leaveId: item.record }, body: { ...body, status_before: 'pending' }, shown },
      options,
    )

  if (item.kind === 'expense')
    return call(
      expensesApi.decideExpense,
      {
        params: { id, expenseId: item.record },
        body: { ...body, status_before: 'pending' },
        shown,
      },
      options,
    )

  return call(
    attendanceApi.decideCorrection,
    { params: { id, correctionId: item.record }, body: { ...body, comment: '' }, shown },
    options,
  )
}

/**
 * The selected items and their decision, which is delayed for Undo. Each item is decided by itself;
 * the refused ones are listed.
 */
export function useBulk(items: readonly InboxItem[]) {
  const t = useText(inboxTexts)
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly Refused<InboxItem>[]>([])
  const mounted = useRef(false)

  useEffect(() => {
    mounted.current = true

    return () => {
      mounted.current = false
    }
  }, [])

  const toggle = (item: InboxItem) => {
    if (!isBulk(item)) return
    const next = new Set(chosen)
    if (!next.delete(item.id)) next.add(item.id)
    setChosen(next)
  }

  const rows = items.filter(({ id }) => chosen.has(id))

  const report = (failures: readonly Refused<InboxItem>[]) => {
    if (mounted.current) return setRefused(failures)
    for (const { reason } of failures) toast({ text: reason, tone: 'bad' })
  }

  const decide = (approved: boolean) => {
    const ready = rows.filter((item) => !(approved && wantsRate(item)))
    const unready = rows.filter((item) => !ready.includes(item))
    setChosen(new Set(unready.map(({ id }) => id)))
    if (unready.length > 0) report(unready.map((row) => ({ row, reason: t('needsRate') })))
    if (ready.length === 0) return

    hold({
      ids: ready.map(({ record }) => record),
      text: t(approved ? 'approving' : 'rejecting', { count: ready.length }),
      send: async (keepalive) => {
        // A closing page waits for no answer.
        if (keepalive) return Promise.allSettled(ready.map((item) => send(item, approved, true)))
        const failures = await runEach(ready, (item) => send(item, approved, false))
        if (failures.length > 0) report(failures)
        refresh(client, ['inbox', 'leave', 'expenses', 'attendance'])
        await client.invalidateQueries({ queryKey: keyOf(inboxApi.inbox) })
      },
    })
  }

  return {
    chosen,
    count: rows.length,
    toggle,
    clear: () => setChosen(new Set()),
    decide,
    refused,
    closeRefused: () => setRefused([]),
  }
}

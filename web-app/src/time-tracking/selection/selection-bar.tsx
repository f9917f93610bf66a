import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import type { CallOf } from '@workledger/contracts/kernel/endpoint'
import { distinctTags } from '@workledger/contracts/time-tracking/tags'
import {
  timeTrackingApi as api,
  type TimeEntry,
} from '@workledger/contracts/time-tracking/time-tracking.api'
import { shortClock, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { call, newKey } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { keyOf } from '@workledger/kit/net/query'
import { type Refused, runEach } from '@workledger/kit/net/run-each'
import { AtTheFoot, barLook } from '@workledger/kit/ui/bottom-bar'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { RefusedDialog } from '@workledger/kit/ui/refused-dialog'
import { toast } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { changedByTimer, workOf } from '../commands'
import { timerTexts } from '../messages'
import { ProjectPicker } from '../project-picker'
import { TagButton } from '../tags/tag-button'
import { selectionTexts } from './messages'
import type { Selection } from './use-selection'

type Change = NonNullable<CallOf<typeof api.changeTimeEntry>['body']>

/**
 * Changes the selected entries, each by itself. The refused ones are listed with their reasons and
 * stay selected.
 */
export default function SelectionBar({ selection }: { selection: Selection }) {
  const t = useText(selectionTexts)
  const timer = useText(timerTexts)
  const { shortDay } = useFormat()
  const { rows, all, choose, chooseAll, end } = selection
  const { busy, refused, changeEach, remove, forget } = useBulk(rows, choose)
  const change = (body: Change) => changeEach(() => body)
  const off = busy || rows.length === 0

  return (
    <>
      <AtTheFoot>
        <Box role="toolbar" aria-label={t('bar')} sx={barLook}>
          <Box className="num" aria-live="polite" sx={{ marginInlineEnd: 1 }}>
            {t('selected', { count: rows.length })}
          </Box>
          {!all && <Button onClick={chooseAll}>{t('all')}</Button>}
          {!off && (
            <ProjectPicker
              project={null}
              onChange={(project) => void change({ project_id: project?.id ?? null })}
            />
          )}
          {!off && (
            <TagButton
              tags={[]}
              onChange={(added) =>
                void changeEach(({ tags }) => ({ tags: distinctTags([...tags, ...added]) }))
              }
            />
          )}
          <Button disabled={off} onClick={() => void change({ billable: true })}>
            {timer('billable')}
          </Button>
          <Button disabled={off} onClick={() => void change({ billable: false })}>
            {timer('notBillable')}
          </Button>
          <Button disabled={off} color="error" onClick={() => void remove()}>
            {t('delete')}
          </Button>
          <IconButton aria-label={t('end')} title={t('end')} onClick={end}>
            <Icon name="close" />
          </IconButton>
        </Box>
      </AtTheFoot>
      {refused.length > 0 && (
        <RefusedDialog
          refused={refused}
          nameOf={({ description, day, duration }) =>
            pair(description || t('untitled'), `${shortDay(day)}, ${shortClock(duration)}`)
          }
          close={forget}
        />
      )}
    </>
  )
}

function useBulk(rows: readonly TimeEntry[], choose: Selection['choose']) {
  const t = useText(selectionTexts)
  const client = useQueryClient()
  const { workspace, employee } = useMember()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly Refused<TimeEntry>[]>([])
  const params = { ws: workspace.id }

  /** Returns the entries that were not refused. */
  const each = async (run: (entry: TimeEntry) => Promise<unknown>) => {
    setBusy(true)
    const failed = await runEach(rows, run)
    const stay = new Set(failed.map(({ row }) => row.id))
    setRefused(failed)
    choose([...stay])
    await Promise.all(
      changedByTimer.map((read) => client.invalidateQueries({ queryKey: keyOf(read) })),
    )
    setBusy(false)

    return rows.filter(({ id }) => !stay.has(id))
  }

  const changeEach = async (bodyOf: (entry: TimeEntry) => Change) => {
    const done = await each((entry) =>
      call(
        api.changeTimeEntry,
        { params: { ...params, id: entry.id }, body: bodyOf(entry), shown: entry },
        { key: newKey() },
      ),
    )
    if (done.length > 0) toast(t('changed', { count: done.length }))
  }

  const remove = async () => {
    const sure = await confirm({
      title: t('ask', { count: rows.length }),
      action: t('delete'),
      danger: true,
    })
    if (!sure) return

    const done = await each((entry) =>
      call(api.deleteTimeEntry, { params: { ...params, id: entry.id } }, { key: newKey() }),
    )
    if (done.length === 0) return

    // The log keeps the deletions; Undo adds the same work again.
    const again = async () => {
      const failed = await runEach(done, (entry) =>
        call(
          api.addTimeEntry,
          {
            params,
            body: {
              ...workOf(entry),
              start: entry.start,
              end: entry.end,
              employee_id: employee.id,
            },
          },
          { key: newKey() },
        ),
      )
      setRefused(failed)
      for (const read of changedByTimer) void client.invalidateQueries({ queryKey: keyOf(read) })
    }

    toast({ text: t('deleted', { count: done.length }), undo: () => void again() })
  }

  return { busy, refused, changeEach, remove, forget: () => setRefused([]) }
}

import IconButton from '@mui/material/IconButton'
import { type Adjustment, AdjustmentList } from '@workledger/kit/areas/leave/adjustment-list'
import { pair } from '@workledger/kit/i18n/pair'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../kit/may'
import { RowMenu } from '../kit/row-menu'
import { useConsoleCommand } from '../kit/use-command'
import { useLeaveWords } from './leave-row'

const AdjustmentHistory = lazy(() => import('./adjustment-history'))
const AdjustDialog = lazy(() => import('./adjust-dialog'))

/** The adjustments of an employee's balances, with their actions. */
export function Adjustments({ employee }: { employee: string }) {
  const { t, days } = useLeaveWords()
  const may = useMay()('changeLeaveAdjustment')
  const [open, setOpen] = useState<Adjustment | null>(null)
  const [past, setPast] = useState<Adjustment | null>(null)

  const remove = useConsoleCommand('deleteLeaveAdjustment', {
    onDone: () => void toast(t('adjust.deleted')),
    onError: (error) => void toast({ text: pair(t('delete.failed'), error.message), tone: 'bad' }),
  })

  const ask = async (row: Adjustment) => {
    const text = t('adjust.deleteText', { days: days(row.days), year: row.year })

    if (
      await confirm({
        title: t('adjust.deleteTitle'),
        text,
        action: t('deleteAction'),
        danger: true,
      })
    )
      remove.run({ params: { id: employee, adjId: row.id } })
  }

  const actions = (row: Adjustment) =>
    may ? (
      <span>
        <RowMenu
          name={t('adjust.rowName', { days: days(row.days) })}
          history={() => setPast(row)}
          edit={() => setOpen(row)}
          remove={() => void ask(row)}
        />
      </span>
    ) : (
      <IconButton aria-label={t('historyAction')} onClick={() => setPast(row)}>
        <Icon name="history" size={14} />
      </IconButton>
    )

  return (
    <>
      <AdjustmentList employee={employee} actions={actions} />
      <Suspense>
        {open && (
          <AdjustDialog
            key={open.id}
            employee={employee}
            adjustment={open}
            close={() => setOpen(null)}
          />
        )}
        {past && (
          <AdjustmentHistory employee={employee} adjustment={past} close={() => setPast(null)} />
        )}
      </Suspense>
    </>
  )
}

import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { confirm } from '@workledger/web-app/kit/confirm'
import { useFormat } from '@workledger/web-app/kit/format'
import { Icon } from '@workledger/web-app/kit/icon'
import { query } from '@workledger/web-app/kit/query'
import { FailedState } from '@workledger/web-app/kit/states'
import { toast } from '@workledger/web-app/kit/toast'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../kit/may'
import { RowButtons } from '../kit/row-buttons'
import { useConsoleCommand } from '../kit/use-command'
import { type Adjustment, useLeaveWords } from './leave-row'

const AdjustmentHistory = lazy(() => import('./adjustment-history'))
const AdjustDialog = lazy(() => import('./adjust-dialog'))

/** What was added to an employee's balances and taken away, of all years; nothing where nothing was. */
export function Adjustments({ employee }: { employee: string }) {
  const { t, days } = useLeaveWords()
  const { period } = useFormat()
  const may = useMay()('changeLeaveAdjustment')
  const found = useQuery(query(leaveBalanceApi.leaveAdjustments, { params: { id: employee } }))
  const [open, setOpen] = useState<Adjustment | null>(null)
  const [past, setPast] = useState<Adjustment | null>(null)
  const remove = useConsoleCommand('deleteLeaveAdjustment', {
    onDone: () => void toast(t('adjust.deleted')),
    onError: (error) => void toast({ text: `${t('delete.failed')}: ${error.message}`, tone: 'bad' }),
  })
  const ask = async (row: Adjustment) => {
    const text = t('adjust.deleteText', { days: days(row.days), year: row.year })
    if (await confirm({ title: t('adjust.deleteTitle'), text, action: t('deleteAction'), danger: true }))
      remove.run({ params: { id: employee, adjId: row.id } })
  }
  if (found.error) return <FailedState dense error={found.error} retry={() => void found.refetch()} />
  const rows = found.data?.data ?? []
  if (rows.length === 0) return null
  return (
    <Box component="section" sx={{ mb: 2.5 }}>
      <Box component="h2" sx={{ m: 0, mb: 1, fontSize: 14, lineHeight: '20px', fontWeight: 600 }}>
        {t('adjust.heading')}
      </Box>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: '8px', bgcolor: 'background.paper' }}
      >
        {rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
              px: 2,
              py: 0.75,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-child': { border: 0 },
            }}
          >
            <Box component="span" className="num" sx={{ fontWeight: 500 }}>
              {days(row.days)}
            </Box>
            <span>{t(`grants.kind.${row.kind}`)}</span>
            <Box component="bdi" className="num" sx={{ color: 'text.secondary', fontSize: 12 }}>
              {Number(row.days) < 0 ? row.year : period(row.valid_from, row.valid_to)}
            </Box>
            <Box component="bdi" sx={{ flex: '1 1 120px', minWidth: 0, color: 'text.secondary' }}>
              {row.description}
            </Box>
            {may ? (
              <span>
                <RowButtons
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
            )}
          </Box>
        ))}
      </Box>
      <Suspense>
        {open && <AdjustDialog key={open.id} employee={employee} adjustment={open} close={() => setOpen(null)} />}
        {past && <AdjustmentHistory employee={employee} adjustment={past} close={() => setPast(null)} />}
      </Suspense>
    </Box>
  )
}

import Box from '@mui/material/Box'
import type { LeaveBalancePreview } from '@workledger/contracts/leave/leave-import-previews.api'
import { useLeaveWords } from '@workledger/kit/areas/leave/leave-words'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { leaveImportTexts } from './messages'

type Balance = LeaveBalancePreview['balances'][number]

/** What each account has now, and would have after the import. */
export function BalanceChanges({
  preview: { balances, counts },
}: {
  preview: Pick<LeaveBalancePreview, 'balances' | 'counts'>
}) {
  const t = useText(leaveImportTexts)
  if (balances.length === 0) return null

  return (
    <Card title={t('balances.list')}>
      <BareList
        tabIndex={0}
        aria-label={t('balances.list')}
        sx={{ maxHeight: 560, overflow: 'auto' }}
      >
        {balances.map((balance) => (
          <BalanceChange key={balance.employee_id} balance={balance} />
        ))}
      </BareList>
      {counts.add + counts.known > balances.length && (
        <Muted size={12} sx={{ px: 2, py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          {t('kept.first', { count: balances.length })}
        </Muted>
      )}
    </Card>
  )
}

function BalanceChange({
  balance: { employee_name, day: on, now, then, change },
}: {
  balance: Balance
}) {
  const t = useText(leaveImportTexts)
  const { days } = useLeaveWords()
  const { day, number } = useFormat()
  const same = change === '0'
  const less = change.startsWith('-')

  return (
    <Grid
      component="li"
      columns={{ xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 260px) 110px' }}
      gap={{ xs: '2px 12px', sm: 1.5 }}
      sx={{
        alignItems: 'baseline',
        px: 2,
        py: 0.875,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{employee_name}</bdi>
        <Muted size={12}>
          <bdi>{t('balances.on', { day: day(on) })}</bdi>
        </Muted>
      </Box>
      <Box className="num" sx={{ gridRow: { xs: 2, sm: 'auto' } }}>
        {same ? days(then) : t('balances.change', { now: days(now), then: days(then) })}
      </Box>
      <Box sx={{ justifySelf: 'end' }}>
        <StatusChip tone={same ? 'wait' : less ? 'warn' : 'good'}>
          {same ? t('balances.same') : isolated(less ? number(change) : `+${number(change)}`)}
        </StatusChip>
      </Box>
    </Grid>
  )
}

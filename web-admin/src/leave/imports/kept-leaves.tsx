import Box from '@mui/material/Box'
import type { LeaveImportDetails } from '@workledger/contracts/leave/leave-imports.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid, Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { leaveImportTexts } from './messages'

/** The leaves that an undo leaves, each with the reason. */
export function KeptLeaves({ undo }: Pick<LeaveImportDetails, 'undo'>) {
  const t = useText(leaveImportTexts)
  const { span, number } = useFormat()
  const all = undo.kept.reduce((sum, { count }) => sum + count, 0)

  return (
    <Card title={t('kept.title')}>
      <Row wrap gap={1} sx={{ px: 2, py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
        {undo.kept.map(({ reason, count }) => (
          <Muted key={reason} className="num" size={13}>
            {pair(t(`kept.reasons.${reason}`), number(count))}
          </Muted>
        ))}
      </Row>
      <BareList tabIndex={0} aria-label={t('kept.title')} sx={{ maxHeight: 420, overflow: 'auto' }}>
        {undo.leaves.map((leave) => (
          <Grid
            component="li"
            key={leave.id}
            columns={{ xs: 'minmax(0, 1fr) auto', sm: '180px minmax(0, 1fr) auto' }}
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
            <span>{span(leave.start_on, leave.finish_on)}</span>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridRow: { xs: 2, sm: 'auto' } }}>
              <bdi>{leave.employee_name}</bdi>
              <Muted size={12}>
                <bdi>{leave.type}</bdi>
              </Muted>
            </Box>
            <StatusChip tone="wait">{t(`kept.reasons.${leave.reason}`)}</StatusChip>
          </Grid>
        ))}
      </BareList>
      {all > undo.leaves.length && (
        <Muted size={12} sx={{ px: 2, py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          {t('kept.first', { count: undo.leaves.length })}
        </Muted>
      )}
    </Card>
  )
}

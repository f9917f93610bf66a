import Box from '@mui/material/Box'
import type { LeaveImportDetails } from '@workledger/contracts/leave/leave-imports.api'
import { useLeaveWords } from '@workledger/kit/areas/leave/leave-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid, Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { leaveImportTexts } from './messages'

type Reason = LeaveImportDetails['undo']['kept'][number]['reason']

/** The leaves or corrections of balances that an undo leaves, each with the reason. */
export function KeptLeaves({ undo, content }: Pick<LeaveImportDetails, 'undo' | 'content'>) {
  const t = useText(leaveImportTexts)
  const { span, day, number } = useFormat()
  const { days } = useLeaveWords()
  const all = undo.kept.reduce((sum, { count }) => sum + count, 0)
  const named = undo.leaves.length + undo.corrections.length
  const title = t(content === 'balances' ? 'balances.kept' : 'kept.title')

  const word = (reason: Reason) =>
    content === 'balances' && (reason === 'changed' || reason === 'paid' || reason === 'used')
      ? t(`balances.reasons.${reason}`)
      : t(`kept.reasons.${reason}`)

  return (
    <Card title={title}>
      <Row wrap gap={1} sx={{ px: 2, py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
        {undo.kept.map(({ reason, count }) => (
          <Muted key={reason} className="num" size={13}>
            {pair(word(reason), number(count))}
          </Muted>
        ))}
      </Row>
      <BareList tabIndex={0} aria-label={title} sx={{ maxHeight: 420, overflow: 'auto' }}>
        {undo.leaves.map((leave) => (
          <Kept
            key={leave.id}
            when={span(leave.start_on, leave.finish_on)}
            who={leave.employee_name}
            what={leave.type}
            reason={word(leave.reason)}
          />
        ))}
        {undo.corrections.map((correction) => (
          <Kept
            key={correction.id}
            when={day(correction.day)}
            who={correction.employee_name}
            what={days(correction.days)}
            reason={word(correction.reason)}
          />
        ))}
      </BareList>
      {all > named && (
        <Muted size={12} sx={{ px: 2, py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          {t('kept.first', { count: named })}
        </Muted>
      )}
    </Card>
  )
}

function Kept({
  when,
  who,
  what,
  reason,
}: {
  when: string
  who: string
  what: string | null
  reason: string
}) {
  return (
    <Grid
      component="li"
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
      <span>{when}</span>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridRow: { xs: 2, sm: 'auto' } }}>
        <bdi>{who}</bdi>
        <Muted size={12}>
          <bdi>{what}</bdi>
        </Muted>
      </Box>
      <StatusChip tone="wait">{reason}</StatusChip>
    </Grid>
  )
}

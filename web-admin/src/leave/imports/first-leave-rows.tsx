import Box from '@mui/material/Box'
import type { LeaveImportPreview } from '@workledger/contracts/leave/leave-import-previews.api'
import { joinFacts, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { leaveImportTexts } from './messages'

const tones = { add: 'good', known: 'wait', refused: 'bad' } as const

type FirstRow = LeaveImportPreview['rows'][number]

/** The first rows of the file as they were read, with days written out. */
export function FirstLeaveRows({ rows }: Pick<LeaveImportPreview, 'rows'>) {
  const t = useText(leaveImportTexts)
  if (rows.length === 0) return null

  return (
    <Card title={t('rows')}>
      <BareList aria-label={t('rows')}>
        {rows.map((row) => (
          <FirstLeaveRow key={row.row} row={row} />
        ))}
      </BareList>
    </Card>
  )
}

function FirstLeaveRow({ row }: { row: FirstRow }) {
  const t = useText(leaveImportTexts)
  const { span, number } = useFormat()

  return (
    <Grid
      component="li"
      columns={{ xs: 'minmax(0, 1fr) auto', sm: '48px 190px minmax(0, 1fr) auto' }}
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
      <Muted className="num" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {number(row.row)}
      </Muted>
      <Box sx={{ minWidth: 0 }}>
        {span(row.from, row.to)}
        {row.days && (
          <Muted className="num" size={12}>
            {t('days', { days: number(row.days) })}
          </Muted>
        )}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridRow: { xs: 2, sm: 'auto' } }}>
        <bdi>{row.person}</bdi>
        <Muted size={12}>{joinFacts([row.type, row.note])}</Muted>
      </Box>
      <StatusChip tone={tones[row.action]}>{t(`action.${row.action}`)}</StatusChip>
    </Grid>
  )
}

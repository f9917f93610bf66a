import Box from '@mui/material/Box'
import type { PunchImportPreview } from '@workledger/contracts/biometrics/punch-import-previews.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { biometricsTexts } from '../messages'
import { punchImportTexts } from './messages'

const tones = { add: 'good', known: 'wait', refused: 'bad' } as const

type FirstRow = PunchImportPreview['rows'][number]

/** The first rows of the file as they were read. */
export function FirstPunches({ rows }: Pick<PunchImportPreview, 'rows'>) {
  const t = useText(punchImportTexts)
  if (rows.length === 0) return null

  return (
    <Card title={t('rows')}>
      <BareList aria-label={t('rows')}>
        {rows.map((row) => (
          <FirstPunch key={row.row} row={row} />
        ))}
      </BareList>
    </Card>
  )
}

function FirstPunch({ row }: { row: FirstRow }) {
  const t = useText(punchImportTexts)
  const of = useText(biometricsTexts)
  const { number } = useFormat()

  return (
    <Grid
      component="li"
      columns={{ xs: 'minmax(0, 1fr) auto', sm: '48px 170px minmax(0, 1fr) auto' }}
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
      <Box className="num ltr" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {row.device_time}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridRow: { xs: 2, sm: 'auto' } }}>
        {row.pin && (
          <>
            <bdi>{row.person ?? t('pins.pin', { pin: row.pin })}</bdi>
            <Muted size={12}>{of(`punches.kinds.${row.kind}`)}</Muted>
          </>
        )}
      </Box>
      <StatusChip tone={tones[row.action]}>{t(`action.${row.action}`)}</StatusChip>
    </Grid>
  )
}

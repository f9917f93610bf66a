import Box from '@mui/material/Box'
import type { TimeImportDetails } from '@workledger/contracts/time-tracking/time-imports.api'
import { joinFacts, shortClock, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid, Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { timeImportTexts } from './messages'

/** The entries that an undo leaves, each with the reason. */
export function KeptEntries({ undo }: Pick<TimeImportDetails, 'undo'>) {
  const t = useText(timeImportTexts)
  const { day, number } = useFormat()
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
        {undo.entries.map((entry) => (
          <Grid
            component="li"
            key={entry.id}
            columns={{ xs: 'minmax(0, 1fr) auto', sm: '130px minmax(0, 1fr) auto auto' }}
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
            <span>{day(entry.day)}</span>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridRow: { xs: 2, sm: 'auto' } }}>
              <bdi>{entry.employee_name}</bdi>
              <Muted size={12}>{joinFacts([entry.project, entry.description])}</Muted>
            </Box>
            <span className="num">{shortClock(entry.seconds)}</span>
            <StatusChip tone="wait">{t(`kept.reasons.${entry.reason}`)}</StatusChip>
          </Grid>
        ))}
      </BareList>
      {all > undo.entries.length && (
        <Muted size={12} sx={{ px: 2, py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          {t('kept.first', { count: undo.entries.length })}
        </Muted>
      )}
    </Card>
  )
}

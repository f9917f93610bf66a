import Box from '@mui/material/Box'
import type { TimeImportPreview } from '@workledger/contracts/time-tracking/time-import-previews.api'
import { joinFacts, shortClock, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { timeImportTexts } from './messages'

const tones = { add: 'good', known: 'wait', refused: 'bad' } as const

type FirstRow = TimeImportPreview['rows'][number]

/** The first rows of the file as they were read, with days written out. */
export function FirstTimeRows({ rows }: Pick<TimeImportPreview, 'rows'>) {
  const t = useText(timeImportTexts)
  if (rows.length === 0) return null

  return (
    <Card title={t('rows')}>
      <BareList aria-label={t('rows')}>
        {rows.map((row) => (
          <FirstTimeRow key={row.row} row={row} />
        ))}
      </BareList>
    </Card>
  )
}

function FirstTimeRow({ row }: { row: FirstRow }) {
  const t = useText(timeImportTexts)
  const { day, number } = useFormat()
  const times =
    row.start === null
      ? shortClock(row.seconds ?? 0)
      : [row.start, row.end].filter(Boolean).join('–')
  const work = joinFacts([row.client, row.project, row.task])

  return (
    <Grid
      component="li"
      columns={{ xs: 'minmax(0, 1fr) auto', sm: '48px 150px minmax(0, 1fr) auto' }}
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
        {day(row.day)}
        <Muted className="num ltr" size={12}>
          {times}
        </Muted>
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridRow: { xs: 2, sm: 'auto' } }}>
        {work || <bdi>{row.description}</bdi>}
        <Muted size={12}>
          <bdi>{row.person}</bdi>
          {work && row.description && (
            <>
              {' '}
              · <bdi>{row.description}</bdi>
            </>
          )}
        </Muted>
      </Box>
      <StatusChip tone={tones[row.action]}>{t(`action.${row.action}`)}</StatusChip>
    </Grid>
  )
}

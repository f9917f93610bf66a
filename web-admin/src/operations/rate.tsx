import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type Installation, rateSpans } from '@workledger/contracts/operations/operations.api'
import { Card } from '@workledger/web-app/kit/card'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { operationsTexts } from './messages'

type Span = (typeof rateSpans)[number]

/** Events written each second, as bars up to now. */
export function Rate({ rate, span, setSpan }: { rate: Installation['rate']; span: Span; setSpan: (span: Span) => void }) {
  const t = useText(operationsTexts)
  const { number, moment } = useFormat()
  const values = rate.map(({ per_second }) => per_second)
  const peak = Math.max(0, ...values)
  const average = values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
  const round = (value: number) => number(Math.round(value * 10) / 10)
  return (
    <Card
      title={t('rate')}
      aside={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={span}
          onChange={(_, value: Span | null) => value && setSpan(value)}
          aria-label={t('span')}
        >
          {rateSpans.map((one) => (
            <ToggleButton key={one} value={one} sx={{ minHeight: 28, py: 0 }}>
              {t(`spans.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
      padded
    >
      <Box className="num" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('rateNow', { now: round(values.at(-1) ?? 0), average: round(average), peak: round(peak) })}
      </Box>
      <Box
        aria-hidden
        className="ltr"
        sx={{ display: 'flex', alignItems: 'flex-end', gap: '2px', height: 120, borderBottom: 1, borderColor: 'divider' }}
      >
        {rate.map(({ at, per_second }) => (
          <Box
            key={at}
            title={`${moment(at)} · ${per_second}`}
            sx={{
              flex: 1,
              minWidth: 0,
              height: `${peak === 0 ? 0 : Math.max(per_second > 0 ? 2 : 0, (100 * per_second) / peak)}%`,
              bgcolor: 'tone.accent',
              borderRadius: '2px 2px 0 0',
            }}
          />
        ))}
      </Box>
    </Card>
  )
}

import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import {
  type BlockedStream,
  type Installation,
  rateSpans,
} from '@workledger/contracts/operations/operations.api'
import { toInstant, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { Grow } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { operationsTexts } from './messages'
import type { Span } from './reads'

interface Props {
  rate: Installation['rate']
  blocked: readonly BlockedStream[]
  span: Span
  setSpan: (span: Span) => void
}

const HEIGHT = 132

/**
 * Events written each second, as bars up to now; the second in which a stream was blocked is
 * marked.
 */
export function Rate({ rate, blocked, span, setSpan }: Props) {
  const t = useText(operationsTexts)
  const { number, time } = useFormat()
  const values = rate.map(({ per_second }) => per_second)
  const peak = Math.max(0, ...values)
  const average =
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
  const round = (value: number) => number(Math.round(value * 10) / 10)
  const lines = gridOf(peak)
  const top = Math.max(peak, lines.at(-1) ?? 0) || 1
  const share = (value: number) => (100 * value) / top
  const faults = blocked.map(({ at }) => toInstant(at).getTime())

  const stopped = (index: number) => {
    const from = toInstant(rate[index]!.at).getTime()
    const next = rate[index + 1]
    return faults.some((at) => at >= from && (!next || at < toInstant(next.at).getTime()))
  }

  const labels = [0.1, 0.3, 0.5, 0.7, 0.9]
    .map((part) => rate[Math.floor(part * rate.length)]?.at)
    .filter((at) => at !== undefined)

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
            <ToggleButton key={one} value={one} sx={{ minHeight: 28, py: 0, whiteSpace: 'nowrap' }}>
              {t(`spans.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
      padded
    >
      <Muted className="num" sx={{ mb: 1.5 }}>
        <Strong component="b" weight={600} sx={{ color: 'text.primary' }}>
          {round(values.at(-1) ?? 0)}
        </Strong>{' '}
        {t('rateNow', { average: round(average), peak: round(peak) })}
      </Muted>
      <RateBars lines={lines} share={share} rate={rate} stopped={stopped} />
      <Box
        aria-hidden
        className="num"
        sx={{
          display: 'flex',
          justifyContent: 'space-around',
          paddingInlineStart: '28px',
          mt: 0.5,
          fontSize: 11,
          color: 'text.disabled',
        }}
      >
        {labels.map((at) => (
          <span key={at}>{time(at)}</span>
        ))}
      </Box>
    </Card>
  )
}

interface RateBarsProps {
  lines: readonly number[]
  share: (value: number) => number
  rate: Installation['rate']
  stopped: (index: number) => boolean
}

function RateBars({ lines, share, rate, stopped }: RateBarsProps) {
  const { number, time } = useFormat()
  const round = (value: number) => number(Math.round(value * 10) / 10)

  return (
    <Box
      aria-hidden
      sx={{ position: 'relative', height: HEIGHT, borderBottom: 1, borderColor: 'divider' }}
    >
      {lines.map((value) => (
        <Box
          key={value}
          sx={{
            position: 'absolute',
            insetInline: 0,
            bottom: `${share(value)}%`,
            borderTop: 1,
            borderColor: 'divider',
            lineHeight: 0,
          }}
        >
          <Box
            className="num"
            component="span"
            sx={{
              position: 'absolute',
              insetInlineStart: 0,
              bottom: 2,
              fontSize: 11,
              lineHeight: '14px',
              color: 'text.disabled',
            }}
          >
            {number(value)}
          </Box>
        </Box>
      ))}
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          paddingInlineStart: '28px',
          display: 'flex',
          alignItems: 'flex-end',
          gap: '2px',
        }}
      >
        {rate.map(({ at, per_second }, index) => (
          <Grow
            key={at}
            title={`${time(at)} · ${round(per_second)}`}
            sx={{
              height:
                per_second > 0 ? `max(2px, ${share(per_second)}%)` : stopped(index) ? '2px' : 0,
              bgcolor: stopped(index) ? 'tone.bad' : 'tone.accent',
              opacity: stopped(index) || index === rate.length - 1 ? 1 : 0.8,
              borderRadius: '2px 2px 0 0',
            }}
          />
        ))}
      </Box>
    </Box>
  )
}

/** Returns one or two round values below the peak: 1, 2 or 5 times a power of ten. */
function gridOf(peak: number): number[] {
  if (peak <= 0) return []
  const power = 10 ** Math.floor(Math.log10(peak / 2))
  const step = [5, 2, 1].map((factor) => factor * power).find((one) => one * 2 <= peak) ?? power

  return [step, step * 2].filter((value) => value <= peak * 1.02)
}

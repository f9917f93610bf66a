import Box from '@mui/material/Box'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Row } from '@workledger/kit/ui/layout'
import { recruitingTexts } from './messages'

const STAR =
  'M8 1.600l1.950 4.100 4.500.550-3.300 3.100.850 4.450L8 11.600l-4 2.200.850-4.450-3.300-3.100 4.500-.550z'

export const STARS = [1, 2, 3, 4, 5] as const

/** One star, full or empty. */
export const Star = ({ on, size = 12 }: { on: boolean; size?: number }) => (
  <Box
    component="svg"
    viewBox="0 0 16 16"
    aria-hidden
    sx={{
      flex: 'none',
      width: size,
      height: size,
      display: 'block',
      fill: 'currentColor',
      color: on ? 'tone.warn' : 'tone.lineStrong',
    }}
  >
    <path d={STAR} />
  </Box>
)

/** A rating of a candidate, to the nearest star. */
export function Stars({ rating, size = 12 }: { rating: string | number; size?: number }) {
  const t = useText(recruitingTexts)
  const { number } = useFormat()
  const full = Math.round(Number(rating))

  return (
    <Row
      component="span"
      role="img"
      aria-label={t('rated', { rating: number(rating) })}
      align="stretch"
      inline
      gap="1px"
    >
      {STARS.map((star) => (
        <Star key={star} on={star <= full} size={size} />
      ))}
    </Row>
  )
}

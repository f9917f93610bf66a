import Box from '@mui/material/Box'
import { clock, shortClock, toInstant, useFormat } from '../i18n/format'
import { useSecond } from './ticker'

/** For `sx`: for screen readers, not visible. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/**
 * For `textAlign`: a column's figures align at their last digit, on the right in every language.
 */
export const lastDigit = ({ direction }: { direction: 'ltr' | 'rtl' }) =>
  direction === 'rtl' ? 'start' : 'end'

/**
 * An amount in its currency's places, with the code in a quieter colour. The code's letters do not
 * affect the direction of a sentence around it.
 */
export function Money({
  amount,
  currency,
  bare,
}: {
  amount: string
  currency: string
  bare?: boolean
}) {
  const { money } = useFormat()
  return (
    <Box component="bdi" className="num ltr" sx={{ whiteSpace: 'nowrap' }}>
      {money(amount, currency)}
      {!bare && (
        <Box
          component="span"
          sx={{ color: 'text.disabled', marginInlineStart: 0.75, fontSize: '.86em' }}
        >
          {currency}
        </Box>
      )}
    </Box>
  )
}

/** A duration as `1:24`, in hours and minutes. */
export const Duration = ({ seconds }: { seconds: number }) => (
  <span className="num ltr">{shortClock(seconds)}</span>
)

/** A duration as `1:24:07`: on the timer and in its reports. */
export const ExactDuration = ({ seconds }: { seconds: number }) => (
  <span className="num ltr">{clock(seconds)}</span>
)

/** Seconds since an instant, in step with every other clock on the page. */
export function useElapsed(since: string | null) {
  const now = useSecond(since !== null)
  return since ? Math.max(0, now - Math.floor(toInstant(since).getTime() / 1000)) : 0
}

export const Elapsed = ({ since }: { since: string }) => (
  <ExactDuration seconds={useElapsed(since)} />
)

/** Returns the present time in milliseconds, each second; 0 if nothing runs. */
export const useRunningNow = (running: boolean) => useSecond(running) * 1000

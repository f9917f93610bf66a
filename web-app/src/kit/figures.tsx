import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { clock, toInstant, useFormat } from './format'

/** An amount in its currency's own places, with the code in a quieter colour. */
export function Money({ amount, currency, bare }: { amount: string; currency: string; bare?: boolean }) {
  const { money } = useFormat()
  return (
    <Box component="span" className="num ltr" sx={{ whiteSpace: 'nowrap' }}>
      {money(amount, currency)}
      {!bare && (
        <Box component="span" sx={{ color: 'text.disabled', marginInlineStart: 0.75, fontSize: '.86em' }}>
          {currency}
        </Box>
      )}
    </Box>
  )
}

/** Seconds as `1:24:07`. */
export const Duration = ({ seconds }: { seconds: number }) => <span className="num ltr">{clock(seconds)}</span>

const passedSince = (since: string | null) => (since ? Math.max(0, (Date.now() - toInstant(since).getTime()) / 1000) : 0)
/** Seconds since an instant, counting up. */
export function useElapsed(since: string | null) {
  const [seconds, setSeconds] = useState(() => passedSince(since))
  useEffect(() => {
    const tick = () => setSeconds(passedSince(since))
    tick()
    if (!since) return
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [since])
  return seconds
}
export const Elapsed = ({ since }: { since: string }) => <Duration seconds={useElapsed(since)} />

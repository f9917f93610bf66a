import { shortClock } from '../../i18n/format'

const MINUS = '\u2212'

/** Returns a signed duration as text: `+1:30`, `−0:45`, or `0:00`. */
export const signedClock = (seconds: number) => {
  const text = shortClock(Math.abs(seconds))
  return seconds === 0 ? text : `${seconds > 0 ? '+' : MINUS}${text}`
}

/** A signed duration of whole minutes. */
export const SignedTime = ({ seconds }: { seconds: number }) => (
  <span className="num ltr">{signedClock(seconds)}</span>
)

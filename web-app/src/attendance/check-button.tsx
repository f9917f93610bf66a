import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Duration, Elapsed, useElapsed } from '@workledger/kit/ui/figures'
import { Muted } from '@workledger/kit/ui/text'

interface Props {
  /** UTC instant of the check-in; null while checked out. */
  since: string | null
  /** It could not be read whether a shift runs; a press reads it again. */
  unknown?: boolean
  onPress: () => void
  busy?: boolean
  /** A fault of this attendance, shown on hover and by colour. */
  warning?: string | undefined
}

const narrow = '@media (max-width: 574px)'

/** Check-in and check-out in the header, with the time since the check-in. */
export function CheckButton({ since, unknown, onPress, busy, warning }: Props) {
  const t = useText(kitTexts)
  const { time } = useFormat()

  const words = (length: '' | 'Short') =>
    t(unknown ? 'failed.retry' : `attendance.check${since ? 'Out' : 'In'}${length}`)

  return (
    <Button
      {...busyProps(busy, onPress)}
      title={warning ?? (since ? t('attendance.since', { time: time(since) }) : undefined)}
      aria-keyshortcuts="c"
      sx={{
        flex: { md: 'none' },
        // A phone has room for the time above the words.
        [narrow]: { px: 1, ...(since && { flexDirection: 'column', lineHeight: '15px' }) },
      }}
    >
      <Box
        aria-hidden
        sx={{
          width: 8,
          height: 8,
          flex: 'none',
          borderRadius: '50%',
          bgcolor: warning ? 'tone.warn' : since ? 'tone.good' : 'tone.lineStrong',
          marginInlineEnd: 1,
          // A phone has room for the words only, which say the same.
          [narrow]: { display: 'none' },
        }}
      />
      {since && <TimeSince since={since} />}
      <Box component="span" sx={{ [narrow]: { display: 'none' } }}>
        {words('')}
      </Box>
      <Box component="span" sx={{ display: 'none', [narrow]: { display: 'inline' } }}>
        {words('Short')}
      </Box>
    </Button>
  )
}

/** The time since the check-in: to the second, on a phone in hours and minutes. */
function TimeSince({ since }: { since: string }) {
  const t = useText(kitTexts)
  const { time } = useFormat()
  const seconds = useElapsed(since)

  return (
    <Box component="span" className="num">
      <Muted component="span" sx={{ display: { xs: 'none', xl: 'inline' }, marginInlineEnd: 1 }}>
        {t('attendance.since', { time: time(since) })}
      </Muted>
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        <Elapsed since={since} />
      </Box>
      <Box component="span" sx={{ display: { md: 'none' } }}>
        <Duration seconds={seconds} />
      </Box>
      <Box
        component="span"
        aria-hidden
        sx={{ color: 'text.disabled', mx: 1, [narrow]: { display: 'none' } }}
      >
        ·
      </Box>
    </Box>
  )
}

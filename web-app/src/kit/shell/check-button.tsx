import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormat } from '../format'
import { useText } from '../i18n'
import { kitTexts } from '../messages'

interface Props {
  /** UTC instant of the check-in; null while checked out. */
  since: string | null
  onPress: () => void
  busy?: boolean
}

/** Check-in and check-out in the header. */
export function CheckButton({ since, onPress, busy }: Props) {
  const t = useText(kitTexts)
  const { time } = useFormat()
  return (
    <Button onClick={onPress} disabled={busy}>
      <Box
        aria-hidden
        sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: since ? 'tone.good' : 'tone.lineStrong', marginInlineEnd: 1 }}
      />
      {since && (
        <Box component="span" className="num" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {t('attendance.since', { time: time(since) })}
          <Box component="span" aria-hidden sx={{ color: 'text.disabled', mx: 1 }}>
            ·
          </Box>
        </Box>
      )}
      {since ? t('attendance.checkOut') : t('attendance.checkIn')}
    </Button>
  )
}

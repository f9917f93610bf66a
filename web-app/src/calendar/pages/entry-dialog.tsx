import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEventTime } from '@workledger/kit/areas/calendar/event-time'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Facts } from '@workledger/kit/ui/facts'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { Entry } from './entries'
import { calendarTexts } from './messages'

/** The facts of a calendar entry: time and place of an event, person and days of an absence. */
export default function EntryDialog({
  entry: { title, kind, source },
  close,
}: {
  entry: Entry
  close: () => void
}) {
  const t = useText(calendarTexts)
  const when = useEventTime()
  const { day, period } = useFormat()
  const id = useId()
  const span = (from: string, to: string) => (from === to ? day(from) : period(from, to))

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 440 } } }}
    >
      <DialogTitle id={id}>
        <bdi>{title}</bdi>
      </DialogTitle>
      <DialogContent sx={{ '&.MuiDialogContent-root': { px: 0.5 } }}>
        <Facts
          items={[
            [
              t('detail.on'),
              source.type === 'event'
                ? when(source.metadata)
                : source.type === 'leave'
                  ? span(source.metadata.start_on, source.metadata.finish_on)
                  : day(source.date),
            ],
            ...(source.type === 'event'
              ? [
                  [t('detail.at'), source.metadata.location] as const,
                  [t('detail.office'), source.metadata.office ?? t('events.everybody')] as const,
                ]
              : [[t('calendar.what'), t(`calendar.kinds.${kind}`)] as const]),
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('calendar.close')}</Button>
        {source.type === 'event' && (
          <Button
            variant="contained"
            color="primary"
            component={Link}
            to={`/events/${source.metadata.id}/event_detail`}
          >
            {t('calendar.open')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { feedKinds } from '@workledger/contracts/calendar/calendar.events'
import {
  calendarFeedsApi as api,
  type CalendarFeed,
} from '@workledger/contracts/calendar/calendar-feeds.api'
import { SegmentField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query, useCommand } from '@workledger/kit/net/query'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { confirm } from '@workledger/kit/ui/confirm'
import { useCopy } from '@workledger/kit/ui/copy'
import { BareList, Grow, Row } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useId, useState } from 'react'
import { calendarTexts } from './messages'

/** Addresses by which other programs read a calendar: created, copied once, and revoked. */
export default function FeedsDialog({ close }: { close: () => void }) {
  const t = useText(calendarTexts)
  const { day } = useFormat()
  const { workspace } = useMember()
  const id = useId()
  const params = { ws: workspace.id }
  const [kind, setKind] = useState<CalendarFeed['kind']>('own')
  const [made, setMade] = useState<string | null>(null)
  const found = useQuery(query(api.calendarFeeds, { params }))

  const add = useCommand(api.addCalendarFeed, {
    invalidates: [api.calendarFeeds],
    onDone: ({ data }) => setMade(data.url),
    onError: toastError,
  })

  const revoke = useCommand(api.revokeCalendarFeed, {
    invalidates: [api.calendarFeeds],
    onDone: () => {
      setMade(null)
      toast(t('feeds.revoked'))
    },
    onError: toastError,
  })

  const ask = async (feed: string) => {
    if (
      await confirm({
        title: t('feeds.revokeTitle'),
        text: t('feeds.revokeText'),
        action: t('feeds.revoke'),
        danger: true,
      })
    )
      revoke.run({ params: { ...params, id: feed } })
  }

  const { copyLink } = useCopy()

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 520 } } }}
    >
      <DialogTitle id={id}>{t('feeds.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Muted>{t('feeds.text')}</Muted>
        <SegmentField
          name="kind"
          label={t('feeds.add')}
          value={kind}
          onChange={(value) => setKind(value as CalendarFeed['kind'])}
          options={feedKinds.map((value) => ({ value, label: t(`feeds.kinds.${value}`) }))}
          hint={t(`feeds.notes.${kind}`)}
        />
        <Box>
          <Button {...busyProps(add.busy, () => add.run({ params, body: { kind } }))}>
            {t('feeds.add')}
          </Button>
        </Box>
        {made && (
          <Alert
            severity="info"
            action={<Button onClick={() => void copyLink(made)}>{t('feeds.copy')}</Button>}
          >
            {t('feeds.made')}
            <Box sx={{ mt: 1 }} dir="ltr">
              <TextField name="url" label="URL" value={made} onChange={() => {}} />
            </Box>
          </Alert>
        )}
        {found.error ? (
          <FailedState dense error={found.error} retry={() => void found.refetch()} />
        ) : !found.data ? (
          <SkeletonRows rows={2} />
        ) : found.data.data.length === 0 ? (
          <Muted>{t('feeds.none')}</Muted>
        ) : (
          <BareList aria-label={t('feeds.title')}>
            {found.data.data.map((feed) => (
              <Row
                component="li"
                key={feed.id}
                gap={1}
                sx={{ minHeight: 40, borderTop: 1, borderColor: 'divider' }}
              >
                <Grow>
                  {t(`feeds.kinds.${feed.kind}`)}{' '}
                  <Muted component="span">{t('feeds.since', { day: day(feed.created_at) })}</Muted>
                </Grow>
                <Button
                  color="error"
                  variant="text"
                  {...busyProps(revoke.busy, () => void ask(feed.id))}
                >
                  {t('feeds.revoke')}
                </Button>
              </Row>
            ))}
          </BareList>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('calendar.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

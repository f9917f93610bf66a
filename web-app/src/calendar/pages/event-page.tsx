import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { eventsApi } from '@workledger/contracts/calendar/events.api'
import { Link, useParams } from 'react-router-dom'
import { useEventTime } from '../../kit/calendar/event-time'
import { Card } from '../../kit/card'
import { useMember } from '../../kit/current'
import { Facts } from '../../kit/facts'
import { useText } from '../../kit/i18n'
import { query } from '../../kit/query'
import { NotFound } from '../../kit/shell/fault'
import { Page } from '../../kit/shell/page'
import { FailedState, SkeletonRows } from '../../kit/states'
import { calendarTexts } from './messages'

/** One event: what, when, where and for whom. */
export default function EventPage() {
  const t = useText(calendarTexts)
  const when = useEventTime()
  const { workspace } = useMember()
  const { id = '' } = useParams()
  const found = useQuery(query(eventsApi.companyEvent, { params: { ws: workspace.id, id } }))
  const event = found.data?.data
  if (found.error?.status === 404 || found.error?.status === 422) return <NotFound />
  return (
    <Page
      title={event?.title ?? t('events.event')}
      crumbs={[{ label: t('events.page'), to: '/events' }]}
      actions={
        event && (
          <Button component={Link} to={`/calendar?view=day&date=${event.event_on}`}>
            {t('detail.calendar')}
          </Button>
        )
      }
      narrow
    >
      <Card>
        {found.error ? (
          <FailedState error={found.error} retry={() => void found.refetch()} />
        ) : !event ? (
          <SkeletonRows rows={3} height={56} />
        ) : (
          <>
            <Facts
              items={[
                [t('detail.on'), when(event)],
                [t('detail.at'), event.location],
                [t('detail.office'), event.office ?? t('events.everybody')],
              ]}
            />
            {event.description && (
              <Box component="section" aria-label={t('detail.description')} sx={{ px: 2, pb: 2 }}>
                <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{t('detail.description')}</Box>
                <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {event.description}
                </Box>
              </Box>
            )}
          </>
        )}
      </Card>
    </Page>
  )
}

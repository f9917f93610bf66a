import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { daysBetween } from '@workledger/kit/i18n/calendar-days'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grow, Row } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { useBelow } from '@workledger/kit/ui/use-narrow'
import { useState } from 'react'
import { eventTexts } from './messages'
import { useThisWeek } from './this-week'

/** The company's events of the next seven days, a few at a time. */
export default function UpcomingEvents() {
  const t = useText(eventTexts)
  const { inDays } = useFormat()
  const narrow = useBelow(575)
  const { events, now, isPending, error, refetch } = useThisWeek()
  const [more, setMore] = useState(0)
  const all = events
    .flatMap((event) => (event.type === 'event' ? [event] : []))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  const least = narrow ? 1 : 2
  const count = least + more

  return (
    <Card
      title={t('upcoming.title')}
      aside={
        <>
          {more > 0 && (
            <Button variant="text" onClick={() => setMore(more - 1)} sx={{ fontSize: 12 }}>
              {t('upcoming.less')}
            </Button>
          )}
          {all.length > count && (
            <Button variant="text" onClick={() => setMore(more + 1)} sx={{ fontSize: 12 }}>
              {t('upcoming.more')}
            </Button>
          )}
        </>
      }
    >
      {error ? (
        <FailedState dense error={error} retry={() => void refetch()} />
      ) : isPending ? (
        <SkeletonRows rows={2} height={56} />
      ) : all.length === 0 ? (
        <EmptyState dense icon="calendar" title={t('upcoming.empty')} />
      ) : (
        <BareList>
          {all.slice(0, count).map((event) => (
            <EventRow
              key={`${event.metadata.id}-${event.date}`}
              event={event}
              when={event.date <= now ? t('today') : inDays(daysBetween(now, event.date))}
            />
          ))}
        </BareList>
      )}
    </Card>
  )
}

type Event = Extract<ReturnType<typeof useThisWeek>['events'][number], { type: 'event' }>

function EventRow({ event, when }: { event: Event; when: string }) {
  const { dayNumber, monthShort } = useFormat()
  const { id, title, location, event_time } = event.metadata

  return (
    <Row
      component="li"
      gap={1.5}
      sx={{
        minHeight: 56,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { border: 0 },
      }}
    >
      <Box className="num" sx={{ flex: 'none', width: 36, textAlign: 'center' }}>
        <Strong weight={600}>{dayNumber(event.date)}</Strong>
        <Muted size={12} sx={{ lineHeight: '16px' }}>
          {monthShort(event.date)}
        </Muted>
      </Box>
      <Grow>
        <Strong sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          <Box
            component={AppLink}
            to={`/events/${id}`}
            sx={{
              color: 'inherit',
              textDecoration: 'none',
              '&:hover': { textDecoration: 'underline' },
            }}
          >
            <bdi>{title}</bdi>
          </Box>
        </Strong>
        <Muted size={12} sx={{ display: 'flex', lineHeight: '16px', whiteSpace: 'pre' }}>
          {event_time}
          {event_time && location && ' · '}
          {/* With an ellipsis at its own end, whichever way the page reads. */}
          <Box component="bdi" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {location}
          </Box>
        </Muted>
      </Grow>
      <StatusChip>{when}</StatusChip>
    </Row>
  )
}

import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { eventsApi } from '@workledger/contracts/calendar/events.api'
import { useEventTime } from '@workledger/kit/areas/calendar/event-time'
import { companyEventTexts } from '@workledger/kit/areas/calendar/messages'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useMember } from '@workledger/kit/net/current'
import { query, useCommand } from '@workledger/kit/net/query'
import { NotFound } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { Facts } from '@workledger/kit/ui/facts'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { calendarTexts } from './messages'
import { SameDays } from './same-days'

const EventDialog = lazy(() => import('@workledger/kit/areas/calendar/event-dialog'))

/** One event: title, time, place and audience. */
export default function EventPage() {
  const t = useText(calendarTexts)
  const when = useEventTime()
  const words = useText(companyEventTexts)
  const go = useNavigate()
  const { workspace, can } = useMember()
  const [editing, setEditing] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const { id = '' } = useParams()

  const remove = useCommand(eventsApi.deleteCompanyEvent, {
    invalidates: [eventsApi.companyEvents],
    onDone: () => {
      toast(words('toast.deleted'))
      go('/events')
    },
    onError: (error) => {
      setLeaving(false)
      toast({ text: pair(words('toast.deleteFailed'), error.message), tone: 'bad' })
    },
  })

  // A deleted event is not requested again while the list loads.
  const found = useQuery({
    ...query(eventsApi.companyEvent, { params: { ws: workspace.id, id } }),
    enabled: !leaving,
  })

  const event = found.data?.data
  const may = can('edit_company')

  const ask = async (title: string) => {
    const question = {
      title: words('deleteTitle', { title }),
      text: words('deleteText'),
      action: words('delete'),
    }

    if (!(await confirm({ ...question, danger: true }))) return
    setLeaving(true)
    remove.run({ params: { ws: workspace.id, id } })
  }

  if (found.error?.status === 404 || found.error?.status === 422) return <NotFound />

  return (
    <Page
      title={event?.title ?? t('events.event')}
      crumbs={[{ label: t('events.page'), to: '/events' }]}
      secondary={[
        event && {
          label: t('detail.calendar'),
          icon: 'calendar',
          to: `/calendar?view=day&date=${event.event_on}`,
        },
        event && may && { label: words('edit'), icon: 'edit', run: () => setEditing(true) },
      ]}
      menu={[
        event &&
          may && {
            label: words('delete'),
            icon: 'trash',
            danger: true,
            run: () => void ask(event.title),
          },
      ]}
      {...(event && { menuLabel: t('detail.actions', { title: event.title }) })}
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
                <Muted size={12} sx={{ lineHeight: '16px' }}>
                  {t('detail.description')}
                </Muted>
                <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {event.description}
                </Box>
              </Box>
            )}
          </>
        )}
      </Card>
      {event && (
        <Box sx={{ mt: 2 }}>
          <SameDays event={event} />
        </Box>
      )}
      <Suspense>
        {editing && event && <EventDialog event={event} close={() => setEditing(false)} />}
      </Suspense>
    </Page>
  )
}

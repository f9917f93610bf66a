import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { calendarApi } from '@workledger/contracts/calendar/calendar.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useLanguage, useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grow, Row } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { calendarTexts } from './messages'
import { useEntries } from './use-entries'

interface Props {
  event: { id: string; event_on: string; end_date: string | null }
}

/** What else the calendar has on an event's days: who is away, birthdays, other events. */
export function SameDays({ event }: Props) {
  const t = useText(calendarTexts)
  const language = useLanguage()
  const { weekday } = useFormat()
  const { workspace } = useMember()
  const [from, to] = [event.event_on, event.end_date ?? event.event_on]

  const found = useQuery(
    query(calendarApi.calendarEvents, {
      params: { ws: workspace.id },
      query: { from, to, language },
    }),
  )

  const entries = useEntries(found.data).filter(({ id }) => id !== event.id)
  const dayOf = (date: Date) => weekday(date.toISOString().slice(0, 10))

  return (
    <Card title={t(from === to ? 'detail.sameDay' : 'detail.sameDays')}>
      {found.error ? (
        <FailedState dense error={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <SkeletonRows rows={2} />
      ) : entries.length === 0 ? (
        <Muted sx={{ p: 2 }}>{t('detail.alone')}</Muted>
      ) : (
        <BareList>
          {entries.map(({ id, title, color, start }) => (
            <Row
              component="li"
              key={`${id} ${start.toISOString()}`}
              gap={1}
              sx={{ minHeight: 40, px: 2, borderTop: 1, borderColor: 'divider' }}
            >
              <Box
                aria-hidden
                sx={{ flex: 'none', width: 3, height: 20, borderRadius: '2px' }}
                style={{ backgroundColor: color }}
              />
              <Grow component="span" sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{title}</bdi>
              </Grow>
              <Muted component="span" size={12} sx={{ whiteSpace: 'nowrap' }}>
                {dayOf(start)}
              </Muted>
            </Row>
          ))}
        </BareList>
      )}
    </Card>
  )
}

import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Muted } from '@workledger/kit/ui/text'
import { eventTexts } from './messages'
import { useThisWeek } from './this-week'

const named = 2

/** The colleagues who are away today, for the dashboard. */
export function TodayAway() {
  const t = useText(eventTexts)
  const { listed } = useFormat()
  const { data, events, now } = useThisWeek()
  if (!data) return '–'

  const names = new Map(
    events.flatMap((event) =>
      event.type === 'leave' && event.metadata.start_on <= now && event.metadata.finish_on >= now
        ? [[event.metadata.employee.id, event.metadata.employee.first_name] as const]
        : [],
    ),
  )

  if (names.size === 0) return <Muted component="span">{t('away.none')}</Muted>
  const first = listed([...names.values()].slice(0, named).map(isolated))

  return names.size > named ? t('away.more', { names: first, count: names.size - named }) : first
}

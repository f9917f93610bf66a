import { companyEvents } from '@workledger/contracts/calendar/calendar.events'
import type { Rows } from '@workledger/contracts/registry'
import { companyEventTexts } from '@workledger/kit/areas/calendar/messages'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { historyWords } from '../kit/history-words'

type Named = keyof typeof companyEvents
const isNamed = (type: string): type is Named => type in companyEvents

export default function EventHistory({ event, close }: { event: Rows['events']; close: () => void }) {
  const t = useText(companyEventTexts)
  const fields: Record<string, string | null> = {
    event_id: null,
    told: null,
    status: null,
    title: t('title'),
    description: t('description'),
    event_on: t('date'),
    event_time: t('time'),
    end_date: t('lastDate'),
    end_time: t('end'),
    zone: t('zone'),
    location: t('location'),
    location_id: t('office'),
    notify: t('notify'),
  }
  return (
    <HistoryPanel
      stream={event.stream}
      title={event.title}
      words={historyWords({ event: (type) => (isNamed(type) ? t(`event.${type}`) : undefined), fields })}
      onClose={close}
    />
  )
}

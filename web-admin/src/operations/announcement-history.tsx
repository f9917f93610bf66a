import type { announcementEvents } from '@workledger/contracts/operations/announcements.events'
import type { ListedAnnouncement } from '@workledger/contracts/operations/operations.lists'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { historyWords } from '../kit/history-words'
import { operationsTexts } from './messages'

/** The history of an announcement. */
export default function AnnouncementHistory({
  announcement,
  close,
}: {
  announcement: ListedAnnouncement
  close: () => void
}) {
  const t = useText(operationsTexts)
  const { moment } = useFormat()

  const said: Record<keyof typeof announcementEvents, string> = {
    AnnouncementSet: t('event.AnnouncementSet'),
    AnnouncementChanged: t('event.AnnouncementChanged'),
    AnnouncementWithdrawn: t('announcement.withdrawn'),
  }

  const words = historyWords({
    event: (type) => (said as Record<string, string>)[type],
    fields: {
      text: t('announcement.text'),
      text_ar: t('announcement.textAr'),
      from: t('announcement.from'),
      until: t('announcement.until'),
    },
    value: (field, given) =>
      ['from', 'until'].includes(field) && typeof given === 'string' ? moment(given) : undefined,
    brief: ['AnnouncementWithdrawn'],
  })

  return (
    <HistoryPanel
      ofInstallation
      stream={announcement.stream}
      title={announcement.text}
      words={words}
      onClose={close}
    />
  )
}

import { textsByLanguage } from '@workledger/contracts/operations/announcements.events'
import type { ListedAnnouncement } from '@workledger/contracts/operations/operations.lists'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'

const textFields = Object.keys(textsByLanguage(() => null))

/** The history of an announcement. */
export default function AnnouncementHistory({
  announcement,
  close,
}: {
  announcement: ListedAnnouncement
  close: () => void
}) {
  const { moment } = useFormat()

  const words = areaHistory({
    area: 'operations',
    fields: ['text', ...textFields, 'from', 'until'],
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

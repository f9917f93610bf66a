import type { LeaveImportRow } from '@workledger/contracts/leave/leave-imports.lists'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { leaveImportTexts } from './messages'

const shown = [
  'content',
  'format',
  'rows',
  'leaves',
  'known',
  'from_on',
  'to_on',
  'added',
  'removed',
  'count',
]

/** The history of one import. */
export default function LeaveImportHistory({
  record,
  close,
}: {
  record: Pick<LeaveImportRow, 'stream'>
  close: () => void
}) {
  const t = useText(leaveImportTexts)

  return (
    <HistoryPanel
      stream={record.stream}
      title={t('page')}
      words={areaHistory({ area: 'leave', fields: shown })}
      onClose={close}
    />
  )
}

import type { TimeImportRow } from '@workledger/contracts/time-tracking/time-imports.lists'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { timeImportTexts } from './messages'

const shown = [
  'format',
  'rows',
  'entries',
  'known',
  'from_on',
  'to_on',
  'added',
  'removed',
  'count',
]

/** The history of one import. */
export default function ImportHistory({
  record,
  close,
}: {
  record: Pick<TimeImportRow, 'stream'>
  close: () => void
}) {
  const t = useText(timeImportTexts)

  return (
    <HistoryPanel
      stream={record.stream}
      title={t('page')}
      words={areaHistory({ area: 'time-tracking', fields: shown })}
      onClose={close}
    />
  )
}

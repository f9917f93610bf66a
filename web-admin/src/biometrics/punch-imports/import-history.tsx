import type { PunchImportRow } from '@workledger/contracts/biometrics/punch-imports.lists'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { punchImportTexts } from './messages'

const shown = ['serial_no', 'rows', 'known', 'from_on', 'to_on', 'added', 'removed', 'count']

/** The history of one import. */
export default function PunchImportHistory({
  record,
  close,
}: {
  record: Pick<PunchImportRow, 'stream'>
  close: () => void
}) {
  const t = useText(punchImportTexts)

  return (
    <HistoryPanel
      stream={record.stream}
      title={t('page')}
      words={areaHistory({ area: 'biometrics', fields: shown })}
      onClose={close}
    />
  )
}

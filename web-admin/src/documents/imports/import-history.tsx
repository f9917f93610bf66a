import type { DocumentImportRow } from '@workledger/contracts/documents/document-imports.lists'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { documentImportTexts } from './messages'

const shown = ['files', 'documents', 'known', 'added', 'removed', 'count']

/** The history of one import. */
export default function DocumentImportHistory({
  record,
  close,
}: {
  record: Pick<DocumentImportRow, 'stream'>
  close: () => void
}) {
  const t = useText(documentImportTexts)

  return (
    <HistoryPanel
      stream={record.stream}
      title={t('page')}
      words={areaHistory({ area: 'documents', fields: shown })}
      onClose={close}
    />
  )
}

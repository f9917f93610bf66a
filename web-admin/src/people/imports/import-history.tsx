import type { EmployeeImportRow } from '@workledger/contracts/people/imports.lists'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { employeeImportTexts } from './messages'

const shown = [
  'rows',
  'mode',
  'added',
  'updated',
  'unchanged',
  'refused',
  'terminated',
  'present',
  'removed',
  'put_back',
  'values_left',
  'reason',
  'count',
]

/** The history of one import. */
export default function EmployeeImportHistory({
  record,
  close,
}: {
  record: Pick<EmployeeImportRow, 'stream'>
  close: () => void
}) {
  const t = useText(employeeImportTexts)

  return (
    <HistoryPanel
      stream={record.stream}
      title={t('page')}
      words={areaHistory({ area: 'people', fields: shown })}
      onClose={close}
    />
  )
}

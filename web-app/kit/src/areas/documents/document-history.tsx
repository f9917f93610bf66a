import type { EmployeeDocument } from '@workledger/contracts/documents/documents.api'
import { areaHistory } from '../../history/area-history'
import { HistoryPanel } from '../../history/history-panel'
import { useDocumentWords } from './document-words'

/** In the order of the form. */
const documentFields = ['filename', 'type', 'visibility', 'expires_on', 'version', 'size']

/** The history of one document, in the form's words. */
export default function DocumentHistory({
  document,
  close,
}: {
  document: EmployeeDocument
  close: () => void
}) {
  const { t, day, number, sized, named } = useDocumentWords()

  const value = (field: string, given: unknown) => {
    if (given === null || given === undefined) return undefined
    if (field === 'expires_on') return day(String(given))

    if (field === 'visibility' && (given === 'employee' || given === 'managers'))
      return t(`visible.${given}`)

    if (field === 'size') return sized(Number(given))
    if (field === 'version') return number(Number(given))

    return undefined
  }

  return (
    <HistoryPanel
      stream={document.stream}
      title={named(document)}
      words={areaHistory({ area: 'documents', fields: documentFields, value })}
      onClose={close}
    />
  )
}

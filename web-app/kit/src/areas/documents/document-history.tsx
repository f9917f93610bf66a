import type { EmployeeDocument } from '@workledger/contracts/documents/documents.api'
import { documentEvents } from '@workledger/contracts/documents/documents.events'
import { HistoryPanel } from '../../history/history-panel'
import { useDocumentWords } from './document-words'

type DocumentEvent = keyof typeof documentEvents
const isDocumentEvent = (type: string): type is DocumentEvent => type in documentEvents

/** The history of one document, in the words of the form. */
export default function DocumentHistory({ document, close }: { document: EmployeeDocument; close: () => void }) {
  const { t, day, number, sized, named } = useDocumentWords()
  const fields: Record<string, string | null> = {
    filename: t('documentName'),
    type: t('type'),
    visibility: t('visibility'),
    expires_on: t('expiresLabel'),
    version: t('version'),
    size: t('size'),
    content_type: null,
    reminded: null,
    status: null,
    employee_id: null,
  }
  const value = (field: string, given: unknown) => {
    if (given === null || given === undefined) return undefined
    if (field === 'expires_on') return day(String(given))
    if (field === 'visibility' && (given === 'employee' || given === 'managers')) return t(`visible.${given}`)
    if (field === 'size') return sized(Number(given))
    if (field === 'version') return number(Number(given))
    return undefined
  }
  return (
    <HistoryPanel
      stream={document.stream}
      title={named(document)}
      words={{
        event: (type) => (isDocumentEvent(type) ? t(`events.${type}`) : undefined),
        field: (name) => fields[name],
        value,
        order: Object.keys(fields),
      }}
      onClose={close}
    />
  )
}

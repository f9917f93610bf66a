import type { EmployeeDocument } from '@workledger/contracts/documents/documents.api'
import { addDays } from '../../i18n/calendar-days'
import { today, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { documentTexts } from './messages'

/** Days before its end on which a document is marked; the first reminder is sent then too. */
const SOON = 30

/** Formats documents: names, sizes, and the state of expiry. */
export function useDocumentWords() {
  const t = useText(documentTexts)
  const format = useFormat()

  return {
    t,
    ...format,
    named: ({ filename }: Pick<EmployeeDocument, 'filename'>) => filename ?? t('nameless'),
    sized: (bytes: number) =>
      t('kilobytes', { size: format.number(Math.max(1, Math.round(bytes / 1024))) }),
    /** Undefined without a remark. */
    ending: ({
      expires_on,
    }: Pick<EmployeeDocument, 'expires_on'>): 'expired' | 'expiresSoon' | undefined => {
      if (!expires_on) return undefined
      return expires_on < today()
        ? 'expired'
        : expires_on <= addDays(today(), SOON)
          ? 'expiresSoon'
          : undefined
    },
  }
}

import type { CustomField } from '@workledger/contracts/custom-fields/custom-fields.api'
import { HistoryPanel } from '../../history/history-panel'
import { useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { customValueTexts } from './messages'

/**
 * The changes of each field with their authors. The server names the fields, and leaves out those
 * that the reader does not see.
 */
export default function ValuesHistory({
  stream,
  fields,
  close,
}: {
  stream: string
  fields: readonly CustomField[]
  close: () => void
}) {
  const t = useText(customValueTexts)
  const { day } = useFormat()
  const days = new Set(fields.flatMap(({ type, name }) => (type === 'date' ? [name] : [])))

  return (
    <HistoryPanel
      stream={stream}
      title={t('title')}
      words={{
        event: () => t('valuesChanged'),
        field: (name) => name,
        value: (name, value) =>
          days.has(name) && typeof value === 'string' ? day(value) : undefined,
        order: fields.map(({ name }) => name),
      }}
      onClose={close}
    />
  )
}

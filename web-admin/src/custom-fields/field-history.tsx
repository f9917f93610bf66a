import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { historyWords } from '../kit/history-words'
import { useYesNo } from '../kit/yes-no'
import type { FieldRow } from './field-row'
import { customFieldsTexts } from './messages'

const events = [
  'CustomFieldAdded',
  'CustomFieldChanged',
  'CustomFieldsOrdered',
  'CustomFieldDeleted',
] as const

/** The history of a field; values are in their owners' histories. */
export default function FieldHistory({ field, close }: { field: FieldRow; close: () => void }) {
  const t = useText(customFieldsTexts)
  const yesNo = useYesNo()

  const fields = {
    name: t('name'),
    kind: t('type'),
    description: t('description'),
    mandatory: t('mandatory'),
    visible_to: t('visibleTo'),
    editable: t('editable'),
  }

  const value = (name: string, given: unknown) => {
    if (
      name === 'kind' &&
      (given === 'text' ||
        given === 'paragraph' ||
        given === 'date' ||
        given === 'number' ||
        given === 'file')
    )
      return t(`kinds.${given}`)

    if (given === 'everyone' || given === 'admin' || given === 'employee') return t(given)
    return yesNo(name, given)
  }

  const event = (type: string) => {
    const known = events.find((each) => each === type)
    return known && t(`event.${known}`)
  }

  return (
    <HistoryPanel
      stream={field.stream}
      subject={field.id}
      title={field.name}
      words={historyWords({ event, fields, value, brief: ['CustomFieldsOrdered'] })}
      onClose={close}
    />
  )
}

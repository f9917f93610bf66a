import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { useYesNo } from '../kit/yes-no'
import type { FieldRow } from './field-row'
import { customFieldsTexts } from './messages'

const customFieldFields = ['name', 'kind', 'description', 'mandatory', 'visible_to', 'editable']

/** The history of a field; values are in their owners' histories. */
export default function FieldHistory({ field, close }: { field: FieldRow; close: () => void }) {
  const t = useText(customFieldsTexts)
  const yesNo = useYesNo()

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

  return (
    <HistoryPanel
      stream={field.stream}
      subject={field.id}
      title={field.name}
      words={areaHistory({
        area: 'custom-fields',
        fields: customFieldFields,
        value,
        brief: ['CustomFieldsOrdered'],
      })}
      onClose={close}
    />
  )
}

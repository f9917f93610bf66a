import { sharedChecklistTexts } from '@workledger/kit/areas/checklists/messages'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { useYesNo } from '../kit/yes-no'
import type { TemplateRow } from './rows'

/** In the order of the form. */
const checklistTemplateFields = ['name', 'kind', 'automatic', 'text', 'owner', 'days']

/** The history of one template. */
export default function TemplateHistory({
  template,
  close,
}: {
  template: TemplateRow
  close: () => void
}) {
  const shared = useText(sharedChecklistTexts)
  const yesNo = useYesNo()

  const value = (field: string, given: unknown) => {
    if (field === 'kind' && (given === 'joining' || given === 'leaving'))
      return shared(`kinds.${given}`)

    if (
      field === 'owner' &&
      (given === 'employee' || given === 'manager' || given === 'admin' || given === 'person')
    )
      return shared(`owners.${given}`)

    return yesNo(field, given)
  }

  return (
    <HistoryPanel
      stream={template.stream}
      subject={template.id}
      title={template.name}
      words={areaHistory({ area: 'checklists', fields: checklistTemplateFields, value })}
      onClose={close}
    />
  )
}

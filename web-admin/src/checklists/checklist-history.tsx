import { sharedChecklistTexts } from '@workledger/kit/areas/checklists/messages'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useYesNo } from '../kit/yes-no'
import { checklistsTexts } from './messages'
import type { ChecklistRow } from './rows'

/** In the order of the form. */
const checklistFields = ['name', 'kind', 'because', 'day', 'text', 'reason', 'cancelled']

/** The history of one checklist. */
export default function ChecklistHistory({
  checklist,
  close,
}: {
  checklist: ChecklistRow
  close: () => void
}) {
  const t = useText(checklistsTexts)
  const shared = useText(sharedChecklistTexts)
  const { day } = useFormat()
  const yesNo = useYesNo()

  const value = (field: string, given: unknown) => {
    if (field === 'day' && typeof given === 'string') return day(given)

    if (field === 'kind' && (given === 'joining' || given === 'leaving'))
      return shared(`kinds.${given}`)

    if (
      field === 'because' &&
      (given === 'hire' || given === 'termination' || given === 'contract_end' || given === 'hand')
    )
      return t(`causes.${given}`)

    return yesNo(field, given)
  }

  return (
    <HistoryPanel
      stream={checklist.stream}
      subject={checklist.id}
      title={checklist.checklist}
      words={areaHistory({ area: 'checklists', fields: checklistFields, value })}
      onClose={close}
    />
  )
}

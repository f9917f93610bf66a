import { checklistEvents } from '@workledger/contracts/checklists/checklists.events'
import { sharedChecklistTexts } from '@workledger/kit/areas/checklists/messages'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { historyWords } from '../kit/history-words'
import { useYesNo } from '../kit/yes-no'
import { checklistsTexts } from './messages'
import type { ChecklistRow } from './rows'

type Known = keyof typeof checklistEvents
const isKnown = (type: string): type is Known => type in checklistEvents

/** Everything that happened to one checklist. */
export default function ChecklistHistory({ checklist, close }: { checklist: ChecklistRow; close: () => void }) {
  const t = useText(checklistsTexts)
  const shared = useText(sharedChecklistTexts)
  const { day } = useFormat()
  const yesNo = useYesNo()
  const fields = {
    name: t('template'),
    kind: t('kind'),
    because: t('because'),
    day: t('day'),
    text: shared('text'),
    reason: t('reason'),
    cancelled: t('status.cancelled'),
  }
  const value = (field: string, given: unknown) => {
    if (field === 'day' && typeof given === 'string') return day(given)
    if (field === 'kind' && (given === 'joining' || given === 'leaving')) return shared(`kinds.${given}`)
    if (field === 'because' && (given === 'hire' || given === 'termination' || given === 'contract_end' || given === 'hand'))
      return t(`causes.${given}`)
    return yesNo(field, given)
  }
  return (
    <HistoryPanel
      stream={checklist.stream}
      subject={checklist.id}
      title={checklist.checklist}
      words={historyWords({ event: (type) => (isKnown(type) ? t(`event.${type}`) : undefined), fields, value })}
      onClose={close}
    />
  )
}

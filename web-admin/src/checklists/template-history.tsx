import { checklistTemplateEvents } from '@workledger/contracts/checklists/checklists.events'
import { sharedChecklistTexts } from '@workledger/kit/areas/checklists/messages'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { historyWords } from '../kit/history-words'
import { useYesNo } from '../kit/yes-no'
import { checklistsTexts } from './messages'
import type { TemplateRow } from './rows'

type Known = keyof typeof checklistTemplateEvents
const isKnown = (type: string): type is Known => type in checklistTemplateEvents

/** Everything that happened to one checklist of the settings. */
export default function TemplateHistory({ template, close }: { template: TemplateRow; close: () => void }) {
  const t = useText(checklistsTexts)
  const shared = useText(sharedChecklistTexts)
  const yesNo = useYesNo()
  const fields = {
    name: t('templates.name'),
    kind: t('kind'),
    automatic: t('templates.automatic'),
    text: t('templates.text'),
    owner: t('templates.owner'),
    days: t('templates.days'),
  }
  const value = (field: string, given: unknown) => {
    if (field === 'kind' && (given === 'joining' || given === 'leaving')) return shared(`kinds.${given}`)
    if (field === 'owner' && (given === 'employee' || given === 'manager' || given === 'admin' || given === 'person'))
      return shared(`owners.${given}`)
    return yesNo(field, given)
  }
  return (
    <HistoryPanel
      stream={template.stream}
      subject={template.id}
      title={template.name}
      words={historyWords({ event: (type) => (isKnown(type) ? t(`event.${type}`) : undefined), fields, value })}
      onClose={close}
    />
  )
}

import { structureEvents } from '@workledger/contracts/structure/structure.events'
import { HistoryPanel } from '@workledger/web-app/kit/history-panel'
import { useText } from '@workledger/web-app/kit/i18n'
import { historyWords } from '../kit/history-words'
import { useYesNo } from '../kit/yes-no'
import { structureTexts } from './messages'

type StructureEvent = keyof typeof structureEvents
const isStructureEvent = (type: string): type is StructureEvent => type in structureEvents

interface Props {
  workspace: string
  row: { id: string; name: string }
  close: () => void
}
/** Everything that happened to an office, a department or a designation. */
export default function StructureHistory({ workspace, row, close }: Props) {
  const t = useText(structureTexts)
  const value = useYesNo()
  const fields: Record<string, string> = {
    // A department or designation is its name alone.
    '': t('name'),
    name: t('name'),
    main: t('main'),
    timezone: t('timezone'),
    address_line_1: t('address1'),
    address_line_2: t('address2'),
    city: t('city'),
    state: t('state'),
    postal_code: t('postal'),
    country: t('country'),
    phone_number: t('phone'),
  }
  return (
    <HistoryPanel
      stream={`structure-${workspace}`}
      subject={row.id}
      title={row.name}
      words={historyWords({ event: (type) => (isStructureEvent(type) ? t(`event.${type}`) : undefined), fields, value })}
      onClose={close}
    />
  )
}

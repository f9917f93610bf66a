import { structureEvents } from '@workledger/contracts/structure/structure.events'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { historyWords } from '../kit/history-words'
import { useYesNo } from '../kit/yes-no'
import { structureTexts } from './messages'
import { rolesTexts } from './roles/messages'
import { usePermissionWords } from './roles/permission-words'

type StructureEvent = keyof typeof structureEvents
const isStructureEvent = (type: string): type is StructureEvent => type in structureEvents

interface Props {
  workspace: string
  row: { id: string; name: string }
  close: () => void
}
/** Everything that happened to an office, a department, a designation or a role. */
export default function StructureHistory({ workspace, row, close }: Props) {
  const t = useText(structureTexts)
  const roles = useText(rolesTexts)
  const { list } = usePermissionWords()
  const yesNo = useYesNo()
  const value = (field: string, given: unknown) => (Array.isArray(given) ? list(given) || undefined : yesNo(field, given))
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
    permissions: roles('permissions'),
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

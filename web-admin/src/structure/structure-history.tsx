import { officeDetails } from '@workledger/contracts/structure/office-details'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { usePermissionWords } from '../kit/permissions/permission-words'
import { useYesNo } from '../kit/yes-no'
import { structureTexts } from './messages'

interface Props {
  workspace: string
  row: { id: string; name: string }
  close: () => void
}

const structureFields = [
  'name',
  'main',
  'timezone',
  ...Object.keys(officeDetails.shape),
  'permissions',
]

/** The history of an office, a department, a designation or a role. */
export default function StructureHistory({ workspace, row, close }: Props) {
  const t = useText(structureTexts)
  const { list } = usePermissionWords()
  const yesNo = useYesNo()
  const value = (field: string, given: unknown) =>
    Array.isArray(given) ? list(given) || undefined : yesNo(field, given)

  return (
    <HistoryPanel
      stream={`structure-${workspace}`}
      subject={row.id}
      title={row.name}
      words={areaHistory({
        area: 'structure',
        labels: { '': t('name') },
        fields: structureFields,
        value,
      })}
      onClose={close}
    />
  )
}

import { kioskTexts } from '@workledger/kit/areas/attendance/kiosks/messages'
import { useNamesOfPeople } from '@workledger/kit/areas/people/people-found'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'

/** The history of the networks, with the people whom they do not limit by name. */
export default function NetworksHistory({ close }: { close: () => void }) {
  const t = useText(kioskTexts)
  const { workspace } = useMember()
  const { listed } = useFormat()
  const nameOf = useNamesOfPeople()

  const value = (field: string, given: unknown) => {
    if (!Array.isArray(given)) return undefined
    if (given.length === 0) return '–'
    const words = given.map(String)
    return listed(words.map((each) => isolated(field === 'exempt' ? (nameOf(each) ?? '…') : each)))
  }

  return (
    <HistoryPanel
      stream={`check-in-limits-${workspace.id}`}
      title={t('networks.title')}
      words={areaHistory({ area: 'attendance', fields: ['networks', 'exempt'], value })}
      onClose={close}
    />
  )
}

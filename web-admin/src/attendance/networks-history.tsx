import type { CheckInLimits } from '@workledger/contracts/attendance/check-in-limits.api'
import { kioskTexts } from '@workledger/kit/areas/attendance/kiosks/messages'
import { useNamesOfPeople } from '@workledger/kit/areas/people/people-found'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'

/** A place as its history shows it: name, degrees, radius in metres. */
const placeWords = ({ name, lat, long, radius }: CheckInLimits['places'][number]) =>
  `${name} (${lat}, ${long}; ${radius} m)`

/** The history of networks and places, with the people whom they do not limit by name. */
export default function NetworksHistory({ close }: { close: () => void }) {
  const t = useText(kioskTexts)
  const { workspace } = useMember()
  const { listed } = useFormat()
  const nameOf = useNamesOfPeople()

  const value = (field: string, given: unknown) => {
    if (!Array.isArray(given)) return undefined
    if (given.length === 0) return '–'

    const words = given.map((each) =>
      field === 'exempt'
        ? (nameOf(String(each)) ?? '…')
        : field === 'places'
          ? placeWords(each as CheckInLimits['places'][number])
          : String(each),
    )

    return listed(words.map(isolated))
  }

  return (
    <HistoryPanel
      stream={`check-in-limits-${workspace.id}`}
      title={t('networks.tab')}
      words={areaHistory({
        area: 'attendance',
        fields: ['networks', 'exempt', 'places', 'position_days'],
        value,
      })}
      onClose={close}
    />
  )
}

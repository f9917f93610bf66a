import type { Rows } from '@workledger/contracts/registry'
import { toInstant, useFormat, wallTime } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { biometricsTexts } from './messages'

export type Device = Rows['devices']

/** Formats `2026-03-02 09:00:00`, in the shown zone. */
const toTheSecond = (instant: string) => wallTime(toInstant(instant))

/** Seconds of a clock's difference that need no remark. */
const RIGHT = 60

/** Returns the columns of the list of devices; the last ones are hidden at first. */
export function useDeviceColumns(): Column<Device>[] {
  const t = useText(biometricsTexts)
  const format = useFormat()
  const hidden = useHiddenColumns()

  return [
    {
      id: 'name',
      label: t('device.name'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi>,
    },
    {
      id: 'serial',
      label: t('device.serial'),
      sort: 'serial_no',
      card: 'fact',
      cell: ({ serial_no }) => <span className="num ltr">{serial_no}</span>,
    },
    {
      id: 'office',
      label: t('device.office'),
      sort: 'office',
      card: 'fact',
      cell: ({ office }) => <bdi>{office}</bdi>,
    },
    {
      id: 'checkin',
      label: t('device.lastCheckin'),
      sort: 'last_checkin',
      card: 'fact',
      cell: ({ last_checkin }) =>
        last_checkin ? (
          <span className="num ltr">{toTheSecond(last_checkin)}</span>
        ) : (
          t('device.never')
        ),
    },
    {
      id: 'drift',
      label: t('device.drift'),
      sort: 'drift',
      card: 'fact',
      cell: ({ drift }) => (drift === null ? null : <DeviceDrift seconds={drift} />),
    },
    {
      id: 'key',
      label: t('device.key'),
      sort: 'has_key',
      card: 'chip',
      cell: ({ has_key }) => (
        <StatusChip tone={has_key ? 'good' : 'warn'}>
          {t(has_key ? 'device.hasKey' : 'device.noKey')}
        </StatusChip>
      ),
    },
    {
      id: 'people',
      label: t('device.people'),
      sort: 'registered',
      end: true,
      card: 'figure',
      cell: ({ registered }) => format.number(registered),
    },
    ...hidden,
  ]
}

function useHiddenColumns(): Column<Device>[] {
  const t = useText(biometricsTexts)
  const format = useFormat()

  return [
    {
      id: 'unread',
      label: t('device.unread'),
      sort: 'unread_lines',
      end: true,
      hidden: true,
      cell: ({ unread_lines }) => format.number(unread_lines),
    },
    {
      id: 'network',
      label: t('device.network'),
      sort: 'network',
      hidden: true,
      cell: ({ network }) => <span className="ltr">{network}</span>,
    },
    {
      id: 'deployed',
      label: t('device.deployed'),
      sort: 'deployed_at',
      hidden: true,
      cell: ({ deployed_at }) => deployed_at && format.moment(deployed_at),
    },
  ]
}

/** The difference of a device's clock. */
function DeviceDrift({ seconds }: { seconds: number }) {
  const t = useText(biometricsTexts)
  const { hours } = useFormat()
  if (Math.abs(seconds) <= RIGHT) return <StatusChip tone="good">{t('device.exact')}</StatusChip>
  const time = hours(Math.abs(seconds))

  return (
    <StatusChip tone="warn">
      {t(seconds > 0 ? 'device.behind' : 'device.ahead', { time })}
    </StatusChip>
  )
}

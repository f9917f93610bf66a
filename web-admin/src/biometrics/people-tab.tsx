import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { biometricsTexts } from './messages'

const EnrolDialog = lazy(() => import('./enrol-dialog'))
const AtTheDevice = lazy(async () => ({ default: (await import('./enrol-dialog')).AtTheDevice }))

type Registration = Rows['device-registrations']

/** The people's PINs at each device, with their start. */
export default function PeopleTab() {
  const t = useText(biometricsTexts)
  const { workspace } = useMember()
  const allowed = useMay()
  const [adding, setAdding] = useState(false)
  const [checking, setChecking] = useState<Registration | null>(null)
  const list = useConsoleList('device-registrations', { sort: 'name', perPage: 50 })

  const end = useConsoleCommand('endRegistration', {
    onDone: () => void toast(t('toast.ended')),
    onError: (error) => void toast({ text: error.message, tone: 'bad' }),
  })

  const ask = async ({ id, name, pin }: Registration) => {
    if (
      await confirm({
        title: t('people.endTitle', { name }),
        text: t('people.endText', { name, pin }),
        action: t('people.end'),
        danger: true,
      })
    )
      end.run({ params: { ws: workspace.id, id } })
  }

  usePageActions({
    primary: allowed('registerEmployee') && {
      label: t('people.register'),
      icon: 'plus',
      keys: 'n',
      run: () => setAdding(true),
    },
  })

  const columns = useRegistrationColumns()

  return (
    <>
      <DataTable
        name="device-registrations"
        label={t('tabs.people')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={(row) => (
          <MenuButton
            label={t('people.open', { name: row.name })}
            entries={[
              {
                label: t('people.check'),
                icon: 'check',
                disabled: !allowed('registerEmployee') || row.until !== null || row.enrolled,
                run: () => setChecking(row),
              },
              {
                label: t('people.end'),
                icon: 'trash',
                danger: true,
                disabled: !allowed('endRegistration') || row.until !== null,
                run: () => void ask(row),
              },
            ]}
          >
            <Icon name="more" />
          </MenuButton>
        )}
        exportUrl={exportOf(list)}
        empty={
          <EmptyState
            icon="employees"
            title={t('people.emptyTitle')}
            text={t('people.emptyText')}
          />
        }
      />
      <Suspense>
        {checking && <AtTheDevice {...checking} close={() => setChecking(null)} />}
      </Suspense>
      <Suspense>
        {adding && <EnrolDialog employee={null} close={() => setAdding(false)} />}
      </Suspense>
    </>
  )
}

function useRegistrationColumns(): Column<Registration>[] {
  const t = useText(biometricsTexts)
  const format = useFormat()

  const status = ({ until, enrolled, problem }: Registration) => {
    if (until) return <StatusChip tone="wait">{t('people.ended')}</StatusChip>
    if (enrolled) return <StatusChip tone="good">{t('people.enrolled')}</StatusChip>

    if (problem !== null)
      return <StatusChip tone="bad">{t('people.problem', { code: problem })}</StatusChip>

    return <StatusChip tone="warn">{t('people.waiting')}</StatusChip>
  }

  return [
    {
      id: 'name',
      label: t('people.name'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi>,
    },
    {
      id: 'device',
      label: t('people.device'),
      sort: 'device',
      card: 'fact',
      cell: ({ device }) => <bdi>{device}</bdi>,
    },
    {
      id: 'pin',
      label: t('people.pin'),
      sort: 'pin',
      end: true,
      card: 'fact',
      cell: ({ pin }) => <span className="num ltr">{pin}</span>,
    },
    { id: 'status', label: t('people.status'), sort: 'enrolled', card: 'chip', cell: status },
    {
      id: 'since',
      label: t('people.since'),
      sort: 'since',
      cell: ({ since }) => format.moment(since),
    },
    {
      id: 'until',
      label: t('people.until'),
      sort: 'until',
      cell: ({ until }) => until && format.moment(until),
    },
  ]
}

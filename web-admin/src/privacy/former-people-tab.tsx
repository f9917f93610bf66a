import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { DataTable } from '@workledger/kit/table/data-table'
import { confirm } from '@workledger/kit/ui/confirm'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { type FormerPerson, useFormerName, useFormerPeopleColumns } from './former-people-columns'
import { privacyTexts } from './messages'

const EraseDialog = lazy(() => import('./erase-dialog'))
const HoldDialog = lazy(() => import('./hold-dialog'))

interface FormerPersonDialogState {
  what: 'erase' | 'hold'
  person: { id: string; name: string }
}

/** Former employees, the end of their retention, and erasures. */
export default function FormerPeopleTab() {
  const t = useText(privacyTexts)
  const { workspace } = useMember()
  const may = useMay()('erasePerson')
  const [open, setOpen] = useState<FormerPersonDialogState | null>(null)
  const list = useConsoleList('former-people', { sort: 'erasable_on', filters: { due: '' } })
  const columns = useFormerPeopleColumns()

  const lift = useConsoleCommand('liftHold', {
    onDone: () => void toast(t('toast.lifted')),
    onError: toastError,
  })

  const nameOf = useFormerName()

  const ask = async (row: FormerPerson) => {
    const question = {
      title: t('liftDialog.title', { name: isolated(nameOf(row)) }),
      text: t('liftDialog.text'),
    }

    if (await confirm({ ...question, action: t('liftDialog.action') }))
      lift.run({ params: { ws: workspace.id, id: row.id } })
  }

  return (
    <>
      <Muted sx={{ mb: 2, maxWidth: 720 }}>{t('intro')}</Muted>
      <DataTable
        name="former-people"
        label={t('tab')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={(row) =>
          may &&
          row.status === 'former' && (
            <MenuButton
              label={t('actions', { name: nameOf(row) })}
              entries={[
                row.held
                  ? { label: t('lift'), icon: 'refresh', run: () => void ask(row) }
                  : {
                      label: t('hold'),
                      icon: 'lock',
                      run: () =>
                        setOpen({ what: 'hold', person: { id: row.id, name: nameOf(row) } }),
                    },
                null,
                {
                  label: t('erase'),
                  icon: 'trash',
                  danger: true,
                  run: () => setOpen({ what: 'erase', person: { id: row.id, name: nameOf(row) } }),
                },
              ]}
            >
              <Icon name="more" />
            </MenuButton>
          )
        }
        exportUrl={exportOf(list)}
        filters={
          <FilterMenu
            label={t('filter')}
            value={list.filters.due ?? ''}
            options={[
              { value: '', label: t('all') },
              { value: 'true', label: t('over') },
              { value: 'false', label: t('running') },
            ]}
            onChange={(due) => list.change({ filters: { due } })}
          />
        }
        empty={<EmptyState icon="check" title={t('empty.title')} text={t('empty.text')} />}
      />
      <Suspense>
        {open?.what === 'erase' && <EraseDialog person={open.person} close={() => setOpen(null)} />}
        {open?.what === 'hold' && <HoldDialog person={open.person} close={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

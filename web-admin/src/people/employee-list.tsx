import { useRoleName } from '@workledger/kit/areas/people/role-names'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent } from '@workledger/kit/net/current'
import { DataTable } from '@workledger/kit/table/data-table'
import { useGo } from '@workledger/kit/ui/app-link'
import { confirm } from '@workledger/kit/ui/confirm'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { lazy, Suspense, useState } from 'react'
import { firstLists } from '../first-lists'
import { type BulkAction, BulkBar } from '../kit/bulk-bar'
import { useChoices } from '../kit/choices'
import { useChoosing } from '../kit/choosing'
import type { ConsoleList } from '../kit/console-list'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useEmployeeColumns } from './employee-columns'
import { useEmployeeCommands } from './employee-commands'
import type { EmployeeRow } from './employee-row'
import { peopleTexts } from './messages'

export const importAddress = '/admin/employees/import'

const RehireDialog = lazy(() => import('./rehire-dialog'))
const TerminateDialog = lazy(() => import('./terminate-dialog'))
const EmployeeHistory = lazy(() => import('./employee-history'))

const profileOf = ({ id }: EmployeeRow) => `/admin/employees/${id}/profile`

interface OpenDialog {
  what: 'terminate' | 'rehire' | 'history'
  row: EmployeeRow
}

/** The directory for administrators. */
export function EmployeeList() {
  const t = useText(peopleTexts)
  const go = useGo()
  const may = useMay()

  const list = useConsoleList('employees', firstLists['/admin/employees'])

  const [open, setOpen] = useState<OpenDialog | null>(null)

  const commands = useEmployeeCommands()
  const choosing = useChoosing(list, ({ name }) => name)
  const columns = useEmployeeColumns()
  const gone = list.filters.status === 'terminated'

  const invites: BulkAction<EmployeeRow> = {
    id: 'invite',
    label: t('menu.invite'),
    run: commands.inviteOne,
  }

  const deletes: BulkAction<EmployeeRow> = {
    id: 'delete',
    label: t('menu.delete'),
    danger: true,
    ask: (rows) =>
      confirm({
        title: t('dialog.deleteMany', { count: rows.length }),
        text: t('dialog.deleteText'),
        action: t('dialog.deleteAction'),
        danger: true,
      }),
    run: commands.removeOne,
  }

  const actions = [
    ...(!gone && may('inviteEmployee') ? [invites] : []),
    ...(may('deleteEmployee') ? [deletes] : []),
  ]

  const menu = (row: EmployeeRow) => (
    <EmployeeMenu row={row} gone={gone} setOpen={setOpen} commands={commands} />
  )

  return (
    <>
      <DataTable
        name="employees"
        label={t('page')}
        list={list}
        columns={actions.length > 0 ? [choosing, ...columns] : columns}
        chosen={list.chosen}
        rowKey={({ id }) => id}
        onOpen={gone ? undefined : (row) => go(profileOf(row))}
        rowActions={menu}
        searchLabel={t('search')}
        filters={<EmployeeFilters list={list} />}
        exportUrl={exportOf(list)}
        empty={
          gone ? (
            <EmptyState
              icon="employees"
              title={t('emptyTerminated.title')}
              text={t('emptyTerminated.text')}
            />
          ) : (
            <EmptyState icon="employees" title={t('empty.title')} text={t('empty.text')} />
          )
        }
      />
      <BulkBar list={list} nameOf={({ name }) => name} actions={actions} />
      <Suspense>
        {open?.what === 'rehire' && (
          <RehireDialog employee={open.row} close={() => setOpen(null)} />
        )}
        {open?.what === 'terminate' && (
          <TerminateDialog employee={open.row} close={() => setOpen(null)} />
        )}
        {open?.what === 'history' && (
          <EmployeeHistory employee={open.row} close={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  )
}

interface EmployeeMenuProps {
  row: EmployeeRow
  gone: boolean
  setOpen: (open: OpenDialog) => void
  commands: ReturnType<typeof useEmployeeCommands>
}

/** What may be done to one employee. */
function EmployeeMenu({ row, gone, setOpen, commands }: EmployeeMenuProps) {
  const t = useText(peopleTexts)
  const { can, user } = useCurrent()
  const may = useMay()
  const erasureOf = ({ name }: EmployeeRow) =>
    `/admin/general?tab=former-people&filter=${encodeURIComponent(JSON.stringify({ q: name }))}`

  return (
    <MenuButton
      label={t('menu.open', { name: row.name })}
      entries={[
        ...(gone
          ? [
              {
                label: t('menu.rehire'),
                icon: 'plus' as const,
                disabled: !may('rehireEmployee'),
                run: () => setOpen({ what: 'rehire', row }),
              },
              {
                label: t('menu.unterminate'),
                icon: 'refresh' as const,
                disabled: !may('unterminateEmployee'),
                run: () => void commands.unterminate(row),
              },
              ...(can('edit_company')
                ? [{ label: t('menu.erase'), icon: 'trash' as const, to: erasureOf(row) }]
                : []),
            ]
          : [
              {
                label: t('menu.requests'),
                icon: 'requests' as const,
                to: `/admin/employees/${row.id}/requests`,
                note: row.requests_count || undefined,
              },
              may('changeEmployee')
                ? { label: t('menu.edit'), icon: 'edit' as const, to: profileOf(row) }
                : { label: t('profile.card'), icon: 'user' as const, to: profileOf(row) },
              ...(may('registerEmployee')
                ? [
                    {
                      label: t('menu.enrol'),
                      icon: 'plus' as const,
                      to: `/admin/employees/${row.id}/profile?enrol=1`,
                    },
                  ]
                : []),
              ...(row.user_id || !may('inviteEmployee')
                ? []
                : [
                    {
                      label: t(row.invited_on ? 'menu.resend' : 'menu.invite'),
                      icon: 'mail' as const,
                      disabled: !!row.invited_on && !can('edit_company'),
                      run: () => commands.invite(row),
                    },
                  ]),
              ...(row.user_id === user.id
                ? []
                : [
                    {
                      label: t(row.access_stopped ? 'menu.restoreAccess' : 'menu.stopAccess'),
                      icon: 'lock' as const,
                      disabled: !may(row.access_stopped ? 'restoreAccess' : 'stopAccess'),
                      run: () =>
                        void (row.access_stopped
                          ? commands.restoreAccess(row)
                          : commands.stopAccess(row)),
                    },
                  ]),
              {
                label: t('menu.terminate'),
                icon: 'logout' as const,
                disabled: !may('terminateEmployee'),
                run: () => setOpen({ what: 'terminate', row }),
              },
            ]),
        { label: t('menu.history'), icon: 'history', run: () => setOpen({ what: 'history', row }) },
        null,
        {
          label: t('menu.delete'),
          icon: 'trash',
          danger: true,
          disabled: !may('deleteEmployee'),
          run: () => void commands.remove(row),
        },
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )
}

function EmployeeFilters({ list }: { list: ConsoleList<EmployeeRow> }) {
  const t = useText(peopleTexts)
  const { sees } = useCurrent()
  const departments = useChoices('departments')
  const roles = useChoices('roles', sees())
  const roleName = useRoleName()

  return (
    <>
      <FilterMenu
        label={t('status')}
        value={list.filters.status ?? 'active'}
        options={(['active', 'terminated'] as const).map((value) => ({
          value,
          label: t(value),
        }))}
        onChange={(status) => list.change({ filters: { status } })}
      />
      <FilterMenu
        label={t('department')}
        value={list.filters.department_id ?? ''}
        options={[{ value: '', label: t('all') }, ...departments.choices]}
        onChange={(department_id) => list.change({ filters: { department_id } })}
      />
      {sees() && (
        <FilterMenu
          label={t('profile.role')}
          value={list.filters.role_id ?? ''}
          options={[
            { value: '', label: t('all') },
            ...roles.choices.map(({ value, label }) => ({ value, label: roleName(label) })),
          ]}
          onChange={(role_id) => list.change({ filters: { role_id } })}
        />
      )}
    </>
  )
}

import Link from '@mui/material/Link'
import { isFixedRole } from '@workledger/contracts/kernel/permissions'
import type { Rows } from '@workledger/contracts/registry'
import { useRoleName } from '@workledger/kit/areas/people/role-names'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useMember } from '@workledger/kit/net/current'
import type { Column } from '@workledger/kit/table/data-table'
import { AppLink } from '@workledger/kit/ui/app-link'
import { BareList } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { lazy } from 'react'
import { useConsoleList } from '../../kit/console-list'
import { useMay } from '../../kit/may'
import { usePermissionWords } from '../../kit/permissions/permission-words'
import { RecordTable } from '../../kit/record-table'
import { useRemoval } from '../../kit/use-removal'
import { rolesTexts } from './messages'
import { useFactorEntry } from './use-factor-entry'

const RoleDialog = lazy(() => import('./role-dialog'))
const StructureHistory = lazy(() => import('../structure-history'))

const holders = ({ id }: Rows['roles']) =>
  `/admin/employees?filter=${encodeURIComponent(JSON.stringify({ status: 'active', role_id: id }))}`

/** The company's roles with their rights and the number of their people. */
export default function RolesTab() {
  const t = useText(rolesTexts)
  const { number } = useFormat()
  const { workspace } = useMember()
  const words = usePermissionWords()
  const roleName = useRoleName()
  const may = useMay()('addRole')
  const list = useConsoleList('roles', { sort: 'name' })

  const remove = useRemoval('removeRole', {
    title: (name) => t('deleteTitle', { name: roleName(name) }),
    text: t('deleteText'),
    action: t('delete'),
    done: t('deleted'),
  })

  const factorEntry = useFactorEntry()

  const columns: Column<Rows['roles']>[] = [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <Strong component="bdi">{roleName(name)}</Strong>,
    },
    {
      id: 'permissions',
      label: t('permissions'),
      cell: ({ permissions }) => (
        <BareList sx={{ py: 0.5, whiteSpace: 'normal', fontSize: 13, lineHeight: '18px' }}>
          {words.lines(permissions).map(({ group, text }) => (
            <li key={group ?? text}>
              {group && <Muted component="span">{pair(group, '')}</Muted>}
              {text}
            </li>
          ))}
        </BareList>
      ),
    },
    {
      id: 'second_factor',
      label: t('factor.column'),
      sort: 'second_factor',
      cell: ({ second_factor }) =>
        second_factor ? (
          <StatusChip tone="good">{t('factor.required')}</StatusChip>
        ) : (
          <Muted component="span">{t('factor.notRequired')}</Muted>
        ),
    },
    {
      id: 'people',
      label: t('people'),
      sort: 'employees_count',
      end: true,
      card: 'figure',
      cell: (row) =>
        row.employees_count > 0 ? (
          <Link
            component={AppLink}
            to={holders(row)}
            aria-label={t('show', {
              name: roleName(row.name),
              people: number(row.employees_count),
            })}
          >
            {number(row.employees_count)}
          </Link>
        ) : (
          number(0)
        ),
    },
  ]

  return (
    <RecordTable
      list={list}
      label={t('tab')}
      columns={columns}
      may={may}
      add={t('add')}
      menu={may ? (row) => [factorEntry(row)] : undefined}
      stays={({ name }) => isFixedRole(name)}
      remove={(row) => (isFixedRole(row.name) ? undefined : () => void remove(row))}
      empty={<EmptyState icon="employees" title={t('empty.title')} text={t('empty.text')} />}
      dialog={(row, close) => <RoleDialog role={row} close={close} />}
      history={(row, close) => (
        <StructureHistory
          workspace={workspace.id}
          row={{ id: row.id, name: roleName(row.name) }}
          close={close}
        />
      )}
    />
  )
}

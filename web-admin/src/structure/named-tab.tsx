import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { departmentBody, designationBody } from '@workledger/contracts/structure/structure.api'
import { confirm } from '@workledger/web-app/kit/confirm'
import { useMember } from '@workledger/web-app/kit/current'
import { type Column, DataTable } from '@workledger/web-app/kit/data-table'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { EmptyState } from '@workledger/web-app/kit/states'
import { toast, toastError } from '@workledger/web-app/kit/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { RowButtons } from '../kit/row-buttons'
import { useConsoleCommand } from '../kit/use-command'
import { structureTexts } from './messages'

const NameDialog = lazy(() => import('../kit/name-dialog'))
const StructureHistory = lazy(() => import('./structure-history'))
interface Named {
  id: string
  name: string
  employees_count?: number
}
const of = {
  department: {
    resource: 'departments',
    add: 'addDepartment',
    rename: 'renameDepartment',
    remove: 'removeDepartment',
    edit: 'editDepartment',
    label: 'departmentName',
    schema: departmentBody,
    added: 'toast.departmentAdded',
    edited: 'toast.departmentEdited',
    deleted: 'toast.departmentDeleted',
    emptyTitle: 'emptyDepartments.title',
    emptyText: 'emptyDepartments.text',
  },
  designation: {
    resource: 'designations',
    add: 'addDesignation',
    rename: 'renameDesignation',
    remove: 'removeDesignation',
    edit: 'editDesignation',
    label: 'designationName',
    schema: designationBody,
    added: 'toast.designationAdded',
    edited: 'toast.designationEdited',
    deleted: 'toast.designationDeleted',
    emptyTitle: 'emptyDesignations.title',
    emptyText: 'emptyDesignations.text',
  },
} as const

/** Departments or designations: a name, and how many people are in it. */
export function NamedTab({ what }: { what: keyof typeof of }) {
  const t = useText(structureTexts)
  const { number } = useFormat()
  const { workspace } = useMember()
  const is = of[what]
  const may = useMay()(is.add)
  // The tab is in the address already, so the list's state is not.
  const list = useConsoleList(is.resource, { sort: 'name', inAddress: false })
  const [open, setOpen] = useState<Named | 'new' | null>(null)
  const [past, setPast] = useState<Named | null>(null)
  const params = { ws: workspace.id }
  const add = useConsoleCommand(is.add)
  const rename = useConsoleCommand(is.rename)
  const remove = useConsoleCommand(is.remove, { onDone: () => void toast(t(is.deleted)), onError: toastError })
  const ask = async ({ id, name }: Named) => {
    if (await confirm({ title: t('deleteTitle', { name }), text: t('deleteText'), action: t('delete'), danger: true }))
      remove.run({ params: { ...params, id } })
  }
  const submit = async (name: string) => {
    if (open === 'new' || !open) await add.send({ params, body: { name } })
    else await rename.send({ params: { ...params, id: open.id }, body: { name } })
    toast(t(open === 'new' ? is.added : is.edited))
  }
  const columns: Column<Named>[] = [
    { id: 'name', label: t('name'), sort: 'name', fixed: true, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'people',
      card: 'figure',
      label: t('people'),
      sort: 'employees_count',
      end: true,
      cell: ({ employees_count = 0 }) => number(employees_count),
    },
  ]
  return (
    <Box sx={{ maxWidth: 720 }}>
      <DataTable
        name={is.resource}
        label={t(`tabs.${is.resource}`)}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={
          may
            ? (row) => <RowButtons name={row.name} history={() => setPast(row)} edit={() => setOpen(row)} remove={() => void ask(row)} />
            : undefined
        }
        search
        filters={
          may && (
            <Button variant="contained" color="primary" startIcon={<Icon name="plus" />} onClick={() => setOpen('new')}>
              {t(is.add)}
            </Button>
          )
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="employees" title={t(is.emptyTitle)} text={t(is.emptyText)} />}
      />
      <Suspense>
        {past && <StructureHistory workspace={workspace.id} row={past} close={() => setPast(null)} />}
        {open && (
          <NameDialog
            title={t(open === 'new' ? is.add : is.edit)}
            label={t(is.label)}
            name={open === 'new' ? '' : open.name}
            schema={is.schema}
            submit={submit}
            close={() => setOpen(null)}
          />
        )}
      </Suspense>
    </Box>
  )
}

import Box from '@mui/material/Box'
import { departmentBody, designationBody } from '@workledger/contracts/structure/structure.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import type { Column } from '@workledger/kit/table/data-table'
import { EmptyState } from '@workledger/kit/ui/states'
import { toast } from '@workledger/kit/ui/toast'
import { lazy } from 'react'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { RecordTable } from '../kit/record-table'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { useRemoval } from '../kit/use-removal'
import { structureTexts } from './messages'

const NameDialog = lazy(() => import('../kit/name-dialog'))
const StructureHistory = lazy(() => import('./structure-history'))

interface NamedRecord {
  id: string
  name: string
  employees_count: number
  revision: number
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
    addFailed: 'toast.departmentFailed',
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
    addFailed: 'toast.designationFailed',
    edited: 'toast.designationEdited',
    deleted: 'toast.designationDeleted',
    emptyTitle: 'emptyDesignations.title',
    emptyText: 'emptyDesignations.text',
  },
} as const

/** Departments or designations: a name, and the number of people. */
export function NamedTab({ what }: { what: keyof typeof of }) {
  const t = useText(structureTexts)
  const { number } = useFormat()
  const { workspace } = useMember()
  const is = of[what]
  const may = useMay()(is.add)
  // The tab is in the address already, so the list's state is not.
  const list = useConsoleList(is.resource, { sort: 'name' })
  const params = { ws: workspace.id }
  const add = useConsoleCommand(is.add)
  const rename = useConsoleCommand(is.rename)

  const remove = useRemoval(is.remove, {
    title: (name) => t('deleteTitle', { name }),
    text: t('deleteText'),
    action: t('delete'),
    done: t(is.deleted),
  })

  const submitOf = (row: NamedRecord | null) => async (name: string) => {
    if (row)
      await rename
        .send({ params: { ...params, id: row.id }, body: { name }, shown: row })
        .catch(saying(t('toast.editFailed')))
    else await add.send({ params, body: { name } }).catch(saying(t(is.addFailed)))

    toast(t(row ? is.edited : is.added))
  }

  const columns: Column<NamedRecord>[] = [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'people',
      card: 'figure',
      label: t('people'),
      sort: 'employees_count',
      end: true,
      cell: ({ employees_count }) => number(employees_count),
    },
  ]

  return (
    <Box sx={{ maxWidth: 720 }}>
      <RecordTable<NamedRecord>
        list={list}
        label={t(`tabs.${is.resource}`)}
        columns={columns}
        may={may}
        add={t(is.add)}
        remove={(row) => () => void remove(row)}
        empty={<EmptyState icon="employees" title={t(is.emptyTitle)} text={t(is.emptyText)} />}
        history={(row, close) => (
          <StructureHistory workspace={workspace.id} row={row} close={close} />
        )}
        dialog={(row, close) => (
          <NameDialog
            title={t(row ? is.edit : is.add)}
            label={t(is.label)}
            name={row?.name ?? ''}
            schema={is.schema}
            submit={submitOf(row)}
            close={close}
          />
        )}
      />
    </Box>
  )
}

import type { RowOf } from '@workledger/contracts/kernel/define-list'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import type { projectMembersList } from '@workledger/contracts/projects/projects.lists'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useCommand } from '@workledger/kit/net/query'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { useList } from '@workledger/kit/table/list'
import { exportOf } from '@workledger/kit/table/list-export'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Avatar } from '@workledger/kit/ui/avatar'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { EmptyState } from '@workledger/kit/ui/states'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { changedByProject } from './invalidates'
import { projectPageTexts } from './messages'
import { useProject } from './project-context'

const MemberDialog = lazy(() => import('./member-dialog'))

type Member = RowOf<typeof projectMembersList>

/** The project's members; holders of Edit Company add and remove them. */
export default function MembersTab() {
  const t = useText(projectPageTexts)
  const { id } = useProject()
  const { workspace, can } = useMember()
  const may = can('edit_company')
  const [adding, setAdding] = useState(false)
  const list = useList(projectsApi.projectMembers, { params: { id } }, { sort: 'last_name' })

  const remove = useCommand(projectsApi.removeProjectMember, {
    invalidates: changedByProject,
    onDone: () => void toast(t('members.removed')),
    onError: toastError,
  })

  const ask = async ({ employee_id, name }: Member) => {
    const question = {
      title: t('members.removeTitle', { name }),
      text: t('members.removeText', { name }),
      action: t('members.remove'),
    }

    if (await confirm({ ...question, danger: true }))
      remove.run({ params: { id }, body: { employee_id } })
  }

  usePageActions({
    primary: may && {
      label: t('members.add'),
      icon: 'plus',
      keys: 'n',
      run: () => setAdding(true),
    },
  })

  const columns: Column<Member>[] = [
    {
      id: 'name',
      label: t('members.name'),
      sort: 'last_name',
      fixed: true,
      cell: (person) => (
        <Row component="span" inline gap={1} sx={{ minWidth: 0 }}>
          <Avatar person={person} size={24} />
          <bdi style={{ fontWeight: 500 }}>{person.name}</bdi>
        </Row>
      ),
    },
    {
      id: 'email',
      label: t('members.email'),
      sort: 'email',
      card: 'fact',
      cell: ({ email }) => <span className="ltr">{email}</span>,
    },
    {
      id: 'tasks',
      label: t('members.openTasks'),
      sort: 'open_tasks',
      end: true,
      card: 'fact',
      cell: ({ employee_id, open_tasks }) => (
        <AppLink
          to={`/employees/${employee_id}/tasks`}
          title={t('figures.open', { count: open_tasks })}
        >
          {open_tasks}
        </AppLink>
      ),
    },
  ]

  return (
    <>
      <DataTable
        name="project-members"
        label={t('members.company')}
        list={list}
        columns={columns}
        rowKey={({ id: row }) => row}
        rowActions={
          may
            ? (row) => (
                <MenuButton
                  label={t('members.actions', { name: row.name })}
                  entries={[
                    {
                      label: t('members.remove'),
                      icon: 'trash',
                      danger: true,
                      run: () => void ask(row),
                    },
                  ]}
                >
                  <Icon name="more" />
                </MenuButton>
              )
            : undefined
        }
        searchLabel={t('members.search')}
        exportUrl={exportOf('project-members', workspace.id, {
          ...list,
          filters: { project_id: id },
        })}
        empty={
          <EmptyState icon="employees" title={t('members.empty')} text={t('members.emptyText')} />
        }
      />
      <Suspense>{adding && <MemberDialog project={id} close={() => setAdding(false)} />}</Suspense>
    </>
  )
}

import Box from '@mui/material/Box'
import { type ProjectAnswer, projectsApi } from '@workledger/contracts/projects/projects.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import type { List } from '@workledger/kit/table/list'
import { useList } from '@workledger/kit/table/list'
import { exportOf } from '@workledger/kit/table/list-export'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { FormHistory } from '@workledger/kit/ui/form-history'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRemaining } from './due'
import { projectPageTexts } from './messages'
import { ProgressBar, percentOf } from './progress'
import { useProjectActions } from './use-project-actions'

const ProjectDialog = lazy(() => import('./project-dialog'))
const ProjectHistory = lazy(() => import('./project-history'))

type ProjectDialogState =
  | { what: 'edit'; project: ProjectAnswer | null }
  | { what: 'history'; project: ProjectAnswer }

export const projectAddress = (id: string) => `/projects/${id}/project_detail`

/** The company's projects: all people see them, holders of Edit Company change them. */
export default function ProjectList() {
  const t = useText(projectPageTexts)
  const go = useGo()
  const { workspace, can, sees } = useMember()
  const may = can('edit_company')
  const shown = useSearchParams()[0].get('active') ?? '1'

  const list = useList(
    projectsApi.projects,
    { params: { ws: workspace.id }, query: { filter: { active: shown } } },
    { sort: 'name', filters: { active: '1' } },
  )

  const [open, setOpen] = useState<ProjectDialogState | null>(null)
  const actions = useProjectActions()
  const openNew = () => setOpen({ what: 'edit', project: null })

  usePageActions({
    primary: may && { label: t('add'), icon: 'plus', keys: 'n', tour: 'add', run: openNew },
  })

  return (
    <>
      <DataTable
        name="projects"
        label={t('page')}
        list={list}
        columns={useProjectColumns()}
        rowKey={({ id }) => id}
        onOpen={({ id }) => go(projectAddress(id))}
        rowActions={(project) => (
          <RowMenu
            project={project}
            actions={actions}
            unfiltered={shown === ''}
            edit={() => setOpen({ what: 'edit', project })}
            history={() => setOpen({ what: 'history', project })}
          />
        )}
        searchLabel={t('search')}
        filters={<ActiveFilter shown={shown} list={list} />}
        exportUrl={
          sees()
            ? exportOf('projects', workspace.id, {
                ...list,
                filters: { active: shown === '' ? '' : shown === '1' },
              })
            : undefined
        }
        empty={
          <EmptyState
            icon="projects"
            title={t('empty.title')}
            text={t(may ? 'empty.text' : 'empty.reader')}
          />
        }
      />
      <Suspense>
        {open?.what === 'edit' && (
          <FormHistory
            value={
              open.project && (
                <ProjectHistory
                  project={open.project.id}
                  title={open.project.name}
                  close={() => {}}
                />
              )
            }
          >
            <ProjectDialog
              project={open.project}
              close={(added) => {
                setOpen(null)
                if (added) go(projectAddress(added))
              }}
            />
          </FormHistory>
        )}
        {open?.what === 'history' && (
          <ProjectHistory
            project={open.project.id}
            title={open.project.name}
            close={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function ActiveFilter({ shown, list }: { shown: string; list: List<ProjectAnswer> }) {
  const t = useText(projectPageTexts)

  return (
    <FilterMenu
      label={t('show')}
      value={shown}
      options={[
        { value: '1', label: t('active') },
        { value: '', label: t('all') },
        { value: '0', label: t('archived') },
      ]}
      onChange={(active) => list.change({ filters: { active } })}
    />
  )
}

function useProjectColumns(): Column<ProjectAnswer>[] {
  const t = useText(projectPageTexts)
  const { day, percent: written } = useFormat()
  const left = useRemaining()

  return [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      fixed: true,
      cell: ({ id, name, active }) => (
        <Row component="span" inline gap={1} sx={{ maxWidth: '100%' }}>
          <AppLink
            to={projectAddress(id)}
            style={{
              fontWeight: 500,
              textDecoration: 'none',
              color: 'inherit',
              overflowWrap: 'anywhere',
            }}
          >
            <bdi>{name}</bdi>
          </AppLink>
          {!active && <StatusChip tone="wait">{t('archived')}</StatusChip>}
        </Row>
      ),
    },
    {
      id: 'client',
      label: t('client'),
      sort: 'client',
      card: 'fact',
      cell: ({ client }) => <bdi>{client.name}</bdi>,
    },
    {
      id: 'due',
      label: t('due'),
      sort: 'due_date',
      card: 'fact',
      cell: ({ due_date }) => (
        <Box
          component="span"
          sx={{
            color:
              due_date && left(due_date) === t('remaining.expired')
                ? 'tone.bad'
                : due_date
                  ? undefined
                  : 'text.secondary',
          }}
        >
          {left(due_date)}
          {due_date && (
            <Muted component="span" className="num" size={12} sx={{ marginInlineStart: 1 }}>
              {day(due_date)}
            </Muted>
          )}
        </Box>
      ),
    },
    {
      id: 'progress',
      label: t('progress'),
      card: 'figure',
      cell: ({ completed_tasks, tasks_count }) => {
        const percent = percentOf(completed_tasks, tasks_count)

        const label =
          tasks_count > 0
            ? t('progressOf', { done: completed_tasks, all: tasks_count })
            : t('noTasks')

        return (
          <Row title={label} gap={1} sx={{ minWidth: { sm: 140 } }}>
            <Box sx={{ flex: 1 }}>
              <ProgressBar percent={percent} label={label} />
            </Box>
            <Box component="span" className="num ltr" sx={{ minWidth: 36, textAlign: 'end' }}>
              {written(percent)}
            </Box>
          </Row>
        )
      },
    },
    {
      id: 'my_tasks',
      label: t('myTasks'),
      sort: 'my_tasks',
      end: true,
      card: 'none',
      cell: ({ my_tasks }) => <span className="num">{my_tasks}</span>,
    },
    {
      id: 'added',
      label: t('events.ProjectAdded'),
      sort: 'created_at',
      hidden: true,
      cell: ({ created_at }) => day(created_at.slice(0, 10)),
    },
  ]
}

interface RowMenuProps {
  project: ProjectAnswer
  actions: ReturnType<typeof useProjectActions>
  /** All projects are shown, active and archived ones. */
  unfiltered: boolean
  edit: () => void
  history: () => void
}

function RowMenu({ project, actions, unfiltered, edit, history }: RowMenuProps) {
  const t = useText(projectPageTexts)
  const { can, sees } = useMember()
  const may = can('edit_company')
  const { archive, restore, remove } = actions

  return (
    <MenuButton
      label={t('actions', { name: project.name })}
      entries={[
        { label: t('editAction'), icon: 'edit', disabled: !may, run: edit },
        project.active
          ? {
              label: t('archiveAction'),
              icon: 'file',
              disabled: !may,
              run: () => void archive(project),
            }
          : unfiltered
            ? { label: t('archivedAlready'), icon: 'file', disabled: true, run: () => {} }
            : {
                label: t('restoreAction'),
                icon: 'refresh',
                disabled: !may,
                run: () => void restore(project),
              },
        ...(sees() ? [{ label: t('history'), icon: 'history' as const, run: history }] : []),
        null,
        {
          label: t('deleteAction'),
          icon: 'trash',
          danger: true,
          disabled: !may,
          run: () => void remove(project),
        },
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )
}

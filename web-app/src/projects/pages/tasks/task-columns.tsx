import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'
import { AppLink } from '@workledger/kit/ui/app-link'
import { taskTexts } from './messages'
import { taskAddress } from './task-address'
import { TaskStatusChip } from './task-status-chip'

/** Returns the columns of task tables. */
export function useTaskColumns(): Record<
  'id' | 'title' | 'project' | 'status' | 'due',
  Column<TaskAnswer>
> {
  const t = useText(taskTexts)
  const { day } = useFormat()
  const quiet = { color: 'var(--wl-palette-text-secondary)' } as const

  return {
    id: {
      id: 'id',
      label: t('id'),
      card: 'none',
      cell: ({ id }) => (
        <span className="num ltr" title={id} style={quiet}>
          {id.slice(-6)}
        </span>
      ),
    },
    title: {
      id: 'title',
      label: t('title'),
      sort: 'title',
      fixed: true,
      cell: (task) => (
        <AppLink
          to={taskAddress(task)}
          style={{
            fontWeight: 500,
            textDecoration: 'none',
            color: 'inherit',
            overflowWrap: 'anywhere',
          }}
        >
          <bdi>{task.title}</bdi>
        </AppLink>
      ),
    },
    project: {
      id: 'project',
      label: t('project'),
      sort: 'project',
      card: 'fact',
      cell: ({ project }) => <bdi>{project.name}</bdi>,
    },
    status: {
      id: 'status',
      label: t('status'),
      sort: 'status',
      card: 'chip',
      cell: ({ task_status: { name, color } }) => <TaskStatusChip name={name} color={color} />,
    },
    due: {
      id: 'due',
      label: t('due'),
      sort: 'due_date',
      card: 'fact',
      cell: ({ due_date, late, task_status }) =>
        due_date ? (
          <span
            className="num"
            style={
              late > 0 && !task_status.complete
                ? { color: 'var(--wl-palette-tone-bad)' }
                : undefined
            }
          >
            {day(due_date)}
          </span>
        ) : (
          <span style={quiet}>{t('noDue')}</span>
        ),
    },
  }
}

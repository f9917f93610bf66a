import { useQuery } from '@tanstack/react-query'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { timerTexts } from './messages'
import { ownTasks } from './reads-of-timer'

/** Returns the viewer's own open tasks, of one project or of all; the timer runs on these only. */
export function useOwnTasks(project: string | null) {
  const { employee } = useMember()

  const found = useQuery({ ...ownTasks(employee.id), enabled: project !== null })

  return (found.data?.data ?? none).filter(({ project_id }) => project_id === project)
}

const none: never[] = []

interface Props {
  project: string | null
  task: { id: string; title: string | null } | null
  onChange: (task: { id: string; title: string } | null) => void
}

/** Chooses the task of the work: one of the viewer's own in the project. */
export function TaskPicker({ project, task, onChange }: Props) {
  const t = useText(timerTexts)
  const tasks = useOwnTasks(project)
  if (!project || (tasks.length === 0 && !task)) return null
  const shown = task?.title ?? tasks.find(({ id }) => id === task?.id)?.title

  return (
    <MenuButton
      look="button"
      label={t('task')}
      entries={[
        { label: t('noTask'), selected: task === null, run: () => onChange(null) },
        ...tasks.map(({ id, title }) => ({
          label: title,
          selected: id === task?.id,
          run: () => onChange({ id, title }),
        })),
      ]}
    >
      <bdi
        style={{
          maxWidth: 180,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {shown ?? t('task')}
      </bdi>
    </MenuButton>
  )
}

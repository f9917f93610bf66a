import { useQuery } from '@tanstack/react-query'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { useClientNames } from '@workledger/kit/areas/clients/clients-found'
import { useNamesOfPeople } from '@workledger/kit/areas/people/people-found'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { projectPageTexts } from './messages'
import { taskTexts } from './tasks/messages'

/** `tasks.3.f.<id>.title` → `title`; `members.<id>` → `members`. */
const ownName = (path: string) =>
  path.startsWith('members.') ? 'members' : path.slice(path.lastIndexOf('.') + 1)

interface Props {
  project: string
  /** One of its tasks; default: the whole project. */
  task?: string
  title: string
  close: () => void
}

/** In the order of the form. */
const projectFields = [
  'name',
  'title',
  'client_id',
  'description',
  'estimated_hours',
  'rate',
  'budget',
  'billable',
  'status_id',
  'employee_id',
  'members',
  'start_date',
  'due_date',
  'color',
  'default',
  'complete',
]

/** The history of a project, or of one of its tasks, in the words of their forms. */
export default function ProjectHistory({ project, task, title, close }: Props) {
  const t = useText(projectPageTexts)
  const tasks = useText(taskTexts)
  const { day } = useFormat()
  const clientName = useClientNames()
  const personName = useNamesOfPeople()
  const statuses =
    useQuery(query(projectsApi.statusTypes, { params: { id: project } })).data?.data ?? []

  const value = (path: string, given: unknown) => {
    const field = ownName(path)

    if (field === 'members') {
      const id = path.slice(path.lastIndexOf('.') + 1)
      return given ? (personName(id) ?? t('yes')) : undefined
    }

    if (given === null || given === undefined || given === '') return undefined
    if (field === 'client_id') return clientName(given)
    if (field === 'status_id') return statuses.find(({ id }) => id === given)?.name
    if (field === 'employee_id') return personName(String(given))
    if (field === 'start_date' || field === 'due_date') return day(String(given))

    if (field === 'billable' || field === 'default' || field === 'complete')
      return t(given ? 'yes' : 'no')

    return undefined
  }

  return (
    <HistoryPanel
      stream={`project-${project}`}
      subject={task}
      title={title}
      words={areaHistory({
        area: 'projects',
        labels: { employee_id: tasks('assignedTo') },
        fields: projectFields,
        value,
      })}
      onClose={close}
    />
  )
}

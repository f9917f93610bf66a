import { useQuery } from '@tanstack/react-query'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { projectEvents } from '@workledger/contracts/projects/projects.events'
import { useClientNames } from '@workledger/kit/areas/clients/clients-found'
import { useNamesOfPeople } from '@workledger/kit/areas/people/people-found'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { projectPageTexts } from './messages'
import { taskTexts } from './tasks/messages'

type ProjectEvent = keyof typeof projectEvents
const isProjectEvent = (type: string): type is ProjectEvent => type in projectEvents
/** `tasks.3.f.<id>.title` → `title`; `members.<id>` → `members`. */
const ownName = (path: string) => (path.startsWith('members.') ? 'members' : path.slice(path.lastIndexOf('.') + 1))

interface Props {
  project: string
  /** One task of it; the whole project unless said. */
  task?: string
  title: string
  close: () => void
}

/** The history of a project, or of one of its tasks, in the words of their forms. */
export default function ProjectHistory({ project, task, title, close }: Props) {
  const t = useText(projectPageTexts)
  const tasks = useText(taskTexts)
  const { day } = useFormat()
  const clientName = useClientNames()
  const personName = useNamesOfPeople()
  const statuses = useQuery(query(projectsApi.statusTypes, { params: { id: project } })).data?.data ?? []
  const fields: Record<string, string | null> = {
    name: t('name'),
    title: tasks('title'),
    client_id: t('client'),
    description: t('form.description'),
    estimated_hours: t('form.hours'),
    rate: t('form.rate'),
    budget: t('form.budget'),
    billable: t('form.billable'),
    status_id: tasks('status'),
    employee_id: tasks('assignedTo'),
    members: tasks('assignee'),
    start_date: tasks('start'),
    due_date: t('due'),
    color: tasks('statuses.color'),
    default: tasks('statuses.default'),
    complete: tasks('statuses.complete'),
  }
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
    if (field === 'billable' || field === 'default' || field === 'complete') return t(given ? 'yes' : 'no')
    return undefined
  }
  return (
    <HistoryPanel
      stream={`project-${project}`}
      subject={task}
      title={title}
      words={{
        event: (type) => (isProjectEvent(type) ? t(`events.${type}`) : undefined),
        field: (path) => fields[ownName(path)] ?? null,
        value,
        order: Object.keys(fields),
      }}
      onClose={close}
    />
  )
}

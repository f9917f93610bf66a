import { projectEvents } from '@workledger/contracts/projects/projects.events'
import { employeeById } from '@workledger/projections/people/people.queries'
import { taskToTell } from '@workledger/projections/projects/projects.queries'
import type { MailContext } from '../kernel/mail-context'
import { dayIn, textsIn } from '../mail/language'
import { type Letter, type Mail, mail, type Recipient } from '../mail/mail'
import { projectTexts } from './projects.texts'

interface ProjectMailEvent {
  workspace: string
  data: { task_id: string; notify?: boolean | undefined; employee_id?: string | null | undefined }
  meta: { actor: string }
}

/** Mails about tasks, sent if the author chose `notify`. */
export const projectMails: readonly Mail[] = [
  mail({
    template: 'task-assigned',
    on: projectEvents.TaskAdded,
    recipients: theAssignee,
    letter: (event, reader, context) => letter(event, reader, context, 'assigned'),
  }),
  mail({
    template: 'task-changed',
    on: projectEvents.TaskChanged,
    recipients: theAssignee,
    letter: (event, reader, context) =>
      letter(event, reader, context, event.data.employee_id ? 'assigned' : 'changed'),
  }),
]

/** Returns the task's employee, unless they made the change. */
async function theAssignee(
  { workspace, data, meta }: ProjectMailEvent,
  context: MailContext,
): Promise<Recipient[]> {
  if (!data.notify) return []
  return context.ask(workspace, async (db) => {
    const task = await taskToTell(db, data.task_id)
    const person = task?.employee_id
      ? await employeeById(db, workspace, task.employee_id)
      : undefined
    const tells = person?.email && person.status === 'active' && person.user_id !== meta.actor

    return tells ? [{ person_id: person.id, to: person.email! }] : []
  })
}

/** Writes the letter from the present task; undefined if it is deleted or reassigned. */
async function letter(
  { workspace, data }: ProjectMailEvent,
  { person_id }: Recipient,
  context: MailContext,
  what: 'assigned' | 'changed',
): Promise<Letter | undefined> {
  const task = await context.ask(workspace, (db) => taskToTell(db, data.task_id))
  if (task?.employee_id !== person_id || task.title === null) return undefined
  const { name, locale } = await context.workspace(workspace)
  const texts = textsIn(projectTexts, locale)
  const { button, ...words } = texts[what](task.title)
  const given = (label: string, value: string | null): [string, string][] =>
    value ? [[label, value]] : []

  return {
    locale,
    ...words,
    facts: [
      [texts.project, task.project_name],
      [texts.status, task.status_name],
      ...given(texts.start, task.start_date && dayIn(locale, task.start_date)),
      ...given(texts.due, task.due_date && dayIn(locale, task.due_date)),
      ...given(texts.description, task.description),
    ],
    button: {
      label: button,
      url: context.url(
        `/projects/${task.project_id}/project_detail/task_detail?task=${data.task_id}`,
      ),
    },
    footer: texts.footer(name),
  }
}

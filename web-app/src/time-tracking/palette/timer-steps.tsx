import { useQuery } from '@tanstack/react-query'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { folded } from '@workledger/kit/i18n/folded'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { useMember } from '@workledger/kit/net/current'
import type { FoundChoices, PaletteStepProps, StepEntry } from '@workledger/kit/ui/palette-step'
import type { ReactNode } from 'react'
import { useTimer } from '../commands'
import { timerTexts } from '../messages'
import { useProjectsToBook } from '../projects'
import { ownTasks } from '../reads-of-timer'
import { useRunning } from '../running'
import { tagTexts } from '../tags/messages'
import { timerPaletteTexts } from './messages'
import { TagsOf } from './tags-of'

export { FavouriteStep } from './favourite-step'

/** A step about the running timer; it says so once there is none any more. */
function OfRunning({
  label,
  children,
  show,
}: {
  label: string
  children: PaletteStepProps['children']
  show: (running: TimeEntry, title: string) => ReactNode
}) {
  const [t, tk] = [useText(timerPaletteTexts), useText(kitTexts)]
  const running = useRunning()
  if (!running) return children({ label, groups: [], note: t('stopped') })

  return show(running, running.description || tk('timer.noDescription'))
}

export function ProjectStep({ typed, children }: PaletteStepProps) {
  const t = useText(timerTexts)
  const timer = useTimer()
  const { projects, more, loading, none } = useProjectsToBook(typed)
  const label = t('findProject')

  const found = (running: TimeEntry, title: string): FoundChoices => {
    const choice = (id: string | null, name: string, client?: string): StepEntry => ({
      id: id ?? 'none',
      label: name,
      icon: id ? 'projects' : 'close',
      note: client,
      checked: id === running.project_id,
      run: () => void (id !== running.project_id && timer.setProject(running, id)),
    })

    const entries = [
      ...(typed.trim() ? [] : [choice(null, t('noProject'))]),
      ...projects.map(({ id, name, client }) => choice(id, name, client.name)),
    ]

    const note = none
      ? t('noProjects')
      : !loading && projects.length === 0
        ? t('noSuchProject')
        : more > 0
          ? t('moreProjects', { count: more })
          : undefined

    return { label, groups: [{ title, entries }], ...(note && { note }) }
  }

  return (
    <OfRunning label={label} show={(running, title) => children(found(running, title))}>
      {children}
    </OfRunning>
  )
}

export function TaskStep({ typed, children }: PaletteStepProps) {
  const [t, tp] = [useText(timerTexts), useText(timerPaletteTexts)]
  const timer = useTimer()
  const read = useQuery(ownTasks(useMember().employee.id))
  const tasks = read.data?.data ?? []
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const label = tp('findTask')

  const found = (running: TimeEntry, title: string): FoundChoices => {
    const choice = (task: (typeof tasks)[number] | null): StepEntry => ({
      id: task?.id ?? 'none',
      label: task?.title ?? t('noTask'),
      icon: task ? 'checklists' : 'close',
      note: task?.project.name,
      checked: (task?.id ?? null) === running.task_id,
      run: () => {
        if ((task?.id ?? null) === running.task_id) return
        void timer.setTask(running, task?.id ?? null, task?.project_id)
      },
    })

    const fits = tasks.filter((task) => {
      const text = folded(`${task.title} ${task.project.name}`)
      return words.every((word) => text.includes(word))
    })

    const isHere = (task: (typeof tasks)[number]) => task.project_id === running.project_id
    const here = [...(words.length > 0 ? [] : [choice(null)]), ...fits.filter(isHere).map(choice)]
    const others = fits.filter((task) => !isHere(task)).map(choice)

    const groups = [
      { title, entries: here },
      { title: tp('otherProjects'), entries: others },
    ].filter(({ entries }) => entries.length > 0)

    const note = read.isPending
      ? undefined
      : tasks.length === 0
        ? tp('noTasks')
        : fits.length === 0
          ? tp('noSuchTask')
          : undefined

    return { label, groups, ...(note && { note }) }
  }

  return (
    <OfRunning label={label} show={(running, title) => children(found(running, title))}>
      {children}
    </OfRunning>
  )
}

export function TagsStep({ typed, children }: PaletteStepProps) {
  const t = useText(tagTexts)

  return (
    <OfRunning
      label={t('find')}
      show={(running, title) => (
        <TagsOf key={running.id} running={running} title={title} typed={typed}>
          {children}
        </TagsOf>
      )}
    >
      {children}
    </OfRunning>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import type { CallOf } from '@workledger/contracts/kernel/endpoint'
import {
  type TimeEntry,
  timeTrackingApi,
} from '@workledger/contracts/time-tracking/time-tracking.api'
import { addDays } from '@workledger/kit/i18n/calendar-days'
import { shownZone } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { serverNow } from '@workledger/kit/i18n/server-time'
import { toServer } from '@workledger/kit/i18n/zone-time'
import { ApiError, call, isLate, newKey } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { keyOf, query, useCommand } from '@workledger/kit/net/query'
import { session } from '@workledger/kit/net/session'
import { confirm } from '@workledger/kit/ui/confirm'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { ended, placeholderHour } from './entries'
import { hideEntry, keepEntries, pauseReads, showEntry, shownEntries } from './entry-cache'
import { actionOf, expected, isExpected, type Started } from './expected'
import { timerTexts } from './messages'
import type { Action } from './offline/outbox'
import { waitingOf } from './offline/waiting'

/** What a change of entries changes. */
export const changedByTimer = [
  timeTrackingApi.timeEntries,
  timeTrackingApi.runningTimer,
  auditApi.history,
] as const

/** Work as the bar and the rows describe it. */
export interface Work {
  description: string
  project_id: string | null
  task_id?: string | null
  /** Default: the project's setting. */
  billable?: boolean
  tags?: string[]
}

export const workOf = ({ description, project_id, task_id, billable, tags }: TimeEntry): Work => ({
  description,
  project_id,
  task_id,
  billable: billable === 1,
  ...(tags.length > 0 && { tags }),
})

const projectOf = ({ project_name }: TimeEntry): Started['project'] =>
  project_name === null ? null : { name: project_name }

/** What becomes of the time in which a person was away; instants of the server. */
export interface AwayEnd {
  from: string
  to: string
  other?: Work
  /** The known part of the other work's project. */
  project?: Started['project']
  goOn: boolean
}

interface Start {
  from: 'bar' | 'row'
  at?: string | undefined
  /** The known part, shown until the server answers. */
  project: Started['project']
}

/** The entry in the making: commands on it wait for its answer. */
let making: { id: string; sent: Promise<TimeEntry> } | null = null

const real = (entry: TimeEntry) => (making?.id === entry.id ? making.sent : Promise.resolve(entry))

/** Changes in progress, by entry: the next one builds on the answer of the one before. */
const changing = new Map<string, Promise<TimeEntry>>()

function inTurn(
  entry: TimeEntry,
  send: (now: TimeEntry) => Promise<TimeEntry>,
): Promise<TimeEntry> {
  const before = changing.get(entry.id)?.catch(() => entry) ?? Promise.resolve(entry)
  const sent = before.then((known) => send(known.revision >= entry.revision ? known : entry))
  changing.set(entry.id, sent)

  const leave = () => {
    if (changing.get(entry.id) === sent) changing.delete(entry.id)
  }

  sent.then(leave, leave)

  return sent
}

type Change = NonNullable<CallOf<typeof timeTrackingApi.changeTimeEntry>['body']>

const useCommands = () => ({
  startCommand: useCommand(timeTrackingApi.startTimer),
  stopCommand: useCommand(timeTrackingApi.stopTimer),
  addCommand: useCommand(timeTrackingApi.addTimeEntry),
  changeCommand: useCommand(timeTrackingApi.changeTimeEntry),
  deleteCommand: useCommand(timeTrackingApi.deleteTimeEntry),
})

/**
 * All commands of the timer and its entries. Each resolves with the entry, or null if it was not
 * done.
 */
export function useTimer() {
  const t = useText(timerTexts)
  const client = useQueryClient()
  const { workspace, employee, settings } = useMember()
  const { startCommand, stopCommand, addCommand, changeCommand, deleteCommand } = useCommands()
  const required = settings?.timer_desc_required ?? false
  const params = { ws: workspace.id }

  /** No command waits for the lists: they show the answer at once and refresh in the background. */
  const refresh = () => {
    for (const each of changedByTimer) void client.invalidateQueries({ queryKey: keyOf(each) })
  }

  const shown = async (sent: Promise<{ data: TimeEntry }>) => {
    const { data } = await sent
    if (!isLate(data)) showEntry(client, data)
    refresh()

    return data
  }

  /** A fault without a field is shown in a toast. */
  const orToast = async <T>(doing: Promise<T>): Promise<T | null> => {
    try {
      return await doing
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toastError(error)
      return null
    }
  }

  /**
   * Sends a command. Without a connection the device keeps it, counted from now, and everything
   * pressed after it. A sign-in as another person keeps nothing.
   */
  const orKeep = async (
    send: () => Promise<{ data: TimeEntry }>,
    keep: (tried: boolean) => Promise<TimeEntry>,
  ) => {
    const isOwn = session.get().own === null
    let tried = false

    if (!isOwn || (navigator.onLine && waitingOf(employee.id).waiting === 0)) {
      try {
        return await send()
      } catch (error) {
        if (!isOwn || !(error instanceof ApiError && error.status === 0)) throw error
        tried = true
      }
    }

    return { data: await keep(tried) }
  }

  /** Keeps an action on disk; refuses if the browser cannot, or keeps as many as one request takes. */
  const keepAction = async (action: Action, shown: TimeEntry, tried: boolean) => {
    const label = shown.description

    const fits = await import('./offline/outbox')
      .then(({ keep }) => keep({ employee: employee.id, action, label, shown, tried }))
      .catch(() => {
        throw refusal(kitTexts.t('offlineShort'))
      })

    if (!fits) throw refusal(t('kept.full'))

    return shown
  }

  /** Shows a command's effect before its answer, and restores everything after a refusal. */
  const atOnce = async (coming: TimeEntry, send: () => Promise<{ data: TimeEntry }>) => {
    await pauseReads(client)
    const putBack = keepEntries(client)
    showEntry(client, coming)

    try {
      const sent = send()

      if (isExpected(coming)) {
        making = {
          id: coming.id,
          sent: sent.then(({ data }) => (isLate(data) ? coming : data)),
        }
        // Reported here; callers that wait for it get the error too.
        making.sent.catch(() => {})
      }

      const { data } = await sent
      if (isLate(data)) return coming
      if (data.id !== coming.id) hideEntry(client, coming.id)
      showEntry(client, data)

      return data
    } catch (error) {
      putBack()
      throw error
    } finally {
      refresh()
    }
  }

  /**
   * Throws refusals in the words of the starting place: the header's bar also names the project.
   */
  const start = async (work: Work, { from, at, project }: Start) => {
    const description = work.description.trim()

    if (required && from === 'bar' && !(description && work.project_id))
      throw refusal(t('needsBoth'))

    if (required && !description) throw refusal(t('needsDescription'))

    if (
      !description &&
      !(await confirm({ title: t('confirm.title'), action: t('confirm.action') }))
    )
      return null

    const body = { ...work, description, employee_id: employee.id, ...(at ? { start: at } : {}) }

    const coming = expected({
      ...work,
      description,
      start: at,
      employee: employee.id,
      project,
    })

    // A row starts again by the call that only requires a description.
    const send = () =>
      from === 'row'
        ? addCommand.send({ params, body: { ...body, start: coming.start } })
        : startCommand.send({ params, body })

    const { employee_id: _, start: typed, ...described } = { start: undefined, ...body }
    const pressed: Action = {
      ...described,
      kind: 'start',
      id: actionOf(coming),
      pressed_at: toServer(serverNow()),
      again: from === 'row',
      ...(typed ? { start: typed } : {}),
    }

    const keep = (tried: boolean) => keepAction(pressed, coming, tried)
    const entry = await atOnce(coming, () => orKeep(send, keep))
    toast(t('started'))

    return entry
  }

  /** Keeps a change of the work of an entry, as the person sees it on this device. */
  const keepChange = async (known: TimeEntry, update: Change, tried: boolean) => {
    const { changeToKeep } = await import('./offline/keep-change').catch(() => {
      throw refusal(kitTexts.t('offlineShort'))
    })

    const { action, coming } = await changeToKeep(client, employee.id, known, update)
    await keepAction(action, coming, tried)
    if (making?.id === coming.id) making.sent = Promise.resolve(coming)

    return coming
  }

  const change = async (entry: TimeEntry, update: Change, text: string = t('updated')) => {
    const known = await real(entry)
    const timed = update.start !== undefined || update.end !== undefined
    const isKept = isExpected(known)
    if (isKept && timed) throw refusal(t('kept.times'))

    const changed = await inTurn(known, (now) => {
      const keep = (tried: boolean) => keepChange(now, update, tried)
      const send = () =>
        changeCommand.send({ params: { ...params, id: now.id }, body: update, shown: now })

      if (isKept) return keep(false)

      return shown(timed || now.employee_id !== employee.id ? send() : orKeep(send, keep))
    })

    if (isKept) showEntry(client, changed)
    else toast(text)

    return changed
  }

  /** Adds an entry. Without a connection the device keeps it, if it has an end. */
  const add = async (
    { start, end, ...work }: Work & { start: string; end: string | null },
    { text, project }: { text?: string; project?: Started['project'] } = {},
  ) => {
    const body = { ...work, start, end, employee_id: employee.id }
    const send = () => addCommand.send({ params, body })

    if (end === null) {
      const entry = await shown(send())
      if (text) toast(text)
      return entry
    }

    const coming = ended(expected({ ...work, start, employee: employee.id, project }), end)
    const pressed_at = toServer(serverNow())
    const added: Action = { ...work, kind: 'add', id: actionOf(coming), pressed_at, start, end }
    const keep = (tried: boolean) => keepAction(added, coming, tried)
    const entry = await atOnce(coming, () => orKeep(send, keep))
    if (text) toast(text)

    return entry
  }

  const addAgain = (entry: TimeEntry, text?: string) =>
    add(
      { ...workOf(entry), start: entry.start, end: entry.end },
      { project: projectOf(entry), ...(text && { text }) },
    )

  const addHour = async (day: string) => {
    // Entries hidden by a filter, on another page or from the day before take time too.
    const asked = { employee_id: employee.id, from: addDays(day, -1), to: day, per_page: 100 }

    const read = query(timeTrackingApi.timeEntries, { params, query: asked })

    const now = { ...read, staleTime: 0, networkMode: 'always', retry: false } as const

    const { data } = await client.fetchQuery(now).catch((error) => {
      // Without a connection, what is shown has to do; overlaps are no refusal.
      if (!(error instanceof ApiError && error.status === 0)) throw error
      return { data: shownEntries(client) }
    })

    const free = placeholderHour(shownZone(), day, data, serverNow())
    if (!free) throw refusal(t('noFreeHour'))

    return add(
      {
        description: '',
        project_id: null,
        billable: false,
        start: toServer(free.start),
        end: toServer(free.end),
      },
      { text: t('dummy') },
    )
  }

  /** Returns the server's entry of a kept start that went out since the screen showed it. */
  const sentMeanwhile = async (entry: TimeEntry) => {
    if (!isExpected(entry)) return entry
    const query = { employee_id: employee.id }
    const { data } = await call(timeTrackingApi.runningTimer, { params, query })

    return data ?? entry
  }

  /** `at`: an earlier instant that the person chose; without it, now. */
  const stop = async (shownRunning: TimeEntry, at?: string) => {
    const running = await real(shownRunning)

    const pressed_at = at ?? toServer(serverNow())

    const send = async (now: TimeEntry) => {
      const shown = await sentMeanwhile(now)
      const body = at ? { end: at } : {}

      return stopCommand.send({ params: { ...params, id: shown.id }, body, shown })
    }

    const of = isExpected(running) ? { action_id: actionOf(running) } : { entry_id: running.id }
    const pressed: Action = { kind: 'stop', id: newKey(), pressed_at, ...of }

    // A change of its work may still be in progress.
    const stopIt = async (now: TimeEntry) => {
      const keep = (tried: boolean) => keepAction(pressed, ended(now, pressed_at), tried)
      return (await orKeep(() => send(now), keep)).data
    }

    const entry = await atOnce(ended(running, pressed_at), () =>
      inTurn(running, stopIt).then((data) => ({ data })),
    )

    toast(t('updated'))

    return entry
  }

  const remove = async (shownEntry: TimeEntry) => {
    const entry = await real(shownEntry)
    hideEntry(client, entry.id)

    if (isExpected(entry)) {
      const { forgetEntry } = await import('./offline/outbox')
      await forgetEntry(employee.id, actionOf(entry))
      return toast(t('deleted'))
    }

    try {
      await deleteCommand.send({ params: { ...params, id: entry.id } })
      refresh()
    } catch (error) {
      showEntry(client, entry)
      throw error
    }

    // The log keeps the deletion; Undo adds the same work again, still running if it ran.
    const again = () => void orToast(addAgain(entry))
    toast({ text: t('deleted'), undo: again })
  }

  /**
   * Ends the running entry when the person left. `other`: what the time away was, an entry of its
   * own, added first: its refusal changes nothing. `goOn`: the same work starts again at the return.
   */
  const endAway = async (running: TimeEntry, { from, to, other, project, goOn }: AwayEnd) => {
    if (other) await add({ ...other, start: from, end: to }, { project })
    await stop(running, from)
    if (goOn) await start(workOf(running), { from: 'row', at: to, project: projectOf(running) })

    return running
  }

  return {
    required,
    busy: startCommand.busy || addCommand.busy || stopCommand.busy,
    start,
    change,
    stop: (entry: TimeEntry) => orToast(stop(entry)),
    startKnown: (work: Work, project: Started['project']) =>
      orToast(start(work, { from: 'bar', project })),
    resume: (entry: TimeEntry) =>
      orToast(start(workOf(entry), { from: 'row', project: projectOf(entry) })),
    endAway,
    duplicate: (entry: TimeEntry) => orToast(addAgain(entry, t('duplicated'))),
    addHour: (day: string) => orToast(addHour(day)),
    toggleBillable: (entry: TimeEntry) =>
      orToast(
        change(
          entry,
          { billable: entry.billable === 0 },
          t(entry.billable ? 'unmarked' : 'marked'),
        ),
      ),
    setProject: (entry: TimeEntry, project_id: string | null) =>
      orToast(change(entry, { project_id })),
    setTask: (entry: TimeEntry, task_id: string | null, project_id = entry.project_id) =>
      orToast(change(entry, { ...(project_id !== entry.project_id && { project_id }), task_id })),
    setTags: (entry: TimeEntry, tags: string[]) => orToast(change(entry, { tags })),
    remove: (entry: TimeEntry) => orToast(remove(entry)),
  }
}

export type Timer = ReturnType<typeof useTimer>

const refusal = (message: string) => new ApiError(422, 'timer.refused', message)

import type { QueryClient } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { announcementsApi } from '@workledger/contracts/operations/announcements.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { timeTagsApi } from '@workledger/contracts/time-tracking/time-tags.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { timerFavouritesApi } from '@workledger/contracts/time-tracking/timer-favourites.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { renewPush } from '@workledger/kit/areas/notices/browser-push'
import { keyOf, query } from '@workledger/kit/net/query'
import { forgetKept, isControlled, KEPT_READS, keepParts } from '@workledger/kit/net/service-worker'
import { session } from '@workledger/kit/net/session'
import { readsOfTimer } from './time-tracking/reads-of-timer'

/** Reads that a device may answer; the worker's kept-part.ts decides. */
const kept = [
  accessApi.me,
  workspacesApi.workspaces,
  workspacesApi.workspace,
  workspacesApi.settings,
  peopleApi.employeeMe,
  timeTrackingApi.timeEntries,
  timeTrackingApi.runningTimer,
  timeTagsApi.timeTags,
  timerFavouritesApi.timerFavourites,
  projectsApi.projects,
  projectsApi.project,
  tasksApi.employeeTasks,
  attendanceApi.currentAttendance,
]

/**
 * Registers the service worker, which opens the app without a connection, and reads what the timer
 * needs then. Browsers have workers on pages with HTTPS only; an operator may turn it off.
 */
export async function startOffline(client: QueryClient, ws: string, employee: string) {
  if (!('serviceWorker' in navigator) || !(await register())) return
  await navigator.serviceWorker.ready
  if (!isControlled()) await controlled()
  followSession()
  keepParts(performance.getEntriesByType('resource').map(({ name }) => name))

  // Without a connection the device answers; other reads wait for one.
  for (const each of kept)
    client.setQueryDefaults(keyOf(each), { networkMode: 'always', refetchOnReconnect: true })

  await readAhead(client, ws, employee)
  await renewPush(ws, employee)
}

async function register(): Promise<boolean> {
  if (isControlled()) return true
  const { ok, headers } = await fetch('/sw.js', { method: 'HEAD' })
  if (!ok || headers.get('x-offline') === 'off') return false
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })

  return true
}

const controlled = () =>
  new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    if (isControlled()) resolve()
  })

let follows = false

/** The next person finds nothing: the worker forgets when a session ends in any way. */
function followSession() {
  if (follows) return
  follows = true
  let visit = session.visit()

  session.subscribe(() => {
    if (session.visit() === visit) return
    visit = session.visit()
    forgetKept()
    void caches.delete(KEPT_READS)
    localStorage.removeItem(KEY)
  })
}

const KEY = 'workledger.read_ahead'

/** Milliseconds for which reads made ahead are new enough. */
const NEW_ENOUGH = 900_000

async function readAhead(client: QueryClient, ws: string, employee: string) {
  const of = `${employee} `
  const last = (await caches.has(KEPT_READS)) ? (localStorage.getItem(KEY) ?? '') : ''
  const age = Date.now() - Number(last.slice(of.length))
  if (!navigator.onLine || (last.startsWith(of) && age < NEW_ENOUGH)) return
  localStorage.setItem(KEY, of + Date.now())

  // In one call, whose answers begin with who the person is.
  await Promise.all(
    [...readsOfShell(ws, employee), ...readsOfTimer(ws, employee)].map((each) =>
      client.prefetchQuery({ ...each, staleTime: 0 } as Parameters<typeof client.prefetchQuery>[0]),
    ),
  )
}

const readsOfShell = (ws: string, employee: string) => [
  query(accessApi.me),
  query(workspacesApi.workspaces),
  query(announcementsApi.announcements),
  query(workspacesApi.workspace, { params: { ws } }),
  query(workspacesApi.settings, { params: { ws } }),
  query(peopleApi.employeeMe, { params: { ws } }),
  query(attendanceApi.currentAttendance, { params: { id: employee } }),
  query(timerFavouritesApi.timerFavourites, { params: { ws } }),
]

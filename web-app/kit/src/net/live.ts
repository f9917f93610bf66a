import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Changed } from '@workledger/contracts/kernel/live'
import { livePath, MOST_AGE } from '@workledger/contracts/kernel/live-path'
import type { EmployeesNow } from '@workledger/contracts/people/live-view'
import type { TimeEntryUpdated } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useEffect } from 'react'
import { firstPosition } from './first-position'
import { forgetFirstReads } from './first-reads'
import { readAgain } from './read-again'
import { useSession } from './session'
import { whenIdle } from './when-idle'

/** Messages that the server sends by itself. */
export interface LiveEvents {
  changed: Changed
  TimeEntryUpdated: TimeEntryUpdated
  EmployeesNow: EmployeesNow
}

type Listener<K extends keyof LiveEvents> = (message: LiveEvents[K]) => void

const listeners: { [K in keyof LiveEvents]: Set<Listener<K>> } = {
  changed: new Set(),
  TimeEntryUpdated: new Set(),
  EmployeesNow: new Set(),
}

/** Listens to one kind of message; returns a function that stops it. */
export function onLive<K extends keyof LiveEvents>(kind: K, listener: Listener<K>): () => void {
  listeners[kind].add(listener as never)
  return () => listeners[kind].delete(listener as never)
}

const tell = <K extends keyof LiveEvents>(kind: K, message: LiveEvents[K]) => {
  for (const listener of listeners[kind]) (listener as Listener<K>)(message)
}

/**
 * Keeps the live channel open while a person is signed in to a workspace. The socket loads once the
 * page is idle, so it never delays the first picture. After a gap, everything on screen is
 * refreshed.
 */
export function useLive() {
  const { token, workspace } = useSession()
  const client = useQueryClient()

  useEffect(() => {
    if (!token || !workspace) return
    let close: (() => void) | undefined
    let ended = false

    const stop = whenIdle(async () => {
      const { io } = await import('socket.io-client')
      if (ended) return
      let connected = false
      const auth = (say: (data: object) => void) =>
        say({ token, workspace, ...(connected ? {} : unknownSince()) })

      const socket = io({
        path: livePath,
        auth,
        transports: ['websocket', 'polling'],
        reconnectionDelayMax: 15_000,
      })

      socket.on('connect', () => {
        if (connected) void client.invalidateQueries()
        connected = true
      })

      socket.on('changed', (message: LiveEvents['changed']) => {
        forgetFirstReads()
        refresh(client, message.resources)
        tell('changed', message)
      })

      socket.on('TimeEntryUpdated', (message: LiveEvents['TimeEntryUpdated']) =>
        tell('TimeEntryUpdated', message),
      )
      socket.on('EmployeesNow', (message: LiveEvents['EmployeesNow']) =>
        tell('EmployeesNow', message),
      )
      close = () => socket.close()
    })

    return () => {
      ended = true
      stop()
      close?.()
    }
  }, [token, workspace, client])
}

/**
 * What the page cannot know when it opens the channel the first time: the changes after its first
 * answer. Without a position, those since the page began, plus some seconds for the way there.
 */
function unknownSince() {
  const since = firstPosition()
  return since === undefined
    ? { age: Math.min(MOST_AGE, Math.round(performance.now()) + 3_000) }
    : { since }
}

/**
 * Refreshes resources. A resource is an area or one of its lists (`leave`, `leaves`); the whole
 * area is read, because its figures depend on each other.
 */
export function refresh(client: QueryClient, resources: readonly string[]) {
  const areas = new Set(resources)

  for (const { queryKey } of client.getQueryCache().getAll()) {
    if (resources.includes(String(queryKey[1]))) areas.add(String(queryKey[0]))
  }

  void readAgain(client, { predicate: ({ queryKey }) => areas.has(String(queryKey[0])) })
}

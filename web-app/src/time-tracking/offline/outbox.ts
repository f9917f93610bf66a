import type { CallOf } from '@workledger/contracts/kernel/endpoint'
import { OFFLINE_MOST } from '@workledger/contracts/time-tracking/offline'
import type { offlineActionsApi } from '@workledger/contracts/time-tracking/offline-actions.api'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { type DBSchema, openDB } from 'idb'
import { setWaiting } from './waiting'

export type Action = CallOf<typeof offlineActionsApi.sendOfflineActions>['body']['actions'][number]

/** An action that waits on this device until the server has it. */
export interface Kept {
  /** Order of the presses. */
  readonly seq: number
  readonly employee: string
  readonly action: Action
  /** The work's description, for the list of waiting actions. */
  readonly label: string
  /** The entry after the action, shown until the server has it. Older versions did not keep it. */
  readonly shown?: TimeEntry
  /** It was sent alone before, and its answer was lost: the server may have done it. */
  readonly tried: boolean
  /** Why the server refused it; the person decides. */
  readonly refusal: string | null
  /** The entry on the server, if it changed there after the person saw it. */
  readonly now?: TimeEntry
}

interface Schema extends DBSchema {
  actions: { key: number; value: Omit<Kept, 'seq'> & { seq?: number } }
}

const open = () =>
  openDB<Schema>('workledger-timer', 1, {
    upgrade: (db) => void db.createObjectStore('actions', { keyPath: 'seq', autoIncrement: true }),
  })

let opened: ReturnType<typeof open> | undefined

const store = () => {
  opened ??= open()
  return opened
}

/** Returns the actions of an employee in the order of their presses. */
export async function keptOf(employee: string): Promise<Kept[]> {
  const all = await (await store()).getAll('actions')
  return (all as Kept[]).filter((kept) => kept.employee === employee)
}

async function count(employee: string) {
  const all = await keptOf(employee)
  const refused = all.filter(({ refusal }) => refusal !== null).length
  setWaiting(employee, { waiting: all.length - refused, refused })
}

/** Keeps an action; resolves once it is on disk. Returns false if no more fit into one request. */
export async function keep(kept: Omit<Kept, 'seq' | 'refusal'>): Promise<boolean> {
  if ((await keptOf(kept.employee)).length >= OFFLINE_MOST) return false
  await (await store()).add('actions', { ...kept, refusal: null })
  await count(kept.employee)

  return true
}

/** Removes actions that the server has, or that the person discards. */
export async function forget(employee: string, gone: readonly Kept[]): Promise<void> {
  const writing = (await store()).transaction('actions', 'readwrite')
  for (const { seq } of gone) void writing.store.delete(seq)
  await writing.done
  await count(employee)
}

/** Replaces actions as they are now. */
export async function replace(employee: string, changed: readonly Kept[]): Promise<void> {
  const writing = (await store()).transaction('actions', 'readwrite')
  for (const kept of changed) void writing.store.put(kept)
  await writing.done
  await count(employee)
}

/** Removes everything about the entry that an action makes. */
export async function forgetEntry(employee: string, action: string): Promise<void> {
  const isAbout = ({ action: each }: Kept) =>
    each.id === action || ('action_id' in each && each.action_id === action)
  await forget(employee, (await keptOf(employee)).filter(isAbout))
}

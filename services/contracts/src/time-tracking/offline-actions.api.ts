import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import { bool, clearable, id, instant, one, wordedShape } from '../kernel/shapes'
import { OFFLINE_MOST } from './offline'
import { timeEntry, timeTrackingDetails } from './time-tracking.api'

/** Every action has its own id, made by the device, and the instant when the person pressed it. */
const pressed = { id: id(), pressed_at: instant('field.time') }

/**
 * What the person saw of the entry: its revision, or the action of this device that changed it
 * last. A change of an entry that changed elsewhere since is a conflict.
 */
const seen = { revision: z.int().nonnegative().optional(), after: id().optional() }

/** An entry, or that of an earlier action by the id of the action that started or added it. */
const ofEntry = { entry_id: id().optional(), action_id: id().optional() }

const offlineAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('start'),
    ...pressed,
    ...timeTrackingDetails,
    /** Earlier than pressed, if the person typed it. */
    start: clearable(instant('field.time')),
    /** Started again from an earlier entry; then a description is enough. */
    again: bool().optional(),
  }),
  z.object({
    kind: z.literal('add'),
    ...pressed,
    ...timeTrackingDetails,
    start: instant('field.time'),
    end: instant('field.time'),
  }),
  /** Names the entry, or the action that started it. */
  z.object({ kind: z.literal('stop'), ...pressed, ...ofEntry }),
  /** Names the entry with its revision that was seen, or the action that made it. */
  z.object({
    kind: z.literal('change'),
    ...pressed,
    ...ofEntry,
    ...seen,
    ...timeTrackingDetails,
  }),
  /** Time without input that the person kept. Other devices do not ask about it again. */
  z.object({
    kind: z.literal('keep_idle'),
    ...pressed,
    ...ofEntry,
    from: instant('field.time'),
    to: instant('field.time'),
  }),
])

const offlineActionsBody = z.object({
  actions: z.array(offlineAction).min(1).max(OFFLINE_MOST, { error: 'field.most_entries' }),
})

/** What became of one action. */
const offlineOutcome = z.object({
  id: id(),
  outcome: z.enum(['done', 'conflict']),
  /**
   * Null for an entry that was deleted since. Of a conflict the entry as it is, if it changed
   * elsewhere; else null.
   */
  entry: timeEntry.nullable(),
  /** Why it was not carried out. */
  conflict: z.object(wordedShape).nullable(),
})

export type OfflineOutcome = z.output<typeof offlineOutcome>

/** Apart from the timer's calls, which each page of the web app loads at first. */
export const offlineActionsApi = area('time-tracking', {
  sendOfflineActions: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/time_entries/offline_actions',
    who: 'member',
    summary: 'Carry out own actions that a device kept offline: in order, each id once',
    params: workspaceParams,
    body: offlineActionsBody,
    response: one(z.array(offlineOutcome)),
  }),
})

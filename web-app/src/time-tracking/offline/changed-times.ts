import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { dayOf } from '@workledger/kit/i18n/zone-time'
import { ended } from '../entries'
import type { Action, Kept } from './outbox'

/** Times of what an action makes, as instants of the server; null if it has none to change. */
export interface KeptTimes {
  readonly start: string | null
  readonly end: string | null
}

const isAbout = ({ action }: Kept, id: string) => 'action_id' in action && action.action_id === id

const stopOf = (kept: Kept, all: readonly Kept[]) =>
  all.find((each) => each.action.kind === 'stop' && isAbout(each, kept.action.id))

/** Returns the times that a person can change; a stop that goes with its start is part of it. */
export function timesOf(kept: Kept, all: readonly Kept[]): KeptTimes {
  const { action } = kept

  switch (action.kind) {
    case 'start':
      return {
        start: String(action.start || action.pressed_at),
        end: (stopOf(kept, all)?.action.pressed_at as string | undefined) ?? null,
      }
    case 'add':
      return { start: String(action.start), end: String(action.end) }
    case 'stop':
      return { start: null, end: String(action.pressed_at) }
    case 'change':
    case 'keep_idle':
      return { start: null, end: null }
    default:
      return action satisfies never
  }
}

/**
 * Returns an action and those that go with it with other times, to be sent again. The person
 * presses now; a stop counts when it says, as always.
 */
export function withTimes(
  kept: Kept,
  all: readonly Kept[],
  { start, end }: KeptTimes,
  now: string,
): Kept[] {
  const stop = kept.action.kind === 'stop' ? kept : stopOf(kept, all)

  const actionOf = (each: Kept): Action => {
    const { action } = each
    if (each === stop && end) return { ...action, pressed_at: end } as Action
    const at = { pressed_at: String(action.pressed_at) < now ? action.pressed_at : now }
    if (each !== kept || !start) return { ...action, ...at } as Action

    return { ...action, pressed_at: now, start, ...(action.kind === 'add' && { end }) } as Action
  }

  const shownOf = (shown: TimeEntry): TimeEntry => {
    const moved = start ? { ...shown, start, day: dayOf(start, shown.zone) } : shown
    return moved.end !== null && end ? ended(moved, end) : moved
  }

  return all
    .filter((each) => each === kept || isAbout(each, kept.action.id))
    .map((each) => ({
      ...each,
      action: actionOf(each),
      refusal: null,
      ...(each.shown && { shown: shownOf(each.shown) }),
    }))
}

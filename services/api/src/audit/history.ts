import type { Decider } from '@workledger/domain/kernel/decider'
import type { Event } from '@workledger/event-store/port'

export interface Change {
  field: string
  from: unknown
  to: unknown
}
const MOST_CHANGES = 200

/**
 * What each event changed in the state that the domain's own evolve folds: fields by path, old → new. With `subject`
 * (a leave in its ledger, an entry of a pay run) only events that name it, and only its part of the state.
 */
export function history(
  decider: Decider<any, any, any>,
  events: readonly Event[],
  subject?: string,
): { steps: { event: Event; changes: Change[] }[]; state: unknown } {
  let state = decider.initial
  const steps: { event: Event; changes: Change[] }[] = []
  for (const event of events) {
    const next = decider.evolve(state, event)
    if (!subject || JSON.stringify(event.data).includes(subject))
      steps.push({ event, changes: differences(part(state, subject), part(next, subject)) })
    state = next
  }
  return { steps, state: part(state, subject) }
}

/** The part of a state that stands under a key, wherever that is. */
function part(state: unknown, subject: string | undefined): unknown {
  if (!subject || typeof state !== 'object' || state === null) return state
  if (subject in state) return (state as Record<string, unknown>)[subject]
  for (const value of Object.values(state)) {
    const found = typeof value === 'object' && value !== null && !Array.isArray(value) ? part(value, subject) : undefined
    if (found !== undefined && found !== value) return found
  }
  return undefined
}

function differences(before: unknown, after: unknown): Change[] {
  const [old, now] = [flat(before), flat(after)]
  const fields = [...new Set([...old.keys(), ...now.keys()])]
  return fields
    .filter((field) => JSON.stringify(old.get(field) ?? null) !== JSON.stringify(now.get(field) ?? null))
    .slice(0, MOST_CHANGES)
    .map((field) => ({ field, from: old.get(field) ?? null, to: now.get(field) ?? null }))
}

function flat(value: unknown, path = '', into = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    for (const [key, inner] of Object.entries(value)) flat(inner, path ? `${path}.${key}` : key, into)
  else if (value !== undefined) into.set(path, value)
  return into
}

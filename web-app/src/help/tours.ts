import { useSyncExternalStore } from 'react'
import { builtPages } from '../kit/shell/pages'

const topics = [
  { id: 'employee', to: '/admin/employees' },
  { id: 'project', to: '/projects' },
  { id: 'client', to: '/admin/clients' },
  { id: 'event', to: '/admin/events' },
] as const
export type Topic = (typeof topics)[number]['id']
/** Tours through pages that are there. */
export const tours = topics.filter(({ to }) => builtPages.has(to))

const form = '[role=dialog] form'
/** Where each step points. */
export const steps = [
  { id: 'add', at: '[data-tour=add]' },
  { id: 'dialog', at: '[role=dialog] .MuiDialog-paper, .MuiDialog-paper[role=dialog]' },
  { id: 'form', at: `${form} input` },
  { id: 'submit', at: `${form} [type=submit], form[role=dialog] [type=submit]` },
] as const

export interface Tour {
  topic: Topic
  step: number
}
let now: Tour | null = null
const listeners = new Set<() => void>()
/** Begins a tour, takes it on, or ends it with null. */
export function setTour(tour: Tour | null) {
  now = tour
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useTour = () => useSyncExternalStore(subscribe, () => now)

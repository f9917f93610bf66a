import { builtPages } from '@workledger/kit/ui/pages'
import { useSyncExternalStore } from 'react'

const topics = [
  { id: 'employee', to: '/admin/employees', page: '/admin/employees' },
  { id: 'project', to: '/projects', page: '/projects' },
  { id: 'client', to: '/admin/clients', page: '/admin/clients' },
  { id: 'event', to: '/admin/events', page: '/admin/events' },
  { id: 'office', to: '/admin/general?tab=offices', page: '/admin/general' },
] as const

export type Topic = (typeof topics)[number]['id']

/** Tours through existing pages. */
export const tours = topics.filter(({ page }) => builtPages.has(page))

/** Returns the employee's option that stores how a tour ended: `done` or `skipped`. */
export const tourOption = (topic: Topic) => `tour_${topic}`

/** `saved` is no step of its own: it is the state after the record was really added. */
export const steps = ['add', 'dialog', 'form', 'submit'] as const

export type Step = (typeof steps)[number] | 'saved'

export const dialogForm = () =>
  document.querySelector<HTMLFormElement>('[role=dialog] form, form[role=dialog]')

const seen = (element: HTMLElement) => element.getClientRects().length > 0

const first = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll<HTMLElement>(selector)].find(seen)

/** Each step's target; in the form, the first required empty field. */
export const targets: Record<Exclude<Step, 'saved'>, () => HTMLElement | undefined> = {
  add: () => first('[data-tour=add]'),
  dialog: () => first('.MuiDialog-paper'),
  form: () => {
    const form = dialogForm()
    if (!form) return undefined
    const needed = [
      ...form.querySelectorAll<HTMLInputElement>('input[required], textarea[required]'),
    ].filter(seen)

    return needed.find(({ value }) => value.trim() === '') ?? first('[type=submit]', form)
  },
  submit: () => first('[type=submit]', dialogForm() ?? document.createElement('form')),
}

export interface Tour {
  topic: Topic
  step: Step
}

let now: Tour | null = null
const listeners = new Set<() => void>()

/** Begins a tour, continues it, or ends it with null. */
export function setTour(tour: Tour | null) {
  now = tour
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTour = () => useSyncExternalStore(subscribe, () => now)

import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { IconName } from './icon'

export interface Action {
  id: string
  label: string
  run: () => void
  /** `j`, `?`, `mod+k`, or one after the other: `g r`. Without keys it is in the palette only. */
  keys?: string
  /** Heading in the list of shortcuts; the page's name. */
  group?: string
  icon?: IconName
  /** Offered in the palette; true unless said. */
  palette?: boolean
}

let actions: readonly Action[] = []
const listeners = new Set<() => void>()

const publish = (next: readonly Action[]) => {
  actions = next
  for (const listener of listeners) listener()
}

/**
 * What can be done on the page of the moment: found in the palette, listed under `?`, run by its
 * keys.
 */
export function useActions(own: readonly Action[]) {
  const latest = useRef(own)
  latest.current = own
  const shape = own
    .map(({ id, label, keys, group }) => `${id}|${label}|${keys}|${group}`)
    .join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: registered anew when what is offered changes, not with each render
  useEffect(() => {
    // `run` is looked up when it is needed, so the page may close over fresh state without
    // registering again.
    const stable = latest.current.map((action) => ({
      ...action,
      run: () => latest.current.find(({ id }) => id === action.id)?.run(),
    }))

    publish([...actions, ...stable])
    return () => publish(actions.filter((action) => !stable.includes(action)))
  }, [shape])
}

export const useKnownActions = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => actions,
  )

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role=menu], [role=listbox]') !== null)

const dialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** Listens for every action's keys; installed once, by the shell. */
export function useKeyboard() {
  useEffect(() => {
    let first = ''
    let forget: ReturnType<typeof setTimeout> | undefined

    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey) return
      const mod = event.ctrlKey || event.metaKey
      const key = `${mod ? 'mod+' : ''}${event.key.toLowerCase()}`
      // In a field this takes back what was typed there.
      if (key === 'mod+z' && (event.shiftKey || typing(event.target))) return
      if (!mod && (typing(event.target) || dialogOpen())) return
      const sequence = first ? `${first} ${key}` : key
      // The latest wins, so that a page's own key goes before the shell's.
      const found =
        actions.findLast((action) => action.keys === sequence) ??
        actions.findLast((action) => action.keys === key)
      clearTimeout(forget)
      first = ''

      if (found) {
        event.preventDefault()
        found.run()
      } else if (actions.some((action) => action.keys?.startsWith(`${key} `))) {
        first = key
        forget = setTimeout(() => {
          first = ''
        }, 1200)
      }
    }

    window.addEventListener('keydown', press)

    return () => {
      window.removeEventListener('keydown', press)
      clearTimeout(forget)
    }
  }, [])
}

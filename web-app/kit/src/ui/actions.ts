import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { IconName } from './icon'
import type { PaletteStep } from './palette-step'

export interface Action {
  id: string
  label: string
  run?: (() => void) | undefined
  /** `j`, `?`, `mod+k`, or a sequence: `g r`. Without keys it is only in the palette. */
  keys?: string
  /** A second key for the same action. */
  alias?: string
  /** Heading in the list of shortcuts; the page's name. */
  group?: string
  icon?: IconName
  /** Offered in the palette; default true. */
  palette?: boolean
  /** Choices in a second step of the palette, instead of `run`. */
  step?: () => Promise<{ default: PaletteStep }>
}

let actions: readonly Action[] = []
const listeners = new Set<() => void>()

const publish = (next: readonly Action[]) => {
  actions = next
  for (const listener of listeners) listener()
}

/** Registers the page's actions: in the palette, in the list under `?`, and by their keys. */
export function useActions(own: readonly Action[]) {
  const latest = useRef(own)
  latest.current = own
  const shape = own
    .map(({ id, label, keys, alias, group }) => `${id}|${label}|${keys}|${alias}|${group}`)
    .join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other actions register again
  useEffect(() => {
    // `run` is looked up when needed, so the page may use fresh state without registering again.
    const stable = latest.current.map(
      (action): Action => ({
        ...action,
        run: () => latest.current.find(({ id }) => id === action.id)?.run?.(),
      }),
    )

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
    // Letters do nothing in a checkbox, so they keep their meaning there.
    (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) &&
      !/^(checkbox|radio|button)$/.test((target as HTMLInputElement).type)) ||
    target.closest('[role=menu], [role=listbox]') !== null)

const dialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** Listens for every action's keys; the shell installs it once. */
export function useKeyboard() {
  useEffect(() => {
    let first = ''
    let forget: ReturnType<typeof setTimeout> | undefined

    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey) return
      const mod = event.ctrlKey || event.metaKey
      const key = `${mod ? 'mod+' : ''}${event.key.toLowerCase()}`
      // In a field, the key undoes typing there.
      if (key === 'mod+z' && (event.shiftKey || typing(event.target))) return
      if (!mod && (typing(event.target) || dialogOpen())) return
      const sequence = first ? `${first} ${key}` : key
      // The latest wins, so a page's own key comes before the shell's.
      const found =
        actions.findLast((action) => action.keys === sequence) ??
        actions.findLast((action) => action.keys === key || action.alias === key)
      clearTimeout(forget)
      first = ''

      if (found) {
        event.preventDefault()
        found.run?.()
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

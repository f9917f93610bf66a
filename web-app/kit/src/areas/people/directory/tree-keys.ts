import { useRef } from 'react'

const items = (tree: HTMLElement) => [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')]
const level = (item: HTMLElement) => Number(item.getAttribute('aria-level'))

/**
 * Handles the keyboard of a tree by WAI-ARIA: up and down move through shown items, forward opens
 * and enters, back closes and leaves. Home and End go to the ends, and Enter follows the item's
 * link or presses it. Only one item is a stop of the Tab key.
 */
export function useTreeKeys() {
  const tree = useRef<HTMLUListElement>(null)

  const stop = (item: HTMLElement | undefined) => {
    if (!item || !tree.current) return
    for (const each of items(tree.current)) each.tabIndex = each === item ? 0 : -1
  }

  const onKeyDown = (event: React.KeyboardEvent) => {
    const item = event.target as HTMLElement

    if (
      !tree.current ||
      item.getAttribute('role') !== 'treeitem' ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return

    const all = items(tree.current)
    const at = all.indexOf(item)

    const [forward, back] =
      getComputedStyle(item).direction === 'rtl'
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft']

    const open = item.getAttribute('aria-expanded')
    const toggle = () => item.querySelector<HTMLElement>('[data-toggle]')?.click()
    const above = () => all.slice(0, at).findLast((each) => level(each) < level(item))
    const inside = () =>
      all[at + 1] && level(all[at + 1]!) > level(item) ? all[at + 1] : undefined

    const acts: Record<string, () => HTMLElement | undefined | void> = {
      ArrowDown: () => all[at + 1],
      ArrowUp: () => all[at - 1],
      Home: () => all[0],
      End: () => all.at(-1),
      [forward!]: () => (open === 'false' ? toggle() : inside()),
      [back!]: () => (open === 'true' ? toggle() : above()),
      Enter: () =>
        (
          item.querySelector<HTMLElement>('a') ?? item.querySelector<HTMLElement>('[data-press]')
        )?.click(),
    }

    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    const next = act()
    stop(next ?? item)
    next?.focus()
  }

  const onFocus = (event: React.FocusEvent) => {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[role=treeitem]')
    if (item) stop(item)
  }

  return { ref: tree, onKeyDown, onFocus }
}

import { useSyncExternalStore } from 'react'
import { toast } from './toast'

interface Held {
  /** Of the record that is acted on; while it is held a second act on it is ignored. */
  id: string
  /** What is being done, in words. */
  text: string
  /** Does it; with `keepalive` because the page is closing. Says itself what went wrong. */
  send: (keepalive: boolean) => Promise<unknown>
}

/** How long Undo is offered. */
const grace = 5000

const held = new Map<
  string,
  { send: (keepalive: boolean) => void; timer: ReturnType<typeof setTimeout> }
>()

let acted: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

const mark = (id: string, is: boolean) => {
  const next = new Set(acted)

  if (is) next.add(id)
  else next.delete(id)

  acted = next
  for (const listener of listeners) listener()
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    for (const { send } of held.values()) send(true)
  })
}

/**
 * Acts at once on screen, with Undo, for what cannot be turned back without a second act that
 * everybody would be told of: it is held back for a moment before it is sent; leaving the page
 * sends it at once.
 */
export function hold({ id, text, send }: Held) {
  if (acted.has(id)) return

  const end = () => {
    clearTimeout(held.get(id)?.timer)
    held.delete(id)
  }

  const go = async (keepalive: boolean) => {
    end()
    await send(keepalive)
    mark(id, false)
  }

  mark(id, true)

  held.set(id, {
    send: (keepalive) => void go(keepalive),
    timer: setTimeout(() => void go(false), grace),
  })

  toast({
    text,
    stay: grace,
    undo: () => {
      end()
      mark(id, false)
    },
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Records that are acted on on screen, sent or not; lists of what waits leave them out. */
export const useHeld = () => useSyncExternalStore(subscribe, () => acted)

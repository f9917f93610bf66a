import { useSyncExternalStore } from 'react'
import { toast } from './toast'

/** Id of the record; a second act on it is ignored while one is delayed. */
interface PendingUndo {
  id: string
  /** The act, in words. */
  text: string
  /** Sends it; `keepalive` means that the page is closing. It reports its own failure. */
  send: (keepalive: boolean) => Promise<unknown>
}

/** Milliseconds for which Undo is offered. */
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
 * Shows an act at once, with Undo. A second act to reverse it would notify people again, so sending
 * is delayed for a moment. Leaving the page sends it at once.
 */
export function hold({ id, text, send }: PendingUndo) {
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

/** Records with an act on screen, sent or not; lists of waiting records leave them out. */
export const useHeld = () => useSyncExternalStore(subscribe, () => acted)

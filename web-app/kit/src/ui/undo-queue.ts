import { useSyncExternalStore } from 'react'
import { toast } from './toast'

interface PendingUndo {
  /** The records of one act; a second act on any of them is ignored while one is delayed. */
  ids: readonly string[]
  /** The act, in words. */
  text: string
  /** Sends it; `keepalive` means that the page is closing. It reports its own failure. */
  send: (keepalive: boolean) => Promise<unknown>
}

/** Milliseconds for which Undo is offered. */
const grace = 5000

interface HeldAct {
  send: (keepalive: boolean) => void
  timer: ReturnType<typeof setTimeout>
}

const held = new Set<HeldAct>()

let acted: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

const mark = (ids: readonly string[], is: boolean) => {
  const next = new Set(acted)

  for (const id of ids) {
    if (is) next.add(id)
    else next.delete(id)
  }

  acted = next
  for (const listener of listeners) listener()
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    for (const { send } of held) send(true)
  })
}

/**
 * Shows an act at once, with Undo. A second act to reverse it would notify people again, so sending
 * is delayed for a moment. Leaving the page sends it at once.
 */
export function hold({ ids, text, send }: PendingUndo) {
  if (ids.some((id) => acted.has(id))) return

  const go = async (keepalive: boolean) => {
    end()
    await send(keepalive)
    mark(ids, false)
  }

  const act: HeldAct = {
    send: (keepalive) => void go(keepalive),
    timer: setTimeout(() => void go(false), grace),
  }

  const end = () => {
    clearTimeout(act.timer)
    held.delete(act)
  }

  mark(ids, true)
  held.add(act)

  toast({
    text,
    stay: grace,
    undo: () => {
      end()
      mark(ids, false)
    },
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Records with an act on screen, sent or not; lists of waiting records leave them out. */
export const useHeld = () => useSyncExternalStore(subscribe, () => acted)

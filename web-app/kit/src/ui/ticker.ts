import { useSyncExternalStore } from 'react'
import { serverNow } from '../i18n/server-time'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * One beat for the whole page, at the server's full second, so that all running figures change
 * together.
 */
function wait() {
  timer = setTimeout(
    () => {
      tell()
      wait()
    },
    1000 - (serverNow() % 1000),
  )
}

const tell = () => {
  for (const listener of listeners) listener()
}

// The browser slows a page in the background down; it is right again once it is visible.
if (typeof document !== 'undefined') document.addEventListener('visibilitychange', tell)

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (timer === undefined) wait()

  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

const never = () => () => {}
const second = () => Math.floor(serverNow() / 1000)

/** Returns whole seconds since 1970 by the server's clock, updated each second while `running`. */
export const useSecond = (running = true) =>
  useSyncExternalStore(running ? subscribe : never, running ? second : zero)

const zero = () => 0

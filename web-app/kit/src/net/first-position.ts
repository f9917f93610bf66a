import { session } from './session'

/**
 * The position of the session's first answer: everything on screen is at least as new. Undefined
 * before it, null if the server told none.
 */
let first: string | null | undefined

let before = session.get()

// The data of another person or workspace is gone, and is read from here on.
session.subscribe(() => {
  const now = session.get()
  const isOther = before.workspace !== null && now.workspace !== before.workspace
  if (now.token !== before.token || isOther) first = undefined
  before = now
})

/** Learns from an answer's header what the read tables showed. */
export const notePosition = (header: string | null) => {
  if (first === undefined) first = header
}

/** Returns the position after which changes are unknown; undefined if there is none. */
export const firstPosition = (): string | undefined => first ?? undefined

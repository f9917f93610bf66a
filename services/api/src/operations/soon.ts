import { setTimeout as pause } from 'node:timers/promises'

const LOOK = 100

/**
 * Milliseconds. Projectors and workers poll every half second; slower effects appear on the page
 * later.
 */
const WAIT = 5_000

/** Waits for another process's effect, with a time limit. */
export async function soon(done: () => Promise<boolean>): Promise<void> {
  for (const until = Date.now() + WAIT; Date.now() < until; await pause(LOOK))
    if (await done()) return
}

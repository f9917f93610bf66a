import { setTimeout as pause } from 'node:timers/promises'

const LOOK = 100

/** Projectors and workers look every half second; what takes longer shows on the page later. */
const WAIT = 5_000

/** Waits for what another process does about it, within reason. */
export async function soon(done: () => Promise<boolean>): Promise<void> {
  for (const until = Date.now() + WAIT; Date.now() < until; await pause(LOOK))
    if (await done()) return
}

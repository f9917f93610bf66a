import { setTimeout as pause } from 'node:timers/promises'

/** Waits for a condition and returns what it found; throws a sentence when it does not come. */
export async function until<T>(
  condition: () => Promise<T | undefined | false> | T | undefined | false,
  within = 45_000,
): Promise<T> {
  const end = Date.now() + within

  for (;;) {
    const found = await condition()
    if (found) return found
    if (Date.now() > end) throw new Error(`Not within ${within} ms: ${condition}`)
    await pause(20)
  }
}

/** Lets everything run that is ready to. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

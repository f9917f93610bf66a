/** Concurrent commands on separate streams; the log groups their appends. */
const AT_ONCE = 32

/**
 * Runs a function for each item, several at a time, started in order. After a failure no further
 * one starts; those under way finish, then the first failure is thrown.
 */
export async function sideBySide<T>(
  all: readonly T[],
  run: (one: T) => Promise<unknown>,
  atOnce = AT_ONCE,
): Promise<void> {
  const failures: unknown[] = []
  let next = 0

  const worker = async () => {
    while (failures.length === 0 && next < all.length)
      try {
        await run(all[next++] as T)
      } catch (error) {
        failures.push(error)
      }
  }

  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, worker))
  if (failures.length > 0) throw failures[0]
}

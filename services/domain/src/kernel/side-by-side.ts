/** Commands on streams of their own that are given at a time; the log gathers their appends. */
const AT_ONCE = 32

/**
 * Does something with each, several at a time and begun in their order. Where one fails none is
 * begun any more, those that are under way end, and then the first failure is thrown.
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

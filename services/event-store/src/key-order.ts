/** Longer names are ids as keys: as many as records. */
export const LONGEST_FIELD = 32

/** Most known names on all paths; the cache then starts again. */
const MOST_NODES = 20_000

interface Node {
  readonly next: Map<string, Node>
  sorted?: readonly string[]
}

const node = (): Node => ({ next: new Map() })

/**
 * Returns a function that sorts the keys of an object. Objects of one shape have the same keys in
 * the same sequence, so each shape is sorted once.
 */
export function createKeyOrder(compare?: (a: string, b: string) => number) {
  let root = node()
  let nodes = 0

  return (object: object): readonly string[] => {
    const keys = Object.keys(object)
    let at = root

    for (const key of keys) {
      let next = at.next.get(key)

      if (!next) {
        if (key.length > LONGEST_FIELD) return keys.sort(compare)
        next = node()
        at.next.set(key, next)
        nodes++
      }

      at = next
    }

    const sorted = at.sorted ?? keys.sort(compare)
    at.sorted = sorted

    if (nodes > MOST_NODES) {
      root = node()
      nodes = 0
    }

    return sorted
  }
}

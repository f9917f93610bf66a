const anId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

/**
 * Returns the part of a page's query that is valid in another workspace: tabs, filters and sorts
 * stay, ids of records do not. It begins with `?`, or is empty.
 */
export function keptQuery(search: string): string {
  const kept = [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const stays = anId.test(value) ? withoutIds(value) : value
    return stays === null ? [] : [[name, stays]]
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** The console's lists store their filters as one object. */
function withoutIds(value: string): string | null {
  try {
    const filters: unknown = JSON.parse(value)
    if (!filters || typeof filters !== 'object' || Array.isArray(filters)) return null

    return JSON.stringify(
      Object.fromEntries(
        Object.entries(filters).filter(([, each]) => !anId.test(JSON.stringify(each))),
      ),
    )
  } catch {
    return null
  }
}

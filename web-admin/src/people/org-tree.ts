/** One person of the reporting lines. */
export interface Reporting {
  id: string
  manager_id?: string | null
}
export interface Branch<P> {
  person: P
  reports: Branch<P>[]
  /** Everybody below. */
  size: number
}

/** Reporting lines as trees. Whose manager is not among them stands at the top; a circle is cut, so that nobody is missing. */
export function orgTree<P extends Reporting>(people: readonly P[]): Branch<P>[] {
  const byManager = new Map<string, P[]>()
  const known = new Set(people.map(({ id }) => id))
  const roots: P[] = []
  for (const person of people) {
    if (!person.manager_id || !known.has(person.manager_id)) roots.push(person)
    else byManager.set(person.manager_id, [...(byManager.get(person.manager_id) ?? []), person])
  }
  const placed = new Set<string>()
  const grow = (person: P): Branch<P> => {
    placed.add(person.id)
    const reports = (byManager.get(person.id) ?? []).filter(({ id }) => !placed.has(id)).map(grow)
    return { person, reports, size: reports.reduce((sum, { size }) => sum + size + 1, 0) }
  }
  const trees = roots.map(grow)
  for (const person of people) if (!placed.has(person.id)) trees.push(grow(person))
  return trees.sort((a, b) => b.size - a.size)
}

import {
  type FoundProject,
  projectsQuery,
  useProjectsFound,
} from '@workledger/kit/areas/projects/projects-found'
import { useDeferredValue } from 'react'

const most = 50
const wordsOf = (text: string) => text.trim().toLocaleLowerCase().split(/\s+/)

/** The viewer's own projects, and the others. */
const searches = [
  { filter: { active: true, mine: true }, most },
  { filter: { active: true, mine: false }, most },
] as const

/** Returns the queries of the projects that are offered before anything is typed. */
export const projectsToBook = (ws: string) =>
  searches.map((search) => projectsQuery(ws, '', search))

/**
 * Active projects for time entries, by the typed text: the viewer's own first, then the others,
 * each by name, and the number of further ones.
 */
export function useProjectsToBook(typed: string) {
  const q = useDeferredValue(typed.trim())
  const own = useProjectsFound(q, searches[0])
  const others = useProjectsFound(q, searches[1])
  const loading = own.loading || others.loading || q !== typed.trim()
  const found = [...own.projects, ...others.projects]
  // Until the answer arrives, only matching projects are offered.
  const projects = loading ? found.filter((project) => has(project, wordsOf(typed))) : found

  return {
    projects,
    loading,
    more: own.total + others.total - found.length,
    none: own.none && others.none,
  }
}

const has = ({ name, client }: FoundProject, words: readonly string[]) => {
  const text = `${name} ${client.name}`.toLocaleLowerCase()
  return words.every((word) => text.includes(word))
}

import type { ProjectAnswer } from '@workledger/contracts/projects/projects.api'
import { createContext, use } from 'react'

export const ProjectContext = createContext<ProjectAnswer | null>(null)

/** Returns the project of this page. */
export function useProject(): ProjectAnswer {
  const project = use(ProjectContext)
  if (!project) throw new Error('useProject is used outside of a project’s page')
  return project
}

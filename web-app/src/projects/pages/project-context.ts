import type { ProjectAnswer } from '@workledger/contracts/projects/projects.api'
import { createContext, use } from 'react'

export const ProjectContext = createContext<ProjectAnswer | null>(null)

/** The project whose page this is. */
export function useProject(): ProjectAnswer {
  const project = use(ProjectContext)
  if (!project) throw new Error('useProject is used outside of a project’s page')
  return project
}

import { createContext, type ReactNode, use } from 'react'
import type { NavId } from './nav'

/** Places in the shell that areas fill; an empty one takes no room. */
export interface ShellSlots {
  /** The running timer, next to the search; see `TimerChip`. */
  timer?: ReactNode
  /** Check-in or check-out; see `CheckButton`. */
  attendance?: ReactNode
  /** The administrators' help and tour. */
  help?: ReactNode
  /** Figures behind sidebar entries: `{ timer: <RunningTime />, requests: 2 }`. */
  badges?: Partial<Record<NavId, ReactNode>>
  /** Figures next to an entry that open another page than it; see `BadgeLink`. */
  badgeLinks?: Partial<Record<NavId, ReactNode>>
}

export interface Build {
  version: string
  /** ISO day of the build. */
  date: string
}

export const BuildContext = createContext<Build | null>(null)
export const useBuild = () => use(BuildContext)

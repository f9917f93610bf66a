import type { ReactNode } from 'react'

/** What somebody is asked before something that cannot be undone. */
export interface Question {
  title: string
  /** What will change, in words. */
  text?: ReactNode
  /** The button that goes ahead. */
  action: string
  danger?: boolean
}

import type { ReactNode } from 'react'

/** A question before an irreversible act. */
export interface Question {
  title: string
  /** The effects, in words. */
  text?: ReactNode
  /** Label of the confirming button. */
  action: string
  danger?: boolean
}

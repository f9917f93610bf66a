import type { ComponentType, ReactNode } from 'react'
import type { IconName } from './icon'

/** A choice in the palette's second step. */
export interface StepEntry {
  id: string
  label: string
  icon?: IconName
  note?: string | undefined
  /** It is chosen already. */
  checked?: boolean
  /** The palette stays open, for further choices. */
  stays?: boolean
  run: () => void
}

export interface FoundChoices {
  /** Label of the search field. */
  label: string
  groups: readonly { title: string; entries: readonly StepEntry[] }[]
  /** Instead of choices, or below them: why there are none, or how to find others. */
  note?: string
}

export interface PaletteStepProps {
  /** The text in the search field. */
  typed: string
  children: (found: FoundChoices) => ReactNode
}

/** Finds the choices of an action for the palette; it has no look of its own. */
export type PaletteStep = ComponentType<PaletteStepProps>

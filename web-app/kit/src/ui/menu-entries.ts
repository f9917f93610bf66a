import type { ReactNode } from 'react'
import type { IconName } from './icon'

export interface MenuEntry {
  label: ReactNode
  icon?: IconName
  run?: () => void
  /** An address of the product, instead of `run`. */
  to?: string
  /** One of several, with a tick at the chosen. */
  selected?: boolean
  /** On or off by itself; the menu stays open. */
  checked?: boolean
  danger?: boolean
  disabled?: boolean
  /** Small words at the end. */
  note?: ReactNode
}

/** Entries, with `null` for a line between groups and a plain text for a heading. */
export type MenuEntries = readonly (MenuEntry | string | null)[]

import type { ReactNode } from 'react'
import type { IconName } from './icon'

export interface MenuEntry {
  label: ReactNode
  icon?: IconName
  run?: () => void
  /** An address of the product, instead of `run`. */
  to?: string
  /** One of several options, with a tick at the chosen one. */
  selected?: boolean
  /** A switch of its own; the menu stays open. */
  checked?: boolean
  danger?: boolean
  disabled?: boolean
  /** Small words at the end. */
  note?: ReactNode
}

/** Entries; `null` is a line between groups, a plain text a heading. */
export type MenuEntries = readonly (MenuEntry | string | null)[]

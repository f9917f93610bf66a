import type { ReactNode } from 'react'
import type { IconName } from './icon'

export interface MenuEntry {
  label: ReactNode
  icon?: IconName | undefined
  run?: (() => void) | undefined
  /** An address of the product, instead of `run`. */
  to?: string | undefined
  /** One of several options, with a tick at the chosen one. */
  selected?: boolean | undefined
  /** A switch of its own; the menu stays open. */
  checked?: boolean
  danger?: boolean | undefined
  disabled?: boolean | undefined
  /** Small words at the end. */
  note?: ReactNode | undefined
}

/** Entries; `null` is a line between groups, a plain text a heading. */
export type MenuEntries = readonly (MenuEntry | string | null)[]

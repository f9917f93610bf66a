import type { ComponentType } from 'react'

/**
 * The pages that an area adds to the console. Its folder has the same name, here and in every
 * package.
 */
export interface ConsoleArea {
  readonly name: string
  /**
   * The resource of react-admin that these pages belong to: its list is the page at its name, the
   * others stand below.
   */
  readonly records?: string
  readonly pages?: readonly ConsolePage[]
}

export interface ConsolePage {
  /** Below /admin. */
  readonly path: string
  /**
   * Whoever may open this list may open the page. Left out: the page says itself whom it is for.
   */
  readonly opens?: string
  /** Fetched when it is opened. */
  readonly page: () => Promise<{ default: ComponentType }>
}

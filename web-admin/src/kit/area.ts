import type { ComponentType } from 'react'

/** An area's pages of the console. Its folder has the same name in every package. */
export interface ConsoleArea {
  readonly name: string
  /**
   * The react-admin resource of these pages: its list is the page of its name, the others are below
   * it.
   */
  readonly records?: string
  readonly pages?: readonly ConsolePage[]
}

export interface ConsolePage {
  /** Below /admin. */
  readonly path: string
  /** People who may open this list may open the page. Default: the page itself decides. */
  readonly opens?: string
  /** Loaded when it is opened. */
  readonly page: () => Promise<{ default: ComponentType }>
}

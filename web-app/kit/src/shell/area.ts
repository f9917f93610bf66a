import type { ComponentType } from 'react'
import type { NavEntry } from './nav'

/**
 * What an area adds to the sidebar and to the product's addresses. Its folder has the same name,
 * here and in every package.
 */
export interface AreaNavigation {
  readonly name: string
  /**
   * Entries of the sidebar, which both apps show; each is declared in the app that has the page.
   */
  readonly navigation?: readonly NavEntry[]
  /** Addresses that the documents name without /admin and that the console serves. */
  readonly inConsole?: readonly string[]
  /** Addresses that the documents name beside, each with the one that shows the same. */
  readonly alsoAt?: Readonly<Record<string, string>>
}

/** An area of the employees' app. */
export interface AppArea extends AreaNavigation {
  readonly pages?: readonly AppPage[]
}

export interface AppPage {
  readonly path: string
  /**
   * `visitor` is somebody who is not signed in, `member` somebody with a workspace and an employee
   * in it.
   */
  readonly for: 'visitor' | 'everyone' | 'user' | 'member'
  /** Fetched when it is opened. */
  readonly page: () => Promise<{ default: ComponentType }>
}

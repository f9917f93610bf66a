import type { ComponentType } from 'react'
import type { NavEntry } from './nav'

/**
 * An area's part of the sidebar and of the product's addresses. Its folder has the same name in
 * every package.
 */
export interface AreaNavigation {
  readonly name: string
  /** Entries of the sidebar, which both apps show; the app with the page declares them. */
  readonly navigation?: readonly NavEntry[]
  /** Addresses without /admin in the documents that the console serves. */
  readonly inConsole?: readonly string[]
  /** Alternative addresses in the documents, each with the address of the same content. */
  readonly alsoAt?: Readonly<Record<string, string>>
}

/** An area of the employees' app. */
export interface AppArea extends AreaNavigation {
  readonly pages?: readonly AppPage[]
}

export interface AppPage {
  readonly path: string
  /**
   * `visitor` is a person without a session, `member` a person with a workspace and an employee in
   * it.
   */
  readonly for: 'visitor' | 'everyone' | 'user' | 'member'
  /** Loaded when it is opened. */
  readonly page: () => Promise<{ default: ComponentType }>
}

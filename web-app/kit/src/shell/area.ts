import type { ComponentType } from 'react'
import type { NavEntry } from './nav'

/** What an area adds to the product's addresses and to its sidebar. Its folder has the same name, here and in every package. */
export interface AppArea {
  readonly name: string
  readonly pages?: readonly AppPage[]
  /** Entries of the sidebar, which both apps show: those of the area's pages in the console as well. */
  readonly navigation?: readonly NavEntry[]
  /** Addresses that the documents name without /admin and that the console serves. */
  readonly inConsole?: readonly string[]
  /** Addresses that the documents name beside, each with the one that shows the same. */
  readonly alsoAt?: Readonly<Record<string, string>>
}
export interface AppPage {
  readonly path: string
  /** `visitor` is somebody who is not signed in, `member` somebody with a workspace and an employee in it. */
  readonly for: 'visitor' | 'everyone' | 'user' | 'member'
  /** Fetched when it is opened. */
  readonly page: () => Promise<{ default: ComponentType }>
}

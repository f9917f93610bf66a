import type { AreaNavigation } from '@workledger/kit/shell/area'

const declarations = import.meta.glob<Record<string, AreaNavigation>>('./*/*.navigation.ts', {
  eager: true,
})

/**
 * The console's part of the sidebar, which both apps show, from each folder's
 * `{area}.navigation.ts`. It is separate from the pages, so that the employees' app has the entries
 * without loading the console.
 */
export const consoleNavigation: readonly AreaNavigation[] = Object.values(declarations).flatMap(
  (exported) => Object.values(exported),
)

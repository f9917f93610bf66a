import type { AreaNavigation } from '@workledger/kit/shell/area'

const declarations = import.meta.glob<Record<string, AreaNavigation>>('./*/*.navigation.ts', {
  eager: true,
})

/**
 * The console's part of the sidebar, which both apps show: what the `{area}.navigation.ts` of each
 * folder declares. It stands apart from the pages, so that the employees' app knows the entries
 * without fetching the console.
 */
export const consoleNavigation: readonly AreaNavigation[] = Object.values(declarations).flatMap(
  (exported) => Object.values(exported),
)

export type PageShape = 'table' | 'cards' | 'form' | 'sheet'

const shapes: readonly (readonly [RegExp, PageShape])[] = [
  [/^\/dashboard/, 'cards'],
  [/^\/(my_account|my_profile|workspaces|admin\/billing|admin\/subscription)/, 'form'],
  [/^\/admin\/employees\/[^/]+\/profile/, 'form'],
  [/^\/(admin\/general|admin\/ats\/add|events\/)/, 'form'],
  [/^\/admin\/invoice\/(recurring\/)?[^/?]+/, 'sheet'],
]

/** Returns the shape of the page at an address. */
export const shapeOf = (path: string): PageShape =>
  path === '/admin/invoice/recurring'
    ? 'table'
    : (shapes.find(([address]) => address.test(path))?.[1] ?? 'table')

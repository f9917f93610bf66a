/** The list that a page shows at first, as `useConsoleList` takes it. */
interface FirstList {
  readonly resource: string
  readonly sort: 'first_name'
  readonly filters: Record<string, string>
}

/** Pages of the console whose first rows are asked for before the page's code is here. */
export const firstLists = {
  '/admin/employees': {
    resource: 'employees',
    sort: 'first_name',
    filters: { status: 'active', department_id: '', role_id: '' },
  },
} as const satisfies Record<string, FirstList>

/** Rows of a page, by default. */
const PER_PAGE = 15

/**
 * Returns the address of the first rows at a page's address, as ra-data-simple-rest writes it.
 * Undefined if the page has no such list, or shows another one by its address.
 */
export function firstListAddress(ws: string, pathname: string, search: string): string | undefined {
  const list = (firstLists as Record<string, FirstList>)[pathname]
  if (!list) return undefined
  const asked = new URLSearchParams(search)
  // Another tab, or filters of the employees' app.
  if ([...asked.keys()].some((name) => !OF_LIST.includes(name))) return undefined
  const page = Number(asked.get('page') ?? 1)
  const perPage = Number(asked.get('perPage') ?? PER_PAGE)
  const from = (page - 1) * perPage
  const starting = Object.fromEntries(Object.entries(list.filters).filter(([, value]) => value))

  const query = new URLSearchParams({
    filter: asked.get('filter') ?? JSON.stringify(starting),
    range: JSON.stringify([from, from + perPage - 1]),
    sort: JSON.stringify([asked.get('sort') ?? list.sort, asked.get('order') ?? 'ASC']),
  })

  return `/admin/${ws}/${list.resource}?${query}`
}

/** What react-admin keeps of a list in the address. */
const OF_LIST = ['filter', 'sort', 'order', 'page', 'perPage', 'displayedFilters']

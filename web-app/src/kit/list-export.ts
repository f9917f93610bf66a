import type { ListState } from './list'

type Exported = Pick<ListState, 'q' | 'sort'> & { filters: Readonly<Record<string, string | boolean>> }

const sortPair = (sort: string) => [sort.replace(/^-/, ''), sort.startsWith('-') ? 'DESC' : 'ASC']

/** The export of what a list shows: same order, search and filters, every page. */
export const exportOf =
  (resource: string, workspace: string, { q, sort, filters }: Exported) =>
  (format: 'csv' | 'xlsx') => {
    const filter = Object.fromEntries(Object.entries({ ...filters, q }).filter(([, value]) => value !== ''))
    const search = new URLSearchParams({ format, sort: JSON.stringify(sortPair(sort)), filter: JSON.stringify(filter) })
    return `/api/v1/workspaces/${workspace}/exports/${resource}?${search}`
  }

import { usesDecimalComma } from '../i18n/format'
import { currentLanguage } from '../i18n/i18n'
import { useMember } from '../net/current'
import type { ListState } from './list'
import type { Without } from './table-props'

type Exported = Pick<ListState, 'q' | 'sort'> & {
  filters: Readonly<Record<string, string | boolean>>
}

const sortPair = (sort: string) => [sort.replace(/^-/, ''), sort.startsWith('-') ? 'DESC' : 'ASC']

/** Returns headings in the reader's language, and a separator for their spreadsheet. */
export const fileForm = () => ({
  language: currentLanguage(),
  // Excel separates cells by semicolons in regions with a decimal comma.
  separator: usesDecimalComma() ? 'semicolon' : 'comma',
})

/** Returns the export of a shown list: same order, search and filters, all pages. */
export const exportOf =
  (resource: string, workspace: string, { q, sort, filters }: Exported) =>
  (format: 'csv' | 'xlsx') => {
    const filter = Object.fromEntries(
      Object.entries({ ...filters, q }).filter(([, value]) => value !== ''),
    )

    const search = new URLSearchParams({
      format,
      ...fileForm(),
      sort: JSON.stringify(sortPair(sort)),
      filter: JSON.stringify(filter),
    })

    return `/api/v1/workspaces/${workspace}/exports/${resource}?${search}`
  }

/** Returns the export of a list of people, for those who see all of them. */
export function usePeopleExport() {
  const { sees, workspace } = useMember()

  return (asked: Exported) =>
    sees() ? exportOf('employees', workspace.id, asked) : notForColleagues
}

const notForColleagues: Without = {
  without: 'Colleagues’ records leave with those who see everything',
}

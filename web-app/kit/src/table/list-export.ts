import { currentLanguage } from '../i18n/i18n'
import type { ListState } from './list'

type Exported = Pick<ListState, 'q' | 'sort'> & {
  filters: Readonly<Record<string, string | boolean>>
}

const sortPair = (sort: string) => [sort.replace(/^-/, ''), sort.startsWith('-') ? 'DESC' : 'ASC']

/** Excel parts cells by semicolons where decimals have a comma, which the reader's region says. */
const hasComma = () => new Intl.NumberFormat(navigator.language).format(1.5).includes(',')

/** Headings in the reader's language, and a file that their spreadsheet opens. */
export const fileForm = () => ({
  language: currentLanguage(),
  separator: hasComma() ? 'semicolon' : 'comma',
})

/** The export of what a list shows: same order, search and filters, every page. */
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

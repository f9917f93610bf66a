import type { UseQueryResult } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { folded } from '../i18n/folded'
import type { ApiError } from '../net/client'
import { isFiltered, type List, type ListDefaults, readListState, writeListState } from './list'
import type { RowsFile } from './rows-file'

type Value = string | number | null

interface WholeListOptions<R> extends Pick<ListDefaults, 'name'> {
  sort: string
  /** Values of a row by the sort name of their column; the words among them are searched. */
  values: (row: R) => Readonly<Record<string, Value>>
}

/** Returns whether each searched word is somewhere in the row's words. */
const fits = (values: Readonly<Record<string, Value>>, q: string) => {
  const all = folded(Object.values(values).join(' '))
  return folded(q)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** Returns the rows that fit a search, in the order of `name` or `-name`. */
export function arranged<R>(
  rows: readonly R[],
  { q, sort }: { q: string; sort: string },
  values: WholeListOptions<R>['values'],
): R[] {
  const by = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? -1 : 1
  const wordsOf = (row: R) => String(values(row)[by] ?? '')

  return rows
    .filter((row) => fits(values(row), q))
    .sort((a, b) => direction * wordsOf(a).localeCompare(wordsOf(b), undefined, { numeric: true }))
}

/**
 * Searches, sorts and pages a short list that the server sends whole, with its state in the
 * address.
 */
export function useWholeList<R>(
  found: UseQueryResult<{ data: R[] }, ApiError>,
  { values, ...defaults }: WholeListOptions<R>,
): List<R> {
  const [search, setSearch] = useSearchParams()
  const state = readListState(search, defaults)
  const rows = arranged(found.data?.data ?? [], state, values)
  const from = (state.page - 1) * state.per_page

  return {
    ...state,
    rows: rows.slice(from, from + state.per_page),
    total: rows.length,
    filtered: isFiltered(state),
    loading: found.isPending,
    refreshing: false,
    error: found.error,
    change: (change) =>
      setSearch((now) => writeListState(now, change, defaults), {
        replace: change.q !== undefined,
      }),
    refresh: () => void found.refetch(),
  }
}

/** Returns the file of all rows that fit the list's search. */
export const fileOf = <R>(
  name: string,
  rows: readonly R[],
  { q, sort }: Pick<List<R>, 'q' | 'sort'>,
  {
    head,
    values,
  }: { head: Readonly<Record<string, string>>; values: WholeListOptions<R>['values'] },
): RowsFile => ({
  name,
  head: Object.values(head),
  rows: () =>
    arranged(rows, { q, sort }, values).map((row) =>
      Object.keys(head).map((column) => values(row)[column] ?? null),
    ),
})

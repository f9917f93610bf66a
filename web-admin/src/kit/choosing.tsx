import Checkbox from '@mui/material/Checkbox'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'
import { useRef } from 'react'
import type { RaRecord } from 'react-admin'
import type { ConsoleList } from './console-list'
import { consoleTexts } from './messages'

/** Returns the items between two, both included; none if one of them is missing. */
export function stretch<I>(all: readonly I[], from: I, to: I): I[] {
  const [first, last] = [all.indexOf(from), all.indexOf(to)].sort((a, b) => a - b) as [
    number,
    number,
  ]
  return first < 0 ? [] : all.slice(first, last + 1)
}

/** The column of checkboxes that selects rows for a bulk action. */
export function useChoosing<R extends RaRecord>(
  list: ConsoleList<R>,
  nameOf: (row: R) => string,
): Column<R> {
  const t = useText(consoleTexts)
  const here = list.rows.map(({ id }) => id)
  const on = here.filter((id) => list.chosen.includes(id))
  const all = here.length > 0 && on.length === here.length
  const last = useRef<R['id'] | null>(null)

  /** With Shift, all rows between the last pressed one and this one get this one's state. */
  const press = (id: R['id'], range: boolean) => {
    const between = range && last.current !== null ? stretch(here, last.current, id) : []
    last.current = id
    if (between.length === 0) return list.toggle(id)
    const rest = list.chosen.filter((each) => !between.includes(each))
    list.choose(list.chosen.includes(id) ? rest : [...rest, ...between])
  }

  const others = list.chosen.filter((id) => !here.includes(id))

  return {
    id: 'choose',
    label: t('choose'),
    fixed: true,
    head: (
      <Checkbox
        size="small"
        checked={all}
        indeterminate={on.length > 0 && !all}
        onChange={() => list.choose(all ? others : [...others, ...here])}
        slotProps={{ input: { 'aria-label': t('chooseAll') } }}
        sx={{ my: -1, mx: -0.75 }}
      />
    ),
    cell: (row) => (
      <Checkbox
        size="small"
        checked={list.chosen.includes(row.id)}
        onChange={(event) => press(row.id, (event.nativeEvent as MouseEvent).shiftKey)}
        slotProps={{ input: { 'aria-label': t('chooseOne', { name: nameOf(row) }) } }}
        sx={{ my: -1, mx: -0.75 }}
      />
    ),
  }
}

import Checkbox from '@mui/material/Checkbox'
import type { Column } from '@workledger/web-app/kit/data-table'
import { useText } from '@workledger/web-app/kit/i18n'
import type { RaRecord } from 'react-admin'
import type { ConsoleList } from './console-list'
import { consoleTexts } from './messages'

/** The column of boxes that chooses rows for a bulk action. */
export function useChoosing<R extends RaRecord>(list: ConsoleList<R>, nameOf: (row: R) => string): Column<R> {
  const t = useText(consoleTexts)
  const here = list.rows.map(({ id }) => id)
  const on = here.filter((id) => list.chosen.includes(id))
  const all = here.length > 0 && on.length === here.length
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
        onChange={() => list.toggle(row.id)}
        slotProps={{ input: { 'aria-label': t('chooseOne', { name: nameOf(row) }) } }}
        sx={{ my: -1, mx: -0.75 }}
      />
    ),
  }
}

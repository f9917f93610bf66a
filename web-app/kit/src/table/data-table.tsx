import Box from '@mui/material/Box'
import { Panel } from '../ui/layout'
import { FailedState, SkeletonRows } from '../ui/states'
import { NothingFound } from './table-empty'
import { useTableFit } from './table-fit'
import { TableFurther } from './table-further'
import { TableGrid } from './table-grid'
import { useTableKeys } from './table-keys'
import { TablePager } from './table-pager'
import { useTablePreferences } from './table-preferences'
import { type DataTableProps, lacks } from './table-props'
import { TableStack } from './table-stack'
import { TableToolbar } from './table-toolbar'

export type { Column, DataTableProps } from './table-props'

/**
 * A table of a paged list, with search, sort and filters in the address, a true total, an export,
 * chosen columns and density. Where its columns do not fit, the rows are cards.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const { list, columns, name, empty } = props
  const [preferences, changePreferences] = useTablePreferences(name)
  const shown = columns.filter(
    (column) => column.fixed || (preferences.columns[column.id] ?? !column.hidden),
  )

  const root = useTableKeys(props)
  const { box, form, roomy } = useTableFit(
    [preferences.density, ...shown.map(({ id }) => id)].join(),
  )

  return (
    <Box ref={root} data-list={name} data-lacks={lackedBy(props)}>
      <TableToolbar {...props} preferences={preferences} changePreferences={changePreferences} />
      <Panel ref={box} sx={{ overflow: 'hidden' }} aria-busy={list.loading || list.refreshing}>
        {list.error ? (
          <FailedState error={list.error} retry={list.refresh} />
        ) : list.loading ? (
          <SkeletonRows rows={6} />
        ) : list.rows.length === 0 ? (
          list.filtered || list.page > 1 ? (
            <NothingFound list={list} />
          ) : (
            empty
          )
        ) : props.drawn ? (
          props.drawn
        ) : form === 'cards' ? (
          <TableStack {...props} columns={roomy ? shown : (props.cards ?? shown)} roomy={roomy} />
        ) : (
          <TableGrid
            {...props}
            columns={shown}
            compact={preferences.density === 'compact'}
            tight={form === 'tight'}
          />
        )}
      </Panel>
      {!list.loading &&
        !list.error &&
        (props.further ? <TableFurther {...props.further} /> : <TablePager list={list} />)}
    </Box>
  )
}

/** Returns what the list declares not to have, for the test of all pages. */
const lackedBy = ({ search, sorts, exportUrl }: Pick<DataTableProps<never>, Part>) =>
  Object.entries({ search, sorts, export: exportUrl ?? { without: '' } })
    .flatMap(([part, value]) => (lacks(value) ? [part] : []))
    .join(' ')

type Part = 'search' | 'sorts' | 'exportUrl'

import { Page } from '@workledger/kit/shell/page'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { CardGrid } from '@workledger/kit/ui/card-grid'
import { FormHistory } from '@workledger/kit/ui/form-history'
import type { MenuEntry } from '@workledger/kit/ui/menu-entries'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { type ReactNode, Suspense, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { ConsoleList } from './console-list'
import { exportOf } from './exports'
import { RowMenu } from './row-menu'

interface Props<R extends RaRecord<string>> {
  list: ConsoleList<R>
  /** The table's name, which titles a page of its own. */
  label: string
  /** Name of a row; default: its `name`. */
  nameOf?: (row: R) => string
  columns: Column<R>[]
  /** The viewer may change these records. */
  may: boolean
  /** Label of the add button. */
  add: string
  /** Asks and removes; undefined for a record that cannot be removed. */
  remove: (row: R) => (() => void) | undefined
  /** Whether a record is fixed. */
  stays?: (row: R) => boolean
  /** A press on the row opens its dialog too, or calls this. */
  opens?: boolean | ((row: R) => void)
  /** Further entries of a row's menu, after *Edit*; with them, readers have the menu too. */
  menu?: ((row: R) => readonly MenuEntry[]) | undefined
  /** Label of the removing entry; default *Delete*. */
  removal?: string
  /** The table is a page of its own; otherwise its action is in the head of the page around. */
  page?: boolean
  filters?: ReactNode
  empty: ReactNode
  /** For a record, or with null for a new one. */
  dialog: (row: R | null, close: () => void) => ReactNode
  history: (row: R, close: () => void) => ReactNode
  /** Draws a record as a card, with its buttons, instead of a row of the table. */
  card?: (row: R, buttons: ReactNode) => ReactNode
}

/** A list of records with one dialog: each with its history, to add, edit, delete and export. */
export function RecordTable<R extends RaRecord<string>>(props: Props<R>) {
  const {
    list,
    label,
    nameOf,
    columns,
    may,
    stays,
    remove,
    opens,
    menu,
    removal,
    page,
    filters,
    empty,
    dialog,
    history,
    card,
  } = props

  const [open, setOpen] = useState<R | 'new' | null>(null)
  const [past, setPast] = useState<R | null>(null)
  const begin = () => setOpen('new')

  const primary = may && {
    label: props.add,
    icon: 'plus' as const,
    keys: 'n',
    tour: 'add',
    run: begin,
  }

  // A page of its own has it in its own head.
  usePageActions(page ? {} : { primary })

  const buttons = (row: R) => {
    const own = {
      name: nameOf ? nameOf(row) : String(row.name),
      history: () => setPast(row),
      edit: stays?.(row) || !may ? undefined : () => setOpen(row),
      remove: may ? remove(row) : undefined,
    }

    return <RowMenu {...own} more={menu?.(row)} removal={removal} />
  }

  const table = (
    <DataTable
      name={list.resource}
      label={label}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={typeof opens === 'function' ? opens : may && opens ? setOpen : undefined}
      rowActions={may || menu ? buttons : undefined}
      drawn={
        card && (
          <CardGrid label={label} rows={list.rows} card={(row) => card(row, may && buttons(row))} />
        )
      }
      filters={filters}
      exportUrl={exportOf(list)}
      empty={empty}
    />
  )

  return (
    <>
      {page ? (
        <Page title={label} primary={primary}>
          {table}
        </Page>
      ) : (
        table
      )}
      <Suspense>
        {open && (
          <FormHistory value={open === 'new' ? null : history(open, () => {})}>
            {dialog(open === 'new' ? null : open, () => setOpen(null))}
          </FormHistory>
        )}
        {past && history(past, () => setPast(null))}
      </Suspense>
    </>
  )
}

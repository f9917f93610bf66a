import Button from '@mui/material/Button'
import { CardGrid } from '@workledger/web-app/kit/card-grid'
import { type Column, DataTable } from '@workledger/web-app/kit/data-table'
import { Icon } from '@workledger/web-app/kit/icon'
import { type ReactNode, Suspense, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { ConsoleList } from './console-list'
import { exportOf } from './exports'
import { RowButtons } from './row-buttons'

type Named = RaRecord<string> & { name: string }
interface Props<R extends Named> {
  list: ConsoleList<R>
  label: string
  columns: Column<R>[]
  /** Whether the viewer changes these records, or only reads them. */
  may: boolean
  /** What the button says that makes a new one. */
  add: string
  /** Asks and removes; undefined for a record that cannot be removed. */
  remove: (row: R) => (() => void) | undefined
  /** Records that nobody changes. */
  stays?: (row: R) => boolean
  /** A press on the row opens its dialog too. */
  opens?: boolean
  /** Buttons of a row before the others. */
  before?: (row: R) => ReactNode
  /** What stands before the button. */
  filters?: ReactNode
  empty: ReactNode
  /** For a record, or for a new one. */
  dialog: (row: R | null, close: () => void) => ReactNode
  history: (row: R, close: () => void) => ReactNode
  /** Draws a record as a card, with its buttons, instead of a row of the table. */
  card?: (row: R, buttons: ReactNode) => ReactNode
}

/** A list of records that have a name and one dialog: each with its history, to add, edit and delete, and to take away as a file. */
export function RecordTable<R extends Named>({
  list,
  label,
  columns,
  may,
  add,
  stays,
  remove,
  opens,
  before,
  filters,
  empty,
  dialog,
  history,
  card,
}: Props<R>) {
  const [open, setOpen] = useState<R | 'new' | null>(null)
  const [past, setPast] = useState<R | null>(null)
  const buttons = (row: R) => (
    <>
      {before?.(row)}
      <RowButtons name={row.name} history={() => setPast(row)} edit={stays?.(row) ? undefined : () => setOpen(row)} remove={remove(row)} />
    </>
  )
  return (
    <>
      <DataTable
        name={list.resource}
        label={label}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={may && opens ? setOpen : undefined}
        rowActions={may ? buttons : undefined}
        drawn={card && <CardGrid label={label} rows={list.rows} card={(row) => card(row, may && buttons(row))} />}
        search
        filters={
          <>
            {filters}
            {may && (
              <Button variant="contained" color="primary" startIcon={<Icon name="plus" />} data-tour="add" onClick={() => setOpen('new')}>
                {add}
              </Button>
            )}
          </>
        }
        exportUrl={exportOf(list)}
        empty={empty}
      />
      <Suspense>
        {open && dialog(open === 'new' ? null : open, () => setOpen(null))}
        {past && history(past, () => setPast(null))}
      </Suspense>
    </>
  )
}

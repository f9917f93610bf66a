import Button from '@mui/material/Button'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { useInbox } from '@workledger/kit/ui/inbox'
import { Row } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { useChoosing } from './choosing'
import type { ConsoleList } from './console-list'
import { DecisionBar } from './decision-bar'
import { exportOf } from './exports'
import { useWaiting } from './use-waiting'

type Request = RaRecord<string> & { status: string }

export interface Decisions<R> {
  /** Decides one row on screen, with Undo. */
  one: (row: R, approved: boolean) => void
  /** Whether a row's own buttons offer this decision. */
  offered: (row: R, approved: boolean) => boolean
  /** What the row's own buttons say. */
  labels: Readonly<Record<'approve' | 'reject', string>>
  /** Decide one of many chosen rows. */
  approve: (row: R) => Promise<unknown>
  reject: (row: R) => Promise<unknown>
}

/** What a list that is drawn in another way than as a table needs of it. */
export interface Drawn<R> {
  rows: readonly R[]
  here: R | undefined
  point: (index: number) => void
  choosing: Column<R>
}

interface Props<R extends Request> {
  list: ConsoleList<R>
  /** Under which columns and density are remembered. */
  name: string
  label: string
  columns: Column<R>[]
  /** What each key does. */
  words: { next: string; previous: string; approve: string; reject: string; open: string }
  hint: string
  empty: (pending: boolean) => { title: string; text: string }
  search: boolean
  filters: ReactNode
  /** Whose request it is. */
  person: (row: R) => string
  /** The request among others, where it was refused. */
  nameOf: (row: R) => string
  /** Left out for those who only read. */
  decisions?: Decisions<R> | undefined
  open: (row: R) => void
  menu: (row: R) => ReactNode
  /** In place of the table while there is something that waits. */
  drawn?: ((drawn: Drawn<R>) => ReactNode) | undefined
}

/**
 * Requests as an inbox: J and K move, A and R decide, O opens; chosen ones are decided together.
 * What is decided leaves at once, and Undo brings it back.
 */
export function DecisionList<R extends Request>(props: Props<R>) {
  const {
    list,
    name,
    label,
    columns,
    words,
    hint,
    empty,
    search,
    filters,
    person,
    nameOf,
    decisions,
    open,
    menu,
    drawn,
  } = props

  const { held, pending, rows, shown } = useWaiting(list)

  const { here, point } = useInbox({
    rows,
    group: label,
    words,
    ...(decisions ? { decide: decisions.one } : {}),
    open,
  })

  const choosing = useChoosing(shown, person)

  const actions = (row: R) => (
    <Row align="stretch" gap={0.5} sx={{ justifyContent: 'end' }}>
      {decisions?.offered(row, true) && (
        <Button
          onClick={() => decisions.one(row, true)}
          disabled={held.has(row.id)}
          sx={{ minHeight: 28 }}
        >
          {decisions.labels.approve}
        </Button>
      )}
      {decisions?.offered(row, false) && (
        <Button
          variant="text"
          onClick={() => decisions.one(row, false)}
          disabled={held.has(row.id)}
          sx={{ minHeight: 28 }}
        >
          {decisions.labels.reject}
        </Button>
      )}
      {menu(row)}
    </Row>
  )

  return (
    <>
      <DataTable
        name={name}
        label={label}
        list={shown}
        columns={decisions ? [choosing, ...columns] : columns}
        rowKey={({ id }) => id}
        onOpen={(row) => {
          point(rows.indexOf(row))
          open(row)
        }}
        rowActions={actions}
        cursor={here?.id ?? null}
        chosen={list.chosen}
        drawn={pending && rows.length > 0 && drawn?.({ rows, here, point, choosing })}
        search={search}
        filters={filters}
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="check" {...empty(pending)} />}
      />
      <DecisionBar
        list={shown}
        nameOf={nameOf}
        hint={hint}
        decide={
          decisions && {
            approve: { label: words.approve, run: decisions.approve },
            reject: { label: words.reject, run: decisions.reject },
          }
        }
      />
    </>
  )
}

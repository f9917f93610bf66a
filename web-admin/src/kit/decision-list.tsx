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
  /** The labels of a row's own buttons. */
  labels: Readonly<Record<'approve' | 'reject', string>>
  /** Decide one of many selected rows. */
  approve: (row: R) => Promise<unknown>
  reject: (row: R) => Promise<unknown>
}

/** The data for a list that is drawn in another way than as a table. */
export interface Drawn<R> {
  rows: readonly R[]
  here: R | undefined
  point: (index: number) => void
  choosing: Column<R>
}

interface Props<R extends Request> {
  list: ConsoleList<R>
  /** Name under which columns and density are stored. */
  name: string
  label: string
  columns: Column<R>[]
  /** The action of each key. */
  words: { next: string; previous: string; approve: string; reject: string; open: string }
  hint: string
  empty: (pending: boolean) => { title: string; text: string }
  filters: ReactNode
  /** Name of the requesting person. */
  person: (row: R) => string
  /** Name of a request in the list of refusals. */
  nameOf: (row: R) => string
  /** Undefined for readers. */
  decisions?: Decisions<R> | undefined
  open: (row: R) => void
  menu: (row: R) => ReactNode
  /** Replaces the table while requests are waiting. */
  drawn?: ((drawn: Drawn<R>) => ReactNode) | undefined
}

/**
 * Requests as an inbox: J and K move, A and R decide, O opens; selected ones are decided together.
 * A decided request disappears at once, and Undo restores it.
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

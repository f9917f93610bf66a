import { Muted } from '@workledger/kit/ui/text'
import type { RaRecord } from 'react-admin'
import { BulkBar } from './bulk-bar'
import type { ConsoleList } from './console-list'

interface Props<R extends RaRecord> {
  list: ConsoleList<R>
  nameOf: (row: R) => string
  /** The list's keys. */
  hint: string
  /** The labels of the two decisions, and the decision of one row; undefined for readers. */
  decide?:
    | Readonly<Record<'approve' | 'reject', { label: string; run: (row: R) => Promise<unknown> }>>
    | undefined
}

/** Below a list of records to decide: its keys, and the decisions about the selected rows. */
export function DecisionBar<R extends RaRecord>({ list, nameOf, hint, decide }: Props<R>) {
  return (
    <>
      {list.rows.length > 0 && (
        <Muted size={12} sx={{ mt: 0.5, '@media (pointer: coarse)': { display: 'none' } }}>
          {hint}
        </Muted>
      )}
      <BulkBar
        list={list}
        nameOf={nameOf}
        actions={
          decide ? (['approve', 'reject'] as const).map((id) => ({ id, ...decide[id] })) : []
        }
      />
    </>
  )
}

import Box from '@mui/material/Box'
import type { RaRecord } from 'react-admin'
import { BulkBar } from './bulk-bar'
import type { ConsoleList } from './console-list'

interface Props<R extends RaRecord> {
  list: ConsoleList<R>
  nameOf: (row: R) => string
  /** The keys that the list knows. */
  hint: string
  /**
   * What the two decisions are called, and how one row is decided; left out for those who only
   * read.
   */
  decide?:
    | Readonly<Record<'approve' | 'reject', { label: string; run: (row: R) => Promise<unknown> }>>
    | undefined
}

/** Below a list of what is decided on: its keys, and the decisions about the chosen rows. */
export function DecisionBar<R extends RaRecord>({ list, nameOf, hint, decide }: Props<R>) {
  return (
    <>
      {list.rows.length > 0 && (
        <Box
          sx={{
            mt: 0.5,
            color: 'text.secondary',
            fontSize: 12,
            '@media (pointer: coarse)': { display: 'none' },
          }}
        >
          {hint}
        </Box>
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

import { leaveImportEvents as e } from '@workledger/contracts/leave/leave-imports.events'
import { leaveImportDecider } from '@workledger/domain/leave/import/leave-import-record'
import { at, change, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** One import of leave or of balances; `reasons` are its refused rows by code. */
export const leaveImports = table(
  'leave_imports',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    content: col.text,
    format: col.text,
    status: col.text,
    started_at: col.instant,
    started_by: col.maybe.text,
    from_on: col.maybe.day,
    to_on: col.maybe.day,
    file_rows: col.int,
    added: col.int,
    known: col.int,
    refused: col.int,
    removed: col.int,
    reasons: col.json<{ code: string; count: number; rows: number[] }[]>(),
    revision: col.revision,
  },
  { indexes: ['workspace_id, started_at desc, id'] },
)

const importId = (event: { data: { import_id: string } }) => event.data.import_id

export const leaveImportsProjection = projection('leave-imports', {
  version: 2,
  tables: [leaveImports],
  contents: [[leaveImports, leaveImportDecider]],
  steps: [
    on(e.LeaveImportStarted, leaveImports, importId, (_, event) => ({
      id: event.data.import_id,
      workspace_id: event.data.workspace_id,
      content: event.data.content ?? 'leave',
      format: event.data.format,
      status: 'running',
      started_at: at(event),
      started_by: event.meta.actor,
      from_on: event.data.from_on,
      to_on: event.data.to_on,
      file_rows: event.data.rows,
      added: event.data.leaves,
      known: event.data.known,
      refused: 0,
      removed: 0,
      reasons: [],
    })),
    change(e.LeaveImportFinished, leaveImports, importId, ({ data }) => ({
      status: 'finished',
      added: data.added,
      known: data.known,
      refused: data.refused.reduce((sum, { count }) => sum + count, 0),
      reasons: data.refused,
    })),
    change(e.LeaveImportInterrupted, leaveImports, importId, () => ({ status: 'interrupted' })),
    change(e.LeaveImportUndone, leaveImports, importId, ({ data: { removed, kept } }, row) => ({
      status: kept.some(({ count }) => count > 0) ? 'partly_undone' : 'undone',
      removed: row.removed + removed,
    })),
  ],
})

import { timeImportEvents as e } from '@workledger/contracts/time-tracking/time-imports.events'
import { timeImportDecider } from '@workledger/domain/time-tracking/import/time-import'
import { at, change, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** One import of tracked time; `reasons` are its refused rows by code. */
export const timeImports = table(
  'time_imports',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    format: col.text,
    status: col.text,
    started_at: col.instant,
    started_by: col.maybe.text,
    from_on: col.maybe.day,
    to_on: col.maybe.day,
    file_rows: col.int,
    entries: col.int,
    known: col.int,
    refused: col.int,
    removed: col.int,
    reasons: col.json<{ code: string; count: number; rows: number[] }[]>(),
    revision: col.revision,
  },
  { indexes: ['workspace_id, started_at desc, id'] },
)

const importId = (event: { data: { import_id: string } }) => event.data.import_id

export const timeImportsProjection = projection('time-imports', {
  version: 1,
  tables: [timeImports],
  contents: [[timeImports, timeImportDecider]],
  steps: [
    on(e.TimeImportStarted, timeImports, importId, (_, event) => {
      const {
        import_id: id,
        workspace_id,
        format,
        rows,
        entries,
        known,
        from_on,
        to_on,
      } = event.data

      return {
        id,
        workspace_id,
        format,
        status: 'running',
        started_at: at(event),
        started_by: event.meta.actor,
        from_on,
        to_on,
        file_rows: rows,
        entries,
        known,
        refused: 0,
        removed: 0,
        reasons: [],
      }
    }),
    change(e.TimeImportFinished, timeImports, importId, ({ data }) => ({
      status: 'finished',
      entries: data.added,
      known: data.known,
      refused: data.refused.reduce((sum, { count }) => sum + count, 0),
      reasons: data.refused,
    })),
    change(e.TimeImportInterrupted, timeImports, importId, () => ({ status: 'interrupted' })),
    change(e.TimeImportUndone, timeImports, importId, ({ data: { removed, kept } }, row) => ({
      status: kept.some(({ reason, count }) => reason !== 'gone' && count > 0)
        ? 'partly_undone'
        : 'undone',
      removed: row.removed + removed,
    })),
  ],
})

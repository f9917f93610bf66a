import { punchImportEvents as e } from '@workledger/contracts/biometrics/punch-imports.events'
import { punchImportDecider } from '@workledger/domain/biometrics/punch-import'
import { at, change, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** One import of a device's file; `reasons` are its refused rows by code. */
export const punchImports = table(
  'punch_imports',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    device_id: col.uuid,
    serial_no: col.text,
    status: col.text,
    started_at: col.instant,
    started_by: col.maybe.text,
    from_on: col.maybe.day,
    to_on: col.maybe.day,
    file_rows: col.int,
    punches: col.int,
    known: col.int,
    refused: col.int,
    removed: col.int,
    reasons: col.json<{ code: string; count: number; rows: number[] }[]>(),
    revision: col.revision,
  },
  { indexes: ['workspace_id, started_at desc, id'] },
)

const importId = (event: { data: { import_id: string } }) => event.data.import_id

export const punchImportsProjection = projection('punch-imports', {
  version: 1,
  tables: [punchImports],
  contents: [[punchImports, punchImportDecider]],
  steps: [
    on(e.PunchImportStarted, punchImports, importId, (_, event) => {
      const { import_id: id, workspace_id, device_id, serial_no, ...data } = event.data
      const { rows, punches, known, from_on, to_on } = data

      return {
        id,
        workspace_id,
        device_id,
        serial_no,
        status: 'running',
        started_at: at(event),
        started_by: event.meta.actor,
        from_on,
        to_on,
        file_rows: rows,
        punches,
        known,
        refused: 0,
        removed: 0,
        reasons: [],
      }
    }),
    change(e.PunchImportFinished, punchImports, importId, ({ data }) => ({
      status: 'finished',
      punches: data.added,
      known: data.known,
      refused: data.refused.reduce((sum, { count }) => sum + count, 0),
      reasons: data.refused,
    })),
    change(e.PunchImportInterrupted, punchImports, importId, () => ({ status: 'interrupted' })),
    change(e.PunchImportUndone, punchImports, importId, ({ data: { removed, kept } }, row) => ({
      status: kept.some(({ count }) => count > 0) ? 'partly_undone' : 'undone',
      removed: row.removed + removed,
    })),
  ],
})

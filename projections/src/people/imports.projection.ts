import { employeeImportEvents as e } from '@workledger/contracts/people/import.events'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { employeeImportDecider } from '@workledger/domain/people/import/import'
import { at, change, erased, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** One import of employees. */
export const employeeImports = table(
  'employee_imports',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    status: col.text,
    started_at: col.instant,
    started_by: col.maybe.text,
    sha256: col.text,
    file_rows: col.int,
    /** It sends invitations to new people with an address. */
    invites: col.bool,
    /** New people of its plan so far. */
    to_add: col.int,
    added: col.int,
    updated: col.int,
    unchanged: col.int,
    refused: col.int,
    removed: col.int,
    /** People whose earlier values an undo put back, and those with values that it left. */
    put_back: col.int,
    values_left: col.int,
    left: col.json<{ employee_id: string; reason: string; fields: string[] }[]>(),
    /** Position in the log of its end; later changes are no longer its own. */
    finished_position: col.maybe.numeric,
    revision: col.revision,
  },
  { indexes: ['workspace_id, started_at desc, id'] },
)

/**
 * A person whom an import adds, also if the row was refused in the end. The flags tell what the
 * import itself wrote, so that everything else is a later change.
 */
export const importedEmployees = table(
  'imported_employees',
  {
    /** The employee's id. */
    id: col.uuid,
    workspace_id: col.uuid,
    import_id: col.uuid,
    has_email: col.bool,
    has_contract: col.bool,
    has_values: col.bool,
    terminated: col.bool,
  },
  { indexes: ['import_id', 'workspace_id'] },
)

const importId = (event: { data: { import_id: string } }) => event.data.import_id

export const employeeImportsProjection = projection('employee-imports', {
  version: 3,
  tables: [employeeImports, importedEmployees],
  contents: [[employeeImports, employeeImportDecider]],
  steps: [
    on(e.EmployeeImportStarted, employeeImports, importId, (_, event) => ({
      id: event.data.import_id,
      workspace_id: event.data.workspace_id,
      status: 'running',
      started_at: at(event),
      started_by: event.meta.actor,
      sha256: event.data.sha256,
      file_rows: event.data.rows,
      invites: false,
      to_add: 0,
      added: 0,
      updated: 0,
      unchanged: 0,
      refused: 0,
      removed: 0,
      put_back: 0,
      values_left: 0,
      left: [],
      finished_position: null,
    })),
    change(e.EmployeeImportPlanned, employeeImports, importId, ({ data }) => ({
      invites: data.invite,
      unchanged: data.unchanged,
    })),
    change(e.EmployeeImportAbandoned, employeeImports, importId, () => ({ status: 'abandoned' })),
    change(
      e.EmployeeImportFinished,
      employeeImports,
      importId,
      ({ data: { counts }, position }) => ({
        status: 'finished',
        finished_position: position,
        added: counts.added,
        updated: counts.updated,
        unchanged: counts.unchanged,
        refused: counts.refused,
      }),
    ),
    change(e.EmployeeImportUndoStarted, employeeImports, importId, () => ({ status: 'undoing' })),
    change(e.EmployeeImportUndone, employeeImports, importId, ({ data }, row) => ({
      status:
        data.kept.some(({ count }) => count > 0) || data.values_left ? 'partly_undone' : 'undone',
      removed: row.removed + data.removed,
      put_back: data.put_back ?? row.put_back,
      values_left: data.values_left ?? 0,
      left: data.left ?? [],
    })),
    change(e.EmployeeImportRowsPlanned, employeeImports, importId, ({ data }, row) => ({
      to_add: row.to_add + data.rows.filter(({ action }) => action === 'add').length,
    })),
    on(
      e.EmployeeImportRowsPlanned,
      importedEmployees,
      ({ data }) => data.rows.flatMap((row) => (row.action === 'add' ? [row.employee_id] : [])),
      (_, event, id) => {
        const planned = event.data.rows.find((row) => row.employee_id === id)?.planned

        return {
          id,
          workspace_id: event.workspace,
          import_id: event.data.import_id,
          has_email: Boolean(planned?.email),
          has_contract: Boolean(planned?.contract),
          has_values: false,
          terminated: Boolean(planned?.terminate),
        }
      },
    ),
    change(
      e.EmployeeImportValuesPlanned,
      importedEmployees,
      ({ data }) => data.rows.map(({ employee_id }) => employee_id),
      (event, row) =>
        row.import_id === event.data.import_id
          ? { has_values: true }
          : { has_values: row.has_values },
    ),
    on(employeeEvents.PersonErased, importedEmployees, erased, () => null),
  ],
})

import * as z from 'zod'
import { event } from '../kernel/event'
import { count, digits, id, plain } from '../kernel/event-fields'

const counts = z.object({
  rows: count(),
  added: count(),
  updated: count(),
  unchanged: count(),
  refused: count(),
  terminated: count(),
})

/** One import of employees: stream `import-{id}`. What it did to each employee stands in the employees' own streams. */
export const employeeImportEvents = {
  /** `sha256`: of the file's bytes, so that an auditor can tell which file it was. `mapping`: column, counted from 0 → field. */
  EmployeeImportStarted: event('EmployeeImportStarted', {
    v: 1,
    data: z.object({
      import_id: id(),
      workspace_id: id(),
      sha256: plain(64),
      rows: count(),
      mode: z.enum(['good-rows', 'all-or-nothing']),
      mapping: z.record(digits(3), plain(40)),
    }),
  }),
  EmployeeImportFinished: event('EmployeeImportFinished', { v: 1, data: z.object({ import_id: id(), workspace_id: id(), counts }) }),
}

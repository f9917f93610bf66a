import * as z from 'zod'
import { event } from '../kernel/event'
import { id } from '../kernel/shapes'

const counts = z.object({
  rows: z.number().int(),
  added: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  terminated: z.number().int(),
})

/** One import of employees: stream `import-{id}`. What it did to each employee stands in the employees' own streams. */
export const employeeImportEvents = {
  /** `sha256`: of the file's bytes, so that an auditor can tell which file it was. `mapping`: column, counted from 0 → field. */
  EmployeeImportStarted: event('EmployeeImportStarted', {
    v: 1,
    data: z.object({
      import_id: id(),
      workspace_id: id(),
      sha256: z.string(),
      rows: z.number().int(),
      mode: z.enum(['good-rows', 'all-or-nothing']),
      mapping: z.record(z.string(), z.string()),
    }),
  }),
  EmployeeImportFinished: event('EmployeeImportFinished', { v: 1, data: z.object({ import_id: id(), workspace_id: id(), counts }) }),
}

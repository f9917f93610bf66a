import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint, file, MEGABYTE } from '../kernel/endpoint'
import { punchKinds } from '../kernel/punch-kinds'
import { idOf, workspaceParams } from '../kernel/record'
import { day, id, one, wordedShape } from '../kernel/shapes'
import { punchImportStatus, punchImportsList } from './punch-imports.lists'

/** Bytes of a file; 100,000 punches take less than half. */
export const PUNCH_FILE_MEGABYTES = 10

export const punchImportBody = z.object({
  /** `attlog.dat` of the device. */
  file: file(['table']),
  device_id: z.uuid({ error: 'device.select' }),
})

export const importProblem = z.object({
  /** Line of the file. */
  row: z.number(),
  /** Always null: a refusal concerns the whole line. */
  column: z.string().nullable(),
  ...wordedShape,
})

export const importReason = z.object({
  count: z.number(),
  rows: z.array(z.number()),
  ...wordedShape,
})

export const punchImportReport = z.object({
  id: id(),
  added: z.number(),
  known: z.number(),
  refused: z.number(),
  reasons: z.array(importReason),
  problems: z.array(importProblem),
  stream: z.string(),
})

/** Why an undo leaves a punch. `device`: the device sent it itself. */
export const keptPunchReasons = ['device', 'paid', 'edited', 'erased', 'own'] as const

export type KeptPunchReason = (typeof keptPunchReasons)[number]

const keptPunch = z.object({
  id: id(),
  employee_id: id().nullable(),
  employee_name: z.string().nullable(),
  pin: z.string(),
  at: z.string(),
  kind: z.enum(punchKinds),
  reason: z.enum(keptPunchReasons),
})

export const punchImportDetails = z.object({
  ...punchImportsList.row.shape,
  /** Rows of the file that were not imported. */
  reasons: z.array(importReason),
  /** What an undo would do now. `punches`: the first 200 that would stay. */
  undo: z.object({
    removable: z.number(),
    kept: z.array(z.object({ reason: z.enum(keptPunchReasons), count: z.number() })),
    punches: z.array(keptPunch),
  }),
})

export type PunchImportDetails = z.output<typeof punchImportDetails>

const ofImport = z.object({ ws: idOf('workspaces'), id: idOf('punch_imports') })

export const fileErrors = [
  'punch_import.file',
  'punch_import.empty',
  'punch_import.too_many',
  'punch_import.other_device',
]

export const punchImportsApi = area('biometrics', {
  punchImports: listCall(punchImportsList, {
    path: '/workspaces/{ws}/biometrics/punch-imports',
    summary: 'Imports of punches, newest first',
    params: workspaceParams,
    filters: { status: punchImportStatus.optional(), from: day().optional(), to: day().optional() },
  }),
  punchImport: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/biometrics/punch-imports/{id}',
    who: 'admin',
    summary: 'An import with its refused rows, and what an undo would remove and leave',
    params: ofImport,
    response: one(punchImportDetails),
  }),
  importPunches: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/biometrics/punch-imports',
    who: 'admin',
    summary: "Import a device's attlog.dat; a repetition adds only what is not here",
    multipart: true,
    limit: PUNCH_FILE_MEGABYTES * MEGABYTE,
    status: 201,
    params: workspaceParams,
    body: punchImportBody,
    response: one(punchImportReport),
    errors: fileErrors,
  }),
  undoPunchImport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/biometrics/punch-imports/{id}/undo',
    who: 'admin',
    summary: 'Undo an import; punches that someone has used since stay and are named',
    status: 200,
    params: ofImport,
    response: one(punchImportDetails),
    errors: ['punch_import.running_still'],
  }),
})

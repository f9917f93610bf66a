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

const problem = z.object({
  /** Line of the file. */
  row: z.number(),
  /** Always null: a refusal concerns the whole line. */
  column: z.string().nullable(),
  ...wordedShape,
})

const reason = z.object({ count: z.number(), rows: z.array(z.number()), ...wordedShape })

export const punchImportPreview = z.object({
  file: z.object({
    name: z.string(),
    encoding: z.string(),
    device: z.string(),
    serial_no: z.string(),
    /** The device's time zone, in which the file's times are. */
    zone: z.string(),
  }),
  counts: z.object({
    rows: z.number(),
    add: z.number(),
    known: z.number(),
    refused: z.number(),
  }),
  from_on: z.string().nullable(),
  to_on: z.string().nullable(),
  /** PINs of the file; one that had several owners is here for each. */
  people: z.array(
    z.object({
      pin: z.string(),
      rows: z.number(),
      employee_id: id().nullable(),
      employee_name: z.string().nullable(),
    }),
  ),
  /** The first rows as parsed. */
  rows: z.array(
    z.object({
      row: z.number(),
      action: z.enum(['add', 'known', 'refused']),
      pin: z.string(),
      person: z.string().nullable(),
      /** By the device's clock. */
      device_time: z.string(),
      kind: z.enum(punchKinds),
    }),
  ),
  /** Faults by kind, most frequent first. */
  reasons: z.array(reason),
  /** At most 1000. */
  problems: z.array(problem),
})

export type PunchImportPreview = z.output<typeof punchImportPreview>

export const punchImportReport = z.object({
  id: id(),
  added: z.number(),
  known: z.number(),
  refused: z.number(),
  reasons: z.array(reason),
  problems: z.array(problem),
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
  reasons: z.array(reason),
  /** What an undo would do now. `punches`: the first 200 that would stay. */
  undo: z.object({
    removable: z.number(),
    kept: z.array(z.object({ reason: z.enum(keptPunchReasons), count: z.number() })),
    punches: z.array(keptPunch),
  }),
})

export type PunchImportDetails = z.output<typeof punchImportDetails>

const ofImport = z.object({ ws: idOf('workspaces'), id: idOf('punch_imports') })

const fileErrors = [
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
  previewPunchImport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/biometrics/punch-imports/preview',
    who: 'admin',
    whileReadOnly: true,
    summary: "Preview an import of a device's attlog.dat; nothing is saved",
    multipart: true,
    limit: PUNCH_FILE_MEGABYTES * MEGABYTE,
    status: 200,
    params: workspaceParams,
    body: punchImportBody,
    response: one(punchImportPreview),
    errors: fileErrors,
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

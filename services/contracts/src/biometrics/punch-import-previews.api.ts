import * as z from 'zod'
import { area, endpoint, MEGABYTE } from '../kernel/endpoint'
import { punchKinds } from '../kernel/punch-kinds'
import { workspaceParams } from '../kernel/record'
import { id, one } from '../kernel/shapes'
import {
  fileErrors,
  importProblem,
  importReason,
  PUNCH_FILE_MEGABYTES,
  punchImportBody,
} from './punch-imports.api'

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
  reasons: z.array(importReason),
  /** At most 1000. */
  problems: z.array(importProblem),
})

export type PunchImportPreview = z.output<typeof punchImportPreview>

/** Previews of imports; in a file of their own, because only the page of an import calls them. */
export const punchImportPreviewsApi = area('biometrics', {
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
})

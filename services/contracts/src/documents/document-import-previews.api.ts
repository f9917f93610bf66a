import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import { id, one } from '../kernel/shapes'
import { archiveLimits } from './document-import-limits'
import {
  archiveErrors,
  documentImportBody,
  importProblem,
  importReason,
} from './document-imports.api'
import { documentVisibilities } from './document-types'

export const documentImportPreview = z.object({
  file: z.object({
    name: z.string(),
    size: z.number(),
    sha256: z.string(),
    /** The list of documents in the archive, if it has one. */
    index: z.string().nullable(),
  }),
  counts: z.object({
    files: z.number(),
    add: z.number(),
    known: z.number(),
    refused: z.number(),
    /** Files of operating systems, such as `.DS_Store`. */
    ignored: z.number(),
    /** Of the documents to add. */
    bytes: z.number(),
  }),
  people: z.array(
    z.object({
      key: z.string(),
      files: z.number(),
      employee_id: id().nullable(),
      employee_name: z.string().nullable(),
      by: z.enum([
        'oid',
        'email',
        'name',
        'choice',
        'left_out',
        'ambiguous',
        'contradicting',
        'none',
      ]),
    }),
  ),
  types: z.array(
    z.object({
      /** The category; empty for files without one. */
      name: z.string(),
      files: z.number(),
      type: z.string().nullable(),
      /** Readers besides the person and admins. */
      visibility: z.enum(documentVisibilities).nullable(),
      by: z.enum(['name', 'choice', 'left_out', 'none']),
    }),
  ),
  /** The first files. */
  files: z.array(
    z.object({
      row: z.number(),
      path: z.string(),
      action: z.enum(['add', 'known', 'refused']),
      person: z.string(),
      type: z.string(),
      name: z.string(),
      size: z.number(),
    }),
  ),
  /** Faults by kind, most frequent first. */
  reasons: z.array(importReason),
  /** At most 1000. */
  problems: z.array(importProblem),
})

export type DocumentImportPreview = z.output<typeof documentImportPreview>

/** Previews of imports; in a file of their own, because only the page of an import calls them. */
export const documentImportPreviewsApi = area('documents', {
  previewDocumentImport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/document_imports/preview',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Preview an import of documents; nothing is saved',
    multipart: true,
    limit: archiveLimits.bytes,
    status: 200,
    params: workspaceParams,
    body: documentImportBody,
    response: one(documentImportPreview),
    errors: archiveErrors,
  }),
})

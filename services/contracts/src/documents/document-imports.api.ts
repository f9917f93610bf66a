import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { importChoices } from '../kernel/import-choices'
import { idOf, workspaceParams } from '../kernel/record'
import { id, one, wordedShape } from '../kernel/shapes'
import { spooledFile } from '../kernel/spooled-file'
import { characters } from '../kernel/text'
import { archiveLimits } from './document-import-limits'
import { documentImportStatus, documentImportsList } from './document-imports.lists'

export const documentImportBody = z.object({
  /** A ZIP archive. */
  file: spooledFile(),
  /** A person of the archive (number, e-mail address or name) → employee id. */
  people: importChoices(id(), 'document_import.people').optional(),
  /** A category of the archive → document type. */
  types: importChoices(characters(100).min(1), 'document_import.types').optional(),
  /** SHA-256 of the previewed archive: another one is refused. */
  sha256: characters(64).optional(),
})

export const importReason = z.object({
  count: z.number(),
  rows: z.array(z.number()),
  ...wordedShape,
})

export const importProblem = z.object({
  /** Which file of the archive's directory, counted from 1. */
  row: z.number(),
  path: z.string(),
  ...wordedShape,
})

export const documentImportReport = z.object({
  id: id(),
  added: z.number(),
  known: z.number(),
  refused: z.number(),
  reasons: z.array(importReason),
  problems: z.array(importProblem),
  stream: z.string(),
})

/** Why an undo leaves a document, or cannot find it. */
export const keptDocumentReasons = ['changed', 'replaced', 'gone'] as const

const keptReason = z.enum(keptDocumentReasons)

export const documentImportDetails = z.object({
  ...documentImportsList.row.shape,
  /** Files of the archive that were not imported. */
  reasons: z.array(importReason),
  /** What an undo would do now. `documents`: the first 200 that would stay. */
  undo: z.object({
    removable: z.number(),
    kept: z.array(z.object({ reason: keptReason, count: z.number() })),
    documents: z.array(
      z.object({
        id: id(),
        employee_id: id(),
        employee_name: z.string(),
        filename: z.string(),
        type: z.string(),
        reason: keptReason,
      }),
    ),
  }),
})

export type DocumentImportDetails = z.output<typeof documentImportDetails>

const ofImport = z.object({ ws: idOf('workspaces'), id: idOf('document_imports') })

/** Refusals of an archive. */
export const archiveErrors = [
  'document_import.file',
  'document_import.empty',
  'document_import.too_many',
  'document_import.index',
  'document_import.other_file',
]

export const documentImportsApi = area('documents', {
  documentImports: listCall(documentImportsList, {
    path: '/workspaces/{ws}/document_imports',
    summary: 'Imports of documents, newest first',
    params: workspaceParams,
    filters: { status: documentImportStatus.optional() },
  }),
  documentImport: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/document_imports/{id}',
    who: 'admin',
    summary: 'An import with its refused files, and what an undo would remove and leave',
    params: ofImport,
    response: one(documentImportDetails),
  }),
  importDocuments: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/document_imports',
    who: 'admin',
    summary: 'Import documents from an archive; a repetition adds only what is not here',
    multipart: true,
    limit: archiveLimits.bytes,
    status: 201,
    params: workspaceParams,
    body: documentImportBody,
    response: one(documentImportReport),
    errors: archiveErrors,
  }),
  undoDocumentImport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/document_imports/{id}/undo',
    who: 'admin',
    summary: 'Undo an import; a document that someone has changed since stays and is named',
    status: 200,
    params: ofImport,
    response: one(documentImportDetails),
    errors: ['document_import.running_still'],
  }),
})

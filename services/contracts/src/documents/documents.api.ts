import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint, file } from '../kernel/endpoint'
import { employeeParams, idOf } from '../kernel/record'
import { clearable, created, day, one, text, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { documentVisibilities } from './document-types'
import { documentsList } from './documents.lists'

const documentParams = z.object({ id: idOf('employees'), docId: idOf('documents') })
const author = z.object({ first_name: z.string(), last_name: z.string() }).nullable()

/** Most versions of one document. */
export const MOST_VERSIONS = 100

/** Minutes for which a link to a file is valid, once. */
export const LINK_MINUTES = 5

export const employeeDocument = documentsList.row
  .omit({
    employee_oid: true,
    name: true,
    author_first_name: true,
    author_last_name: true,
    author_name: true,
  })
  .extend({
    author,
    /** The call of one document that returns a link to the file. */
    download_url: z.string(),
    file: z.object({ version: z.number(), size: z.number(), content_type: z.string() }),
  })

export type EmployeeDocument = z.output<typeof employeeDocument>

export const documentVersion = z.object({
  version: z.number(),
  size: z.number(),
  content_type: z.string(),
  uploaded_at: z.string(),
  author,
})

export type DocumentVersion = z.output<typeof documentVersion>

const documentsDetails = {
  filename: text('documents.name'),
  type: text('documents.type', 100),
  /** Omitted or blank: it does not expire. */
  expires_on: clearable(day()),
}

const kinds = ['image', 'document'] as const

export const documentBody = z.object({ ...documentsDetails, document: file(kinds) })
export const documentChange = z
  .object({ ...documentsDetails, document: file(kinds).optional() })
  .partial()

export const documentsApi = area('documents', {
  documents: listCall(documentsList, {
    path: '/employees/{id}/documents',
    who: 'self',
    summary: 'Documents of an employee; a manager sees those with a type open to managers',
    params: employeeParams,
    row: employeeDocument,
    filters: { visibility: z.enum(documentVisibilities).optional() },
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/employees/{id}/documents',
    who: 'admin',
    summary: 'Add a document to an employee',
    multipart: true,
    status: 201,
    params: employeeParams,
    body: documentBody,
    response: created(),
  }),
  changeDocument: endpoint({
    method: 'PUT',
    path: '/employees/{id}/documents/{docId}',
    who: 'admin',
    summary: 'Change a document; a new file becomes its next version',
    multipart: true,
    params: documentParams,
    body: documentChange,
    response: one(employeeDocument),
    errors: ['documents.same_file', 'documents.most_versions'],
  }),
  document: endpoint({
    method: 'GET',
    path: '/employees/{id}/documents/{docId}',
    who: 'self',
    summary: `One document with its versions, and a link to the file that is good once, for ${LINK_MINUTES} minutes`,
    params: documentParams,
    query: z.object({ version: wholeNumber().min(1).optional() }),
    response: one(
      employeeDocument.extend({
        /** Path from the server's root; of the requested version, otherwise the newest. */
        url: z.string(),
        url_expires_at: z.string(),
        /** Newest first. */
        versions: z.array(documentVersion),
      }),
    ),
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/documents/{docId}',
    who: 'admin',
    summary: 'Delete a document',
    params: documentParams,
  }),
  documentFile: endpoint({
    method: 'GET',
    path: '/documents/{id}/file',
    who: 'key',
    summary: 'The file of a document, by the key of a link',
    params: z.object({ id: idOf('documents') }),
    query: z.object({ key: characters(64).default('') }),
    raw: 'file',
    errors: ['documents.link', 'link.expired'],
  }),
})

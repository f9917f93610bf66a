import { documentEvents as e } from '@workledger/contracts/documents/documents.events'
import { UUID } from '@workledger/contracts/kernel/text'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { documentDecider } from '@workledger/domain/documents/document'
import { at, change, erased, on, projection, removeWhere } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** One version of a document's file; a document has at most 100. */
export interface StoredVersion {
  version: number
  file: string
  size: number
  content_type: string
  uploaded_at: string
  author_id: string | null
}

export const documents = table(
  'documents',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    filename: col.maybe.text,
    type: col.maybe.text,
    visibility: col.text,
    expires_on: col.maybe.day,
    /** Days before expiry of the last reminder for this expiry date. */
    reminded: col.maybe.int,
    version: col.int,
    size: col.int,
    content_type: col.text,
    /** The user who uploaded the newest version. */
    author_id: col.maybe.uuid,
    versions: col.json<StoredVersion[]>(),
    /** SHA-256 of the newest version. */
    digest: col.maybe.text,
    import_id: col.maybe.uuid,
    /** Its details changed since it was added. */
    changed: col.bool,
    created_at: col.instant,
    uploaded_at: col.instant,
    revision: col.revision,
  },
  {
    counted: true,
    followed: true,
    indexes: [
      'employee_id, uploaded_at desc',
      'workspace_id, uploaded_at desc',
      'workspace_id, expires_on',
      'import_id',
    ],
  },
)

const documentId = (event: { data: { document_id: string } }) => event.data.document_id

interface Uploaded {
  data: {
    version: number
    file: string
    hash: string | null
    size: number
    content_type: string
  }
  meta: { actor: string; occurred_at: string }
}

/** Returns the columns of the newest version of a file, together with the earlier versions. */
function uploaded(event: Uploaded, before: readonly StoredVersion[]) {
  const { version, file, hash, size, content_type } = event.data

  const newest = {
    version,
    size,
    content_type,
    author_id: UUID.test(event.meta.actor) ? event.meta.actor : null,
    uploaded_at: at(event),
  }

  return { ...newest, digest: hash, versions: [...before, { ...newest, file }] }
}

export const documentsProjection = projection('documents', {
  version: 5,
  tables: [documents],
  contents: [[documents, documentDecider]],
  steps: [
    on(e.DocumentAdded, documents, documentId, (_, event) => {
      const { document_id: id, employee_id, filename, type, visibility, expires_on } = event.data
      return {
        id,
        workspace_id: event.workspace,
        employee_id,
        filename,
        type,
        visibility,
        expires_on,
        reminded: null,
        ...uploaded(event, []),
        import_id: event.data.import_id ?? null,
        changed: false,
        created_at: at(event),
      }
    }),
    change(
      e.DocumentChanged,
      documents,
      documentId,
      ({ data: { filename, type, visibility, expires_on } }, row) => {
        return {
          filename,
          type,
          visibility,
          expires_on,
          reminded: expires_on === row.expires_on ? row.reminded : null,
          changed: true,
        }
      },
    ),
    change(e.DocumentReplaced, documents, documentId, (event, row) =>
      uploaded(event, row.versions),
    ),
    on(e.DocumentDeleted, documents, documentId, () => null),
    change(e.DocumentExpiryReminded, documents, documentId, ({ data: { days } }) => ({
      reminded: days,
    })),
    removeWhere(employeeEvents.PersonErased, documents, 'employee_id', erased),
  ],
})

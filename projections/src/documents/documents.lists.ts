import * as imports from '@workledger/contracts/documents/document-imports.lists'
import * as declared from '@workledger/contracts/documents/documents.lists'
import { ofEmployee, readList } from '../kernel/list-resource'
import { documents, readsDocument } from './documents.queries'

/** SQL over the user who uploaded the newest version; null once that employee is deleted. */
const ofAuthor = (what: string) =>
  `(select ${what} from employees a where a.workspace_id = d.workspace_id and a.user_id = d.author_id limit 1)`

export const documentsList = readList(declared.documentsList, 'documents as d', {
  from: (db, { workspace }) => documents(db, workspace),
  // The viewer's own documents, and those of their reports whose type is open to managers.
  scope: (query, { employee }) => query.where(readsDocument(employee)),
  sql: {
    ...ofEmployee('d'),
    author_first_name: ofAuthor('a.first_name'),
    author_last_name: ofAuthor('a.last_name'),
    author_name: ofAuthor(`read.full_name(a.first_name, a.last_name)`),
    stream: `'document-' || d.id`,
  },
})

export const documentImportsList = readList(imports.documentImportsList, 'document_imports as m', {
  sql: {
    started_by: `(select read.full_name(b.first_name, b.last_name) from employees b where b.workspace_id = m.workspace_id and b.user_id::text = m.started_by)`,
    present: `(select count(*)::int from documents d where d.import_id = m.id)`,
    files: 'm.archive_files',
    size: 'm.archive_size',
    stream: `'document-import-' || m.id`,
  },
})

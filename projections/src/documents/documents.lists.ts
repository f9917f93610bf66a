import * as declared from '@workledger/contracts/documents/documents.lists'
import { ofEmployee, readList } from '../kernel/list-resource'
import { documents } from './documents.queries'

/** SQL over the user who uploaded the newest version; null once that employee is deleted. */
const ofAuthor = (what: string) =>
  `(select ${what} from employees a where a.workspace_id = d.workspace_id and a.user_id = d.author_id limit 1)`

export const documentsList = readList(declared.documentsList, 'documents as d', {
  from: (db, { workspace }) => documents(db, workspace),
  // The viewer's own documents, and those of their reports whose type is open to managers.
  scope: (query, { employee }) =>
    query.where((eb) =>
      eb.or([
        eb('d.employee_id', '=', employee),
        eb.and([
          eb('d.visibility', '=', 'managers'),
          eb.or([eb('e.manager_id', '=', employee), eb('e.time_off_manager_id', '=', employee)]),
        ]),
      ]),
    ),
  sql: {
    ...ofEmployee('d'),
    author_first_name: ofAuthor('a.first_name'),
    author_last_name: ofAuthor('a.last_name'),
    author_name: ofAuthor(`concat_ws(' ', a.first_name, a.last_name)`),
    stream: `'document-' || d.id`,
  },
})

import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { documentVisibilities } from './document-types'

export const documentsList = defineList({
  name: 'documents',
  label: 'Documents',
  who: 'member',
  ownExport: true,
  columns: {
    id: column.uuid(),
    ...column.employee,
    filename: column.text({ searchable: true, nullable: true }),
    type: column.text({ searchable: true, nullable: true }),
    visibility: column.of('text', z.enum(documentVisibilities)),
    expires_on: column.day({ nullable: true }),
    version: column.number(),
    size: column.number(),
    content_type: column.text(),
    author_first_name: column.text({ exported: false, nullable: true }),
    author_last_name: column.text({ exported: false, nullable: true }),
    author_name: column.text({ searchable: true, nullable: true }),
    created_at: column.instant(),
    updated_at: column.updated(),
    uploaded_at: column.instant(),
    stream: column.stream(),
    revision: column.revision(),
  },
  perPage: 15,
  sort: '-uploaded_at',
})

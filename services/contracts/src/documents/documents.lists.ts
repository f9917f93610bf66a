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
    id: column.uuid('Id'),
    ...column.employee,
    filename: column.text('File name', { searchable: true, nullable: true }),
    type: column.text('Document type', { searchable: true, nullable: true }),
    visibility: column.of('text', 'Visible to', z.enum(documentVisibilities)),
    expires_on: column.day('Expires', { nullable: true }),
    version: column.number('Version'),
    size: column.number('Size in bytes'),
    content_type: column.text('File type'),
    author_first_name: column.text('Uploader’s first name', { exported: false, nullable: true }),
    author_last_name: column.text('Uploader’s last name', { exported: false, nullable: true }),
    author_name: column.text('Uploaded by', { searchable: true, nullable: true }),
    created_at: column.instant('Added'),
    updated_at: column.updated(),
    uploaded_at: column.instant('Uploaded'),
    stream: column.stream(),
    revision: column.revision(),
  },
  perPage: 15,
  sort: '-uploaded_at',
})

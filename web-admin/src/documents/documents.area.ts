import type { ConsoleArea } from '../kit/area'

/** One module for all three, because each file that is loaded later has a name in the first load. */
const page = () => import('./imports/import-pages')
const opens = 'document-imports'

export const documentsArea = {
  name: 'documents',
  pages: [
    { path: 'employees/document-imports', opens, page },
    { path: 'employees/document-imports/new', opens, page },
    { path: 'employees/document-imports/:id', opens, page },
  ],
} satisfies ConsoleArea

import type { ConsoleArea } from '../kit/area'

export const documentsArea = {
  name: 'documents',
  pages: [
    {
      path: 'employees/document-imports',
      opens: 'document-imports',
      page: () => import('./imports/imports-page'),
    },
    {
      path: 'employees/document-imports/new',
      opens: 'document-imports',
      page: () => import('./imports/new-import-page'),
    },
    {
      path: 'employees/document-imports/:id',
      opens: 'document-imports',
      page: () => import('./imports/import-page'),
    },
  ],
} satisfies ConsoleArea

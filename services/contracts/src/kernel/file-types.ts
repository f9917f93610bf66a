/** Content types of each kind of file; the browser offers these and the server takes no others. */
export const fileTypes = {
  image: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  document: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
  ],
  spreadsheet: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
} as const satisfies Record<string, readonly string[]>
export type FileKind = keyof typeof fileTypes

/** What a browser's file dialog offers of these kinds. */
export const acceptOf = (kinds: readonly FileKind[]) => kinds.flatMap((kind): readonly string[] => fileTypes[kind]).join()

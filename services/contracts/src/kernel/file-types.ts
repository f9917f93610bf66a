/** Content types of each kind of file; the browser offers and the server accepts only these. */
export const fileTypes = {
  image: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  document: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
  ],
  /** A message of a bank by ISO 20022. */
  xml: ['application/xml', 'text/xml'],
  spreadsheet: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
  /** A text with separators, or an archive of them. */
  table: ['application/zip', 'text/csv'],
} as const satisfies Record<string, readonly string[]>

export type FileKind = keyof typeof fileTypes

/**
 * Most pixels of a picture: of a person or a company, and of a document such as a photographed
 * receipt.
 */
export const MOST_PIXELS = { shown: 25_000_000, kept: 100_000_000 }

/** Returns the types that a browser's file dialog offers for these kinds. */
export const acceptOf = (kinds: readonly FileKind[]) =>
  kinds.flatMap((kind): readonly string[] => fileTypes[kind]).join()

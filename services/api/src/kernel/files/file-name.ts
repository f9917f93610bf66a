/** Endings of the types that documents may have. */
const endings: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.oasis.opendocument.text': '.odt',
}

/**
 * The name under which a browser keeps a document: what people call it, with the ending of what it
 * is and no other.
 */
export function fileNameOf(filename: string | null, type: string): string {
  const ending = endings[type] ?? ''
  const name = (filename ?? '').replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ').trim() || 'document'
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}

/** File extensions of the permitted document types. */
const endings: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.oasis.opendocument.text': '.odt',
}

/** Returns the download name of a document: its own name with the extension of its real type. */
export function fileNameOf(filename: string | null, type: string): string {
  const ending = endings[type] ?? ''
  const name = (filename ?? '').replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ').trim() || 'document'
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}

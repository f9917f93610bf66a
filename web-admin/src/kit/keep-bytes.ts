/** Saves a file in the browser, byte by byte: DATEV reads Windows-1252. */
export function keepBytes({
  name,
  type,
  content,
}: {
  name: string
  type: string
  content: string
}) {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

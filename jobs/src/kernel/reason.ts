/**
 * Why something failed, for operators: without addresses and quoted values, which may be
 * somebody's. The process's own log has all of it.
 */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)

  const masked = message
    .replaceAll(/[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g, '…@…')
    .replaceAll(/"[^"]*"/g, '"…"')
    // PostgreSQL takes no NUL.
    .replaceAll('\u0000', '')

  return (masked.trim() || 'No reason was given.').slice(0, 300)
}

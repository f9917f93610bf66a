/**
 * Returns the reason of a failure for operators, without addresses and quoted values, which may be
 * personal. The process's own log has the whole error.
 */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)

  const masked = message
    .replaceAll(/[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g, '…@…')
    .replaceAll(/"[^"]*"/g, '"…"')
    // PostgreSQL rejects NUL.
    .replaceAll('\u0000', '')

  return (masked.trim() || 'No reason was given.').slice(0, 300)
}

import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new empty folder that PostgreSQL, which root runs as another user, can pass through. */
export function makeTemporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `workledger-${purpose}-`))
  chmodSync(folder, 0o711)
  return folder
}

import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes an empty folder that PostgreSQL can enter, which root runs as another user. */
export function makeTemporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `workledger-${purpose}-`))
  chmodSync(folder, 0o711)
  return folder
}

import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { StartError } from './start-error'

const Secrets = z.object({ postgresPassword: z.string().min(20), masterKey: z.base64() })

export type Secrets = z.infer<typeof Secrets>

/**
 * Returns the embedded database's secrets, made once and readable by the owner only. Losing the
 * file loses every personal field, since the master key wraps people's keys; so a start never
 * replaces it.
 */
export function readOrMakeSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json')

  if (existsSync(path)) {
    try {
      return Secrets.parse(JSON.parse(readFileSync(path, 'utf8')))
    } catch {
      throw new StartError(
        `${path} is damaged; bring it back from a backup, for without it the data in ${dataDir} cannot be read.`,
      )
    }
  }

  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new StartError(
      `${path} is missing although there is a database next to it; restore the file from a backup, or move ${dataDir} away to begin with an empty one.`,
    )
  }

  const secrets = {
    postgresPassword: randomBytes(24).toString('hex'),
    masterKey: randomBytes(32).toString('base64'),
  }

  write(path, secrets)

  return secrets
}

/**
 * Replaces the master key, only after the vault's keys were wrapped with it (rotate-master-key.ts).
 */
export function replaceMasterKey(dataDir: string, masterKey: Buffer): void {
  write(join(dataDir, 'secrets.json'), {
    ...readOrMakeSecrets(dataDir),
    masterKey: masterKey.toString('base64'),
  })
}

/** Writes the file atomically: the old one or the new one remains. */
function write(path: string, secrets: Secrets): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  renameSync(`${path}.new`, path)
}

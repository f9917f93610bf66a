import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

const root = join(__dirname, '..', '..', '..')

let built: Promise<void> | undefined

/**
 * Builds everything missing or out of date, once for a group's specs; one suite builds while the
 * others wait.
 */
export const buildWebApps = (): Promise<void> => (built ??= build())

async function build(): Promise<void> {
  const turn = new Client(process.env.TEST_DATABASE_URL)
  await turn.connect()

  try {
    await turn.query(`select pg_advisory_lock(hashtext('web apps'))`)
    await promisify(execFile)(process.execPath, [join(root, 'infra', 'build.mjs')])
  } finally {
    await turn.end()
  }
}

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

const root = join(__dirname, '..', '..', '..')

/** Builds what is missing or out of date; one suite does it, those beside it wait. */
export async function buildWebApps(): Promise<void> {
  const turn = new Client(process.env.TEST_DATABASE_URL)
  await turn.connect()
  try {
    await turn.query(`select pg_advisory_lock(hashtext('web apps'))`)
    await promisify(execFile)(process.execPath, [join(root, 'infra', 'build.mjs')])
  } finally {
    await turn.end()
  }
}

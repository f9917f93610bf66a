import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { createEmptyDatabase, testMasterKey } from '../../test/support/database'
import { makeTemporaryFolder } from '../../test/support/temporary-folder'
import { readConfig } from './config'
import { openDatabase } from './database'

let dataDir: string

beforeEach(() => {
  dataDir = makeTemporaryFolder('data')
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const config = (environment: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: dataDir, ...environment })

async function signIn(url: string): Promise<string> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query('select current_user::text as me')
  await client.end()

  return rows[0].me
}

it('opens the embedded database with secrets that it keeps', async () => {
  const first = await openDatabase(config({}))
  expect(await signIn(first.urls.wl_request)).toBe('wl_request')
  await first.stop()
  const path = join(dataDir, 'secrets.json')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const secrets = readFileSync(path, 'utf8')

  const second = await openDatabase(config({}))
  expect(second.masterKey).toEqual(first.masterKey)
  await second.stop()
  expect(readFileSync(path, 'utf8')).toBe(secrets)

  rmSync(path)
  await expect(openDatabase(config({}))).rejects.toThrow(
    /secrets\.json is missing although there is a database next to it; restore the file/,
  )
})

it('lets no role compile its statements, whatever the server does by default', async () => {
  const database = await openDatabase(config({}))

  for (const url of Object.values(database.urls)) {
    const client = new Client(url)
    await client.connect()
    const { rows } = await client.query(
      "select setting, source from pg_settings where name = 'jit'",
    )
    expect(rows).toEqual([{ setting: 'off', source: 'user' }])
    await client.end()
  }

  await database.stop()
})

it('lets the projector never keep a plan that reads a whole table', async () => {
  const database = await openDatabase(config({}))
  const client = new Client(database.urls.wl_projector)
  await client.connect()
  expect((await client.query('show enable_seqscan')).rows).toEqual([{ enable_seqscan: 'off' }])
  await client.end()
  await database.stop()
})

it('lets one process at a time into a data folder, and forgets one that was killed', async () => {
  const database = await openDatabase(config({}))
  await expect(openDatabase(config({}))).rejects.toThrow(
    /Another Workledger \(process \d+\) uses .*; stop it/,
  )
  await database.stop()
  writeFileSync(join(dataDir, 'server.pid'), '999999 1\n')
  await (await openDatabase(config({}))).stop()
})

it('prepares a database that is given, and leaves it running', async () => {
  const { ownerUrl, drop } = await createEmptyDatabase()
  const given = { DATABASE_URL: ownerUrl, MASTER_KEY: testMasterKey.toString('base64') }
  const database = await openDatabase(config(given))
  await database.stop()
  expect(await signIn(database.urls.wl_projector)).toBe('wl_projector')
  await drop()
})

it.each([
  ['', '127.0.0.1:1', 'ECONNREFUSED'],
  ['?host=/no/such', '/no/such', 'ENOENT'],
])('explains in a sentence that the given database cannot be reached%s', async (end, at, why) => {
  const given = {
    DATABASE_URL: `postgres://nobody:secret@127.0.0.1:1/none${end}`,
    MASTER_KEY: testMasterKey.toString('base64'),
  }
  await expect(openDatabase(config(given))).rejects.toThrow(
    new RegExp(
      `^The database at ${at} cannot be reached with DATABASE_URL \\(.*${why}.*\\); check`,
    ),
  )
})

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { createEmptyDatabase, testMasterKey } from '../../test/support/database'
import { freePort, ServerProcess } from '../../test/support/server-process'
import { makeTemporaryFolder } from '../../test/support/temporary-folder'
import { main as verify } from '../tools/verify'
import { readConfig } from './config'
import { openDatabase } from './database'
import { roleUrls } from './roles'

const dataDir = makeTemporaryFolder('without-owner')
let database: Awaited<ReturnType<typeof createEmptyDatabase>>
let withoutOwner: string

beforeAll(async () => {
  database = await createEmptyDatabase()
  const url = new URL(database.ownerUrl)
  url.username = ''
  url.password = ''
  withoutOwner = url.href
})

afterAll(async () => {
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const environment = (DATABASE_URL: string, masterKey = testMasterKey) => ({
  DATABASE_URL,
  MASTER_KEY: masterKey.toString('base64'),
  DATA_DIR: dataDir,
  DEMO: '0',
})

const opened = (url: string, more: Record<string, string> = {}) =>
  openDatabase(readConfig({ ...environment(url), ...more }))

const asOwner = async (sql: string) => {
  const owner = new Client(database.ownerUrl)
  await owner.connect()
  await owner.query(sql)
  await owner.end()
}

it("without the owner's address a process starts only on a database that this version migrated", async () => {
  await expect(opened(withoutOwner)).rejects.toThrow(
    /^The database has not this version's shape, and DATABASE_URL names no owner/,
  )
  await expect(opened(withoutOwner, { MIGRATE_ONLY: '1' })).rejects.toThrow(
    /^DATABASE_URL names no owner/,
  )
  await (await opened(database.ownerUrl)).stop()
  const second = await opened(withoutOwner)

  expect([second.originKey, second.fault, second.identity]).toEqual([
    testMasterKey,
    undefined,
    expect.objectContaining({ ancestors: [] }),
  ])

  await second.stop()

  await asOwner(`update operations.schema_parts set digest = 'older' where part = 'jobs'`)
  await expect(opened(withoutOwner)).rejects.toThrow(/^The database has not this version's shape/)
  await (await opened(database.ownerUrl)).stop()
  await expect(
    openDatabase(readConfig(environment(withoutOwner, Buffer.alloc(32, 'a typo')))),
  ).rejects.toThrow(/^The database's roles are refused: MASTER_KEY is not the one of this database/)
  await expect(verify([], environment(withoutOwner), () => {})).rejects.toThrow(
    /^DATABASE_URL names no owner/,
  )
})

it('refuses to migrate while processes of another version are connected', async () => {
  const running = new Client(readUrl('wl_jobs'))
  await running.connect()
  await (await opened(database.ownerUrl, { MIGRATE_ONLY: '1' })).stop()
  await asOwner(`update operations.schema_parts set digest = 'older' where part = 'jobs'`)
  await expect(opened(database.ownerUrl, { MIGRATE_ONLY: '1' })).rejects.toThrow(
    /^Processes of another version are connected .*1 connections/,
  )
  await running.end()
  await (await opened(database.ownerUrl, { MIGRATE_ONLY: '1' })).stop()
})

it('every role starts without the owner, and has health and metrics of its own', async () => {
  const token = 'a token of the tests'

  const migrating = new ServerProcess({
    dataDir,
    databaseUrl: database.ownerUrl,
    masterKey: testMasterKey,
    env: { MIGRATE_ONLY: '1' },
  })

  expect(await migrating.gone).toEqual({ code: 0, signal: null })
  expect(migrating.said).toContain('The database has the shape of this version.')

  for (const role of ['api', 'projector', 'worker']) {
    const [port, healthPort] = [await freePort(), await freePort()]

    const server = new ServerProcess({
      dataDir: join(dataDir, role),
      databaseUrl: withoutOwner,
      masterKey: testMasterKey,
      port,
      env: {
        ROLES: role,
        METRICS_TOKEN: token,
        HOST: '127.0.0.1',
        ...(role === 'worker' ? { HEALTH_PORT: String(healthPort) } : {}),
      },
    })

    try {
      await server.ready()
      const at = `http://127.0.0.1:${role === 'worker' ? healthPort : port}`
      expect((await fetch(`${at}/healthz`)).status).toBe(200)

      expect(await (await fetch(`${at}/readyz`)).json()).toMatchObject({
        ready: true,
        database: true,
      })

      expect((await fetch(`${at}/metrics`)).status).toBe(401)
      const metrics = await (
        await fetch(`${at}/metrics`, { headers: { authorization: `Bearer ${token}` } })
      ).text()

      for (const name of [
        'process_resident_memory_bytes',
        'nodejs_eventloop_lag_p99_seconds',
        `workledger_process_role{role="${role}"} 1`,
      ])
        expect(metrics).toContain(name)
    } finally {
      await server.kill('SIGTERM')
    }
  }
}, 300_000)

const readUrl = (role: 'wl_jobs') => roleUrls(database.ownerUrl, testMasterKey)[role]

import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { makeTemporaryFolder } from '../../test/support/temporary-folder'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres'
import { isAlive } from './postmaster-file'

let dataDir: string
let running: EmbeddedPostgres | undefined

beforeAll(() => {
  dataDir = makeTemporaryFolder('postgres')
})

afterAll(async () => {
  await running?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({ dataDir, password: 'correct horse', durable: true })
  return running
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  client.on('error', () => {})
  await client.connect()

  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const sockets = () =>
  readdirSync(join(dataDir, 'postgres')).filter((name) => /^\.s\.PGSQL\.\d+$/.test(name))

const overTcp = (url: string) => Object.assign(new URL(url), { search: '' }).href

it('makes a database that only its owner can read and that writes through to disk', async () => {
  const { url } = await start()

  const [row] = await query(
    url,
    `select current_setting('fsync') as fsync, current_setting('listen_addresses') as on, current_setting('server_encoding') as encoding`,
  )

  expect(row).toEqual({ fsync: 'on', on: '127.0.0.1', encoding: 'UTF8' })
  expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0)
})

it('asks for the password, on its socket and over TCP', async () => {
  const { url } = running as EmbeddedPostgres
  expect(new URL(url).searchParams.get('host')).toBe(join(dataDir, 'postgres'))

  for (const address of [url, overTcp(url)]) {
    expect(await query(address, 'select 1 as one')).toEqual([{ one: 1 }])

    await expect(query(address.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      /password authentication failed/,
    )
  }
})

it('keeps committed data over stop and start', async () => {
  const { url, pid, stop } = running as EmbeddedPostgres
  await query(url, 'create table kept as select 42 as answer')
  await stop()
  expect(isAlive(pid)).toBe(false)
  expect(await query((await start()).url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

it('recovers after kill -9 of PostgreSQL', async () => {
  const { url, pid, died } = running as EmbeddedPostgres
  await query(url, 'insert into kept values (43)')
  process.kill(pid, 'SIGKILL')
  expect(await died).toMatch(/ended unexpectedly/)
  expect(sockets()).toHaveLength(1)

  expect(await query((await start()).url, 'select answer from kept order by 1')).toEqual([
    { answer: 42 },
    { answer: 43 },
  ])
  expect(sockets()).toEqual([`.s.PGSQL.${new URL((running as EmbeddedPostgres).url).port}`])
})

it('takes over from a PostgreSQL whose Workledger was killed', async () => {
  const orphan = running as EmbeddedPostgres
  const { url, pid } = await start()
  expect(pid).not.toBe(orphan.pid)
  expect(isAlive(orphan.pid)).toBe(false)
  expect(await query(url, 'select count(*)::int as n from kept')).toEqual([{ n: 2 }])
})

it('starts although the process id of an earlier run now belongs to another program', async () => {
  await running?.stop()

  writeFileSync(
    join(dataDir, 'postgres', 'postmaster.pid'),
    `${process.ppid}\n${dataDir}\n0\n5432\n`,
  )

  expect(await query((await start()).url, 'select count(*)::int as n from kept')).toEqual([
    { n: 2 },
  ])
})

it('is reached over TCP where the path of its folder is too long for a socket', async () => {
  const long = join(dataDir, 'l'.repeat(100))
  mkdirSync(long)
  const postgres = await startEmbeddedPostgres({ dataDir: long, password: 'p', durable: false })
  expect(postgres.url).not.toContain('host=')
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
})

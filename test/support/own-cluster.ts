import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresUser } from '@workledger/infra/server/postgres-folders'
import { Client } from 'pg'
import { freePort } from './server-process'
import { until } from './until'

const DEBIAN = '/usr/lib/postgresql'
const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []

/**
 * The folder of a PostgreSQL with its tools, which npm does not bring: PG_BIN, or the newest of
 * Debian's.
 */
export const tools = [
  process.env.PG_BIN ?? '',
  ...versions.map((version) => join(DEBIAN, version, 'bin')),
].find((folder) =>
  ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(folder, name))),
)

export interface OwnCluster {
  /**
   * Address of the plain owner that docs/operators/database.md describes; `url` names its database.
   */
  readonly url: string
  readonly superuserUrl: string
  kill(): Promise<void>
}

/** Starts a new cluster in `data`, with owner and database as in docs/operators/database.md. */
export async function startOwnCluster(data: string): Promise<OwnCluster> {
  initialise(data)
  const port = await freePort()

  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
  ].flatMap((one) => ['-c', one])

  const child: ChildProcess = spawn(join(tools!, 'postgres'), ['-D', data, ...settings], {
    ...postgresUser,
    cwd: '/',
    stdio: 'ignore',
  })

  const superuserUrl = `postgres://postgres:test@127.0.0.1:${port}/postgres`
  await until(() => asked(superuserUrl, []))

  await asked(superuserUrl, [
    `create role workledger login createrole password 'test'`,
    'create database workledger owner workledger',
  ])

  return {
    url: `postgres://workledger:test@127.0.0.1:${port}/workledger`,
    superuserUrl,
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGQUIT')
      await gone
    },
  }
}

/** Runs pg_dump, pg_restore or another tool of that PostgreSQL, and returns its outcome. */
export function runTool(
  name: string,
  parameters: readonly string[],
): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync(join(tools!, name), parameters, { encoding: 'utf8' })
  return { status, stderr }
}

function initialise(data: string): void {
  const password = `${data}.password`
  writeFileSync(password, 'test\n')
  chmodSync(password, 0o644)
  mkdirSync(data, { mode: 0o700 })
  if (postgresUser) chownSync(data, postgresUser.uid, postgresUser.gid)
  const locale = ['--encoding=UTF8', '--locale=C']

  const parameters = [
    '-D',
    data,
    '-U',
    'postgres',
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    ...locale,
    '--no-sync',
  ]

  const { status, stderr } = spawnSync(join(tools!, 'initdb'), parameters, {
    ...postgresUser,
    cwd: '/',
    encoding: 'utf8',
  })

  if (status !== 0) throw new Error(`initdb: ${stderr}`)
}

/** Returns false until the server answers. */
async function asked(url: string, statements: readonly string[]): Promise<boolean> {
  const client = new Client(url)
  client.on('error', () => {})

  try {
    await client.connect()
  } catch {
    return false
  }

  for (const statement of statements) await client.query(statement)
  await client.end()

  return true
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accessApi } from '@workledger/contracts/access/access.api'
import { Client } from 'pg'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { until } from '../support/until'

/** The whole product in its own process, as `npm start` runs it. */
describe('the process', () => {
  let database: TestDatabase
  let dataDir: string
  let port: number
  let child: ChildProcess | undefined
  const output: string[] = []

  beforeEach(async () => {
    database = await createTestDatabase()
    dataDir = await mkdtemp(join(tmpdir(), 'workledger-'))
    port = await freePort()
    output.length = 0
  })

  afterEach(async () => {
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }

    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })

  function start() {
    const root = join(__dirname, '..', '..')

    child = fork(join(root, 'infra', 'server', 'main.ts'), {
      execArgv: ['--conditions=source', '-r', join(root, 'test', 'support', 'typescript.cjs')],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: database.ownerUrl,
        MASTER_KEY: database.masterKey.toString('base64'),
        DEMO: '0',
        CAPTCHA: 'off',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })

    child.stdout!.on('data', (data) => output.push(String(data)))
    child.stderr!.on('data', (data) => output.push(String(data)))

    return child
  }

  const ask = (agent: Agent, path = '/readyz') =>
    new Promise<number>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, agent }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode!))
      }).on('error', reject)
    })

  it('ends with code 0 on SIGTERM under keep-alive traffic', async () => {
    const running = start()
    const agent = new Agent({ keepAlive: true, maxSockets: 8 })

    await until(
      () =>
        ask(agent).then(
          (status) => status === 200,
          () => false,
        ),
      60_000,
    )

    let stopped = false
    const answered: number[] = []

    const traffic = Array.from({ length: 8 }, async () => {
      while (!stopped)
        await ask(agent, '/api/v1/ping').then(
          (status) => answered.push(status),
          () => new Promise((resolve) => setImmediate(resolve)),
        )
    })

    await until(async () => answered.length > 100)
    const gone = once(running, 'exit')
    running.kill('SIGTERM')
    // Open requests are answered; the connections then stay open and idle, as browsers leave them.
    stopped = true
    await Promise.all(traffic)
    const [code, signal] = await gone
    agent.destroy()

    expect({
      code,
      signal,
      output: output.join('').replace(/.*Workledger is ready.*\n/, ''),
    }).toEqual({
      code: 0,
      signal: null,
      output: '',
    })
  }, 90_000)

  it('prints nothing while it works: no library warns', async () => {
    const running = start()
    const agent = new Agent({ keepAlive: true })

    await until(
      () =>
        ask(agent).then(
          (status) => status === 200,
          () => false,
        ),
      60_000,
    )

    agent.destroy()

    const signUp = async (n: number) => {
      const password = 'a good long password'

      const body = {
        first_name: 'Ann',
        last_name: 'Lee',
        email: `ann.${n}@example.com`,
        password,
        password_confirmation: password,
      }

      const headers = { 'content-type': 'application/json' }

      const answer = await fetch(`http://127.0.0.1:${port}/api/v1${accessApi.register.path}`, {
        method: accessApi.register.method,
        headers,
        body: JSON.stringify(body),
      })

      expect(answer.status).toBe(201)
    }

    for (let round = 0; round < 3; round++)
      await Promise.all(Array.from({ length: 4 }, (_, n) => signUp(round * 4 + n)))

    const gone = once(running, 'exit')
    running.kill('SIGTERM')
    await gone
    expect(output.join('').replace(/.*Workledger is ready.*\n/, '')).toBe('')
  }, 90_000)

  it('starts read-only on a log that lost its end, says why, and ends as it should', async () => {
    const owner = new Client(database.ownerUrl)
    await owner.connect()
    await owner.query(`update read.checkpoints set position = '41' where projection = 'people'`)
    await owner.end()
    const running = start()
    await until(async () => output.join('').includes('Workledger is ready'), 60_000)
    const reason =
      'The event log ends at 0, but "people" has read it up to 41: its last events are missing.'
    expect(output.join('')).toContain(JSON.stringify(reason).slice(1, -1))
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`)

    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 200,
      body: { read_only: true, reason },
    })

    const gone = once(running, 'exit')
    running.kill('SIGTERM')
    expect(await gone).toEqual([0, null])
  }, 90_000)
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')

  return port
}

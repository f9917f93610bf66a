import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, ServerProcess } from '../support/server-process'
import { Chance } from './chance'

jest.setTimeout(300_000)

const STOPS = 5

/** The one line of a start. */
const OWN_WORDS = /^(\{[^\n]*Workledger is ready at [^\n]*\}\n)?$/

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'workledger-'))
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Starts a server that is stopped with its nth statement to PostgreSQL. */
const start = async (n = 0) =>
  new ServerProcess({
    dataDir,
    port: await freePort(),
    preload: join(__dirname, '../support/stop-at.ts'),
    env: { STOP_AT: String(n) },
  })

it('a server that is stopped at any moment of its start ends with code 0 and says nothing', async () => {
  const chance = Chance.ofRun()
  const sent = async () => {
    const server = await (await start()).ready()
    server.child.send('count')
    const [statements] = (await once(server.child, 'message')) as [number]
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null })

    return statements
  }

  // The first start also makes the database.
  await sent()
  const statements = await sent()

  for (let n = 1; n <= STOPS; n++) {
    const at = chance.between(1, Math.ceil((statements * n) / STOPS))
    const server = await start(at)
    await Promise.race([server.gone, server.ready().catch(() => {})])
    // A stop that has come already is not repeated.
    const { code } = await server.kill('SIGTERM')
    const said = OWN_WORDS.test(server.said) ? '' : server.said
    expect({ seed: chance.seed, at, code, said }).toMatchObject({ code: 0, said: '' })
  }
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, ServerProcess } from '../support/server-process'
import { Chance } from './chance'
import { stopAfter } from './stop-after'

jest.setTimeout(300_000)

const STOPS = 6

/** The one line of a start with its database on its machine. */
const OWN_WORDS = /^(\{[^\n]*Workledger is ready at [^\n]*\}\n)?$/

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'workledger-'))
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

const start = async () => new ServerProcess({ dataDir, port: await freePort() })

it('a server that is stopped at any moment of its start ends with code 0 and says nothing', async () => {
  const chance = Chance.ofRun()
  const began = performance.now()
  const first = await (await start()).ready()
  const needed = Math.round(performance.now() - began)
  expect(await first.kill('SIGTERM')).toEqual({ code: 0, signal: null })

  for (let n = 0; n < STOPS; n++) {
    const server = await start()
    // Some moments lie shortly after the start.
    const at = chance.between(0, Math.round(needed * 1.3))
    const { code, signal } = await stopAfter(server, at, n % 2 ? 'SIGTERM' : 'SIGINT')
    // The signal itself ends a process that has not come to the start yet.
    const ended = signal === null ? code : 0
    const said = OWN_WORDS.test(server.said) ? '' : server.said
    expect({ seed: chance.seed, at, ended, said }).toMatchObject({ ended: 0, said: '' })
  }
})

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTemporaryFolder } from '../../test/support/temporary-folder'
import { readConfig } from './config'
import { takeDataDir } from './data-dir'
import { assertWritableFolders } from './writable-folders'

let dataDir: string

beforeEach(() => {
  dataDir = makeTemporaryFolder('writable')
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const config = (more: Record<string, string> = {}) =>
  readConfig({
    DATABASE_URL: 'postgres://db/hr',
    MASTER_KEY: Buffer.alloc(32).toString('base64'),
    DATA_DIR: dataDir,
    ...more,
  })

/** Puts a file in the folder's place, into which not even root can write, as whom tests may run. */
const spoil = (name: string) => {
  mkdirSync(join(dataDir, name, '..'), { recursive: true })
  writeFileSync(join(dataDir, name), '')
}

it.each(['files', 'files/pending', 'exports', 'chromium', 'outbox'])(
  '%s that cannot be written ends the start with a sentence',
  (name) => {
    spoil(name)
    expect(() => assertWritableFolders(config())).toThrow(
      new RegExp(`/${name} cannot be written \\(E[A-Z]+\\); make it writable`),
    )
  },
)

it('a DATA_DIR that is no folder, and an ANCHOR_FILE that takes no lines', () => {
  spoil('file')
  expect(() => assertWritableFolders(config({ DATA_DIR: join(dataDir, 'file') }))).toThrow(
    /file\/files cannot be written/,
  )
  expect(() => assertWritableFolders(config({ ANCHOR_FILE: dataDir }))).toThrow(
    /^ANCHOR_FILE .* cannot be written \(EISDIR\)/,
  )
})

// There mkdir reports an existing folder as missing, and Node's own `recursive` retries forever.
const below = existsSync('/proc/self') ? it : it.skip

below('a folder in which no user, not even root, can make others', () => {
  expect(() => assertWritableFolders(config({ DATA_DIR: '/proc/workledger/data' }))).toThrow(
    /files cannot be written \(E[A-Z]+\)/,
  )
  expect(() =>
    assertWritableFolders(config({ ANCHOR_FILE: '/proc/workledger/anchors.jsonl' })),
  ).toThrow(/cannot be written \(E[A-Z]+\)/)
  expect(() => takeDataDir('/proc/workledger/data')).toThrow(
    /^The data folder .* cannot be written \(E[A-Z]+\); make it writable/,
  )
})

it('asks for nothing that a role does not write, and leaves no file behind', () => {
  spoil('files')
  assertWritableFolders(config({ ROLES: 'projector' }))
  rmSync(join(dataDir, 'files'))
  spoil('outbox')
  assertWritableFolders(config({ ROLES: 'api' }))
  assertWritableFolders(config({ SMTP_URL: 'smtp://mail' }))
  expect(readdirSync(join(dataDir, 'files'))).toEqual(['pending'])
})

import { randomBytes, randomUUID } from 'node:crypto'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { canonical } from '../canonical'
import { contentDigest, GENESIS, linkHash, microseconds } from '../chain'
import { ChainWatch } from '../chain-watch'
import { KeyRing, trustOf } from '../key-ring'
import { publishKey } from '../publish-key'
import { decodeSignature, signBatch } from '../signatures'
import type { Signer } from '../signer'
import {
  certify,
  type InstallationKeys,
  idOfKey,
  installationKey,
  processKey,
  type SigningKey,
  succeed,
} from '../signing-keys'
import { createLogDatabase, type LogDatabase, withClient } from '../testing/database'
import { anAppend, counted, testDefinitions } from '../testing/fixtures'
import { signing, signingDefinitions, testInstallation } from '../testing/test-signer'
import { type StoredRow, verifyChain } from '../verify'
import { createPostgresEventStore, type PostgresEventStore } from './postgres-event-store'
import { createPostgresVault } from './postgres-vault'

const HOUR = 3_600_000
let database: LogDatabase
let vault: ReturnType<typeof createPostgresVault>
const opened: { close(): Promise<void> }[] = []

beforeEach(async () => {
  database = await createLogDatabase()
  vault = createPostgresVault({ connectionString: database.vaultUrl, masterKey: randomBytes(32) })
})

afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
  await vault.close()
  await database.drop()
})

const storeOf = (signer?: Signer) => {
  const definitions = [...testDefinitions, ...signingDefinitions]

  const store = createPostgresEventStore({
    connectionString: database.logUrl,
    vault,
    definitions,
    signer,
  })

  opened.push(store)

  return store
}

/** A process of the installation. */
const processOf = (keys: InstallationKeys, now?: () => number) => signing(keys, storeOf, now)

const found = async (store: PostgresEventStore, keys: InstallationKeys) => {
  const { findings } = await new ChainWatch(store, { trust: trustOf(keys), page: 7 }).whole()
  // Also in one page, so that the result does not depend on page boundaries.
  const again = await verifyChain(store.rows(), [], undefined, new KeyRing(trustOf(keys)))
  expect(again.findings).toEqual(findings)

  return findings.map(({ kind, position, explanation }) => `${kind} ${position}: ${explanation}`)
}

const rowsOf = async (store: PostgresEventStore) => {
  const rows: StoredRow[] = []
  for await (const row of store.rows()) rows.push(row)
  return rows
}

const owner = (...statements: [string, unknown[]?][]) =>
  withClient(database.ownerUrl, async (client) => {
    for (const table of ['events', 'head'])
      await client.query(`alter table log.${table} disable trigger user`)

    for (const [sql, values] of statements) await client.query(sql, values)

    for (const table of ['events', 'head'])
      await client.query(`alter table log.${table} enable trigger user`)
  })

/** An attacker with all rights of the owner rewrites the log with matching hashes. */
async function rewrite(store: PostgresEventStore, change: (rows: StoredRow[]) => StoredRow[]) {
  const rows = change(await rowsOf(store))
  let previous: Buffer = GENESIS

  const inserts = rows.map((row, index): [string, unknown[]] => {
    const position = BigInt(index + 1)

    const link = {
      position,
      revision: BigInt(row.revision),
      recordedAt: microseconds(row.recorded_at),
      digest: contentDigest(row),
    }

    previous = linkHash(previous, link)
    const { recorded_at, workspace, id, revision, v, stream, type, data, meta, signature } = row

    return [
      `insert into log.events (position, recorded_at, workspace, id, revision, v, stream, type, data, meta, hash, signature)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        position,
        recorded_at,
        workspace,
        id,
        revision,
        v,
        stream,
        type,
        data,
        meta,
        previous,
        signature ?? null,
      ],
    ]
  })

  await owner(['delete from log.events'], ...inserts, [
    'update log.head set position = $1, hash = $2',
    [rows.length, previous],
  ])
}

/** An append by the holder of the wl_log password; the digest is right unless another is given. */
async function appendAsLog(
  {
    meta = {},
    digest,
    signature = null,
    ...given
  }: {
    meta?: object
    digest?: Buffer
    signature?: Buffer | null
    stream?: string
    workspace?: string
    known?: number
  },
  how: 'append' | 'append_known' = 'append_known',
) {
  const { workspace = randomUUID(), stream = `employee-${randomUUID()}`, known = -1 } = given
  const event = { id: `${randomUUID().slice(0, -4)}0000`, type: 'Counted', v: 1, data: { n: 7 } }

  const said = {
    actor: randomUUID(),
    command_id: randomUUID(),
    occurred_at: '2026-11-20T08:00:00.000Z',
    ...meta,
  }

  const right = contentDigest({ ...event, workspace, stream, meta: said })

  const values = [
    [event.id],
    [event.type],
    [event.v],
    [canonical(event.data)],
    digest ?? right,
    signature,
  ]

  await withClient(database.logUrl, (client) =>
    how === 'append_known'
      ? client.query('select * from log.append_known($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
          workspace,
          stream,
          known,
          canonical(said),
          ...values,
        ])
      : client.query(
          'select * from log.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
          [...[[workspace], [stream], [known], [known], [1], [canonical(said)]], ...values],
        ),
  )
}

describe('a signed log', () => {
  it('keeps valid signatures with two processes at once, over restarts and in batches', async () => {
    const keys = testInstallation()
    const [one, two] = [processOf(keys), processOf(keys)]
    const streams = Array.from({ length: 5 }, () => ({ workspace: randomUUID(), stream: 'hot' }))

    await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        (n % 2 ? one : two).append(
          anAppend({
            ...streams[n % 5]!,
            events: n % 3 ? [counted(n)] : [counted(n), counted(-n)],
          }),
        ),
      ),
    )

    const restarted = processOf(keys)
    await restarted.append(anAppend())
    expect(await found(restarted, keys)).toEqual([])

    const { signing: told } = await verifyChain(
      restarted.rows(),
      [],
      undefined,
      new KeyRing(trustOf(keys)),
    )

    expect(told).toEqual({ since: '1', unsigned: 0, signed: 165 })
    const told2 = (await rowsOf(restarted)).filter(
      ({ workspace }) => workspace === SYSTEM_WORKSPACE,
    )

    expect(told2.map(({ type }) => type)).toEqual([
      'SigningKeyIntroduced',
      ...Array(3).fill('ProcessKeyCertified'),
    ])
  })

  it('says of events before the first key that they are unsigned, and takes none without a signature after it', async () => {
    const keys = testInstallation()
    const older = storeOf()
    for (let n = 0; n < 3; n++) await older.append(anAppend({ events: [counted(n), counted(n)] }))
    const store = processOf(keys)
    await store.append(anAppend())
    const { findings, signing: told } = await new ChainWatch(store, {
      trust: trustOf(keys),
    }).whole()
    expect([findings, told]).toEqual([[], { since: '7', unsigned: 6, signed: 3 }])
    await expect(older.append(anAppend())).rejects.toThrow(
      'an append without a signature is refused',
    )
    expect((await rowsOf(store)).length).toBe(9)
  })

  it.each(['append', 'append_known'] as const)(
    'takes no event whose digest is another one, by %s, and goes on',
    async (how) => {
      const keys = testInstallation()
      const store = processOf(keys)
      await store.append(anAppend())
      const signature = randomBytes(81)

      for (const digest of [randomBytes(32), Buffer.alloc(0), randomBytes(31)])
        await expect(appendAsLog({ digest, signature }, how)).rejects.toThrow(
          'is not that of its content; nothing was written',
        )

      await expect(appendAsLog({}, how)).rejects.toThrow('an append without a signature is refused')
      await store.append(anAppend())
      expect(await found(store, keys)).toEqual([])
    },
  )

  it('reports forgeries by the role of the log, with a right digest and any signature', async () => {
    const keys = testInstallation()
    const store = processOf(keys)
    const append = anAppend({ events: [counted(1)] })
    await store.append(append)
    const { signature } = (await rowsOf(store)).at(-1)!
    const stranger = processKey()

    const made = signBatch(
      [{ revision: 0, digests: randomBytes(32) }],
      idOfKey(stranger.publicKey),
      stranger.privateKey,
    )

    await appendAsLog({ signature: randomBytes(81) })
    await appendAsLog({ signature: made }, 'append')
    await appendAsLog({ signature: signature! })

    expect(await found(store, keys)).toEqual([
      'forged 4: its signature is malformed',
      'forged 5: its signature is by a key without a certificate',
      'forged 6: its signature is of something else',
    ])
  })

  it('reports keys that the role of the log introduces or certifies itself', async () => {
    const keys = testInstallation()
    const store = processOf(keys)
    await store.append(anAppend())
    const mine = processKey()

    const sign = {
      ready: () => undefined,
      sign: (appends: any) => signBatch(appends, idOfKey(mine.publicKey), mine.privateKey),
    }

    const intruder = storeOf(sign)
    const thief: InstallationKeys = { id: keys.id, current: processKey(), successions: [] }
    const until = [new Date(Date.now() - 1000), new Date(Date.now() + 86_400_000)] as const
    await publishKey(intruder, thief, certify(thief.current, keys.id, mine.publicKey, until))
    await intruder.append(anAppend())

    const claimed = {
      ...succeed(thief.current, thief.current, keys.id),
      previous_key: keys.current.publicKey,
    }

    await intruder.append(
      anAppend({
        workspace: SYSTEM_WORKSPACE,
        stream: `signing-${keys.id}`,
        events: [{ type: 'SigningKeyIntroduced', data: claimed }],
      }),
    )

    await store.append(anAppend())
    const told = await found(store, keys)
    expect(told).toContain(
      'forged 4: it introduces a signing key that the one before did not hand over to',
    )
    expect(told).toContain('forged 5: it certifies a key without the word of the signing key')
    expect(told).toContain('forged 4: its signature is by a key without a certificate')
    expect(told).toContain('forged 7: it introduces a signing key that does not sign for itself')
    expect(told.some((one) => one.startsWith('forged 8'))).toBe(false)
  })

  it('reports a log of another installation, though everything in it fits together', async () => {
    const [ours, theirs] = [testInstallation(), testInstallation()]
    const store = processOf(theirs)
    await store.append(anAppend())
    expect(await found(store, theirs)).toEqual([])
    expect(await found(store, ours)).toContain(
      'forged 1: it introduces the signing key of another installation',
    )
    const masterKey = randomBytes(32)
    const same = testInstallation(theirs.id, masterKey)
    expect(await found(store, same)).toEqual([
      'forged 1: it introduces a signing key that does not come from this MASTER_KEY',
    ])
  })

  describe('that its owner rewrote with matching hashes', () => {
    const changes: [string, (rows: StoredRow[]) => StoredRow[], string[]][] = [
      [
        'content',
        (rows) => rows.map((row) => (row.position === '5' ? { ...row, data: { n: 9 } } : row)),
        ['forged 5'],
      ],
      [
        'the actor',
        (rows) =>
          rows.map((row) =>
            row.position === '5' ? { ...row, meta: { ...row.meta, actor: randomUUID() } } : row,
          ),
        ['forged 5'],
      ],
      [
        'the revision',
        (rows) => rows.map((row) => (row.position === '5' ? { ...row, revision: 7 } : row)),
        ['forged 5'],
      ],
      [
        'the stream',
        (rows) => rows.map((row) => (row.position === '5' ? { ...row, stream: 'other' } : row)),
        ['forged 5'],
      ],
      [
        'the workspace',
        (rows) =>
          rows.map((row) => (row.position === '5' ? { ...row, workspace: randomUUID() } : row)),
        ['forged 5'],
      ],
      [
        'a signature, which is another’s',
        (rows) =>
          rows.map((row) =>
            row.position === '5' ? { ...row, signature: rows[5]!.signature! } : row,
          ),
        ['forged 5'],
      ],
      [
        'a signature, which is gone',
        (rows) => rows.map((row) => (row.position === '5' ? { ...row, signature: null } : row)),
        ['unsigned 5'],
      ],
      [
        'ids of two events',
        (rows) =>
          rows.map((row) =>
            row.position === '3'
              ? { ...row, id: rows[4]!.id }
              : row.position === '5'
                ? { ...row, id: rows[2]!.id }
                : row,
          ),
        ['forged 3', 'forged 5'],
      ],
      [
        'the end of an append, which is gone',
        (rows) => rows.filter(({ position }) => position !== '8'),
        ['forged 7'],
      ],
      [
        'the beginning of an append, which is gone',
        (rows) => rows.filter(({ position }) => position !== '7'),
        ['unsigned 7'],
      ],
      [
        'the order in an append',
        (rows) => [
          ...rows.slice(0, 6),
          { ...rows[7]!, revision: 0 },
          { ...rows[6]!, revision: 1 },
          ...rows.slice(8),
        ],
        ['unsigned 7', 'forged 8'],
      ],
      [
        'an event more',
        (rows) => [
          ...rows.slice(0, 5),
          { ...rows[4]!, id: `${randomUUID().slice(0, -4)}0000`, revision: 1, signature: null },
          ...rows.slice(5),
        ],
        ['unsigned 6'],
      ],
    ]

    it.each(changes)('is found by %s', async (_, change, expected) => {
      const keys = testInstallation()
      const store = processOf(keys)
      for (let n = 0; n < 4; n++) await store.append(anAppend({ events: [counted(n)] }))
      await store.append(anAppend({ events: [counted(7), counted(8)] }))
      await store.append(anAppend())
      await rewrite(store, change)
      const told = await found(store, keys)
      expect(told.map((one) => one.split(':')[0])).toEqual(expected)
    })

    it('is found in the midst of a batch, by position', async () => {
      const keys = testInstallation()
      const store = processOf(keys)
      await store.append(anAppend())
      await Promise.all(
        Array.from({ length: 8 }, (_, n) => store.append(anAppend({ events: [counted(n)] }))),
      )
      const rows = await rowsOf(store)
      const batch = rows.findLast(
        ({ signature }) => signature && decodeSignature(signature)!.appends.length > 2 * 32,
      )!
      const position = String(Number(batch.position) + 1)
      await rewrite(store, (all) =>
        all.map((row) => (row.position === position ? { ...row, data: { n: -1 } } : row)),
      )
      expect(await found(store, keys)).toEqual([`unsigned ${position}: no signature covers it`])
    })
  })

  it('is signed with another key each day', async () => {
    const keys = testInstallation()
    let now = Date.now() - 12 * HOUR
    const store = processOf(keys, () => now)
    const certificates = async () =>
      (await rowsOf(store)).filter(({ type }) => type === 'ProcessKeyCertified').length
    await store.append(anAppend())
    now += 23 * HOUR
    await store.append(anAppend())
    expect(await certificates()).toBe(1)
    now += 2 * HOUR
    // Appends meanwhile are signed with the current key.
    await store.append(anAppend())

    const names = async () =>
      new Set(
        (await rowsOf(store)).flatMap(({ signature }) =>
          signature ? [decodeSignature(signature)!.key.toString('hex')] : [],
        ),
      )

    while ((await names()).size < 2) await store.append(anAppend())
    expect(await certificates()).toBe(2)
    expect((await names()).size).toBe(2)
    expect(await found(store, keys)).toEqual([])
  })

  it('reports a key that was used after its end', async () => {
    const keys = testInstallation()
    const store = processOf(keys)
    await store.append(anAppend())
    const old = processKey()

    const late = storeOf({
      ready: () => undefined,
      sign: (appends) => signBatch(appends, idOfKey(old.publicKey), old.privateKey),
    })

    await publishKey(
      store,
      keys,
      certify(keys.current, keys.id, old.publicKey, [new Date(0), new Date(1)]),
    )

    await late.append(anAppend())
    expect(await found(store, keys)).toEqual([
      'forged 5: its signature is by a key that was valid until 1970-01-01T00:00:00.001Z',
    ])
  })

  it('goes on with a key that the one before handed over to; a process with the old one is informed', async () => {
    const id = randomUUID()
    const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)]
    const [k1, k2, k3] = [first, second, third].map((masterKey) =>
      installationKey(masterKey, id),
    ) as [SigningKey, SigningKey, SigningKey]
    const before: InstallationKeys = { id, current: k1, successions: [] }

    // Changed twice without an append in between.
    const after: InstallationKeys = {
      id,
      current: k3,
      successions: [succeed(k1, k2, id), succeed(k2, k3, id)],
    }

    const old = processOf(before)
    await old.append(anAppend())
    const next = processOf(after)
    await next.append(anAppend())
    expect(await found(next, after)).toEqual([])
    // Offline, with the first key only.
    expect((await verifyChain(next.rows(), [], undefined, new KeyRing())).findings).toEqual([])
    await old.append(anAppend())
    expect(await found(next, after)).toEqual([
      'forged 8: its signature is by a key whose certificate ended when the signing key was replaced',
    ])
  })

  it('refuses to sign while the clocks of process and log are far apart, and writes nothing', async () => {
    const keys = testInstallation()
    const store = processOf(keys, () => Date.now() - 3 * 86_400_000)
    const append = anAppend()
    await expect(store.append(append)).rejects.toThrow(
      'clocks of this machine and of the event log differ',
    )
    expect(await store.readStream(append.workspace, append.stream)).toEqual([])
  })
})

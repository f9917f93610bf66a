import { randomBytes, randomUUID } from 'node:crypto'
import { jsonEvent } from '@eventstore/db-client'
import { ChainWatch } from '../chain-watch'
import { KeyRing, trustOf } from '../key-ring'
import { createPostgresVault } from '../postgres/postgres-vault'
import { signBatch } from '../signatures'
import { idOfKey, processKey } from '../signing-keys'
import { createLogDatabase, type LogDatabase } from '../testing/database'
import { EventStoreDouble } from '../testing/double/event-store-double'
import { anAppend, counted, testDefinitions } from '../testing/fixtures'
import { signing, signingDefinitions, testInstallation } from '../testing/test-signer'
import { verifyChain } from '../verify'
import { connect, dispose } from './client'
import {
  createEventStoreDBEventStore,
  type EventStoreDBEventStore,
} from './eventstoredb-event-store'

/** The chain takes in every event of EventStoreDB. Signatures reveal foreign writers. */
describe('a signed log in EventStoreDB (a double)', () => {
  const keys = testInstallation()
  let database: LogDatabase
  let double: EventStoreDouble
  let vault: ReturnType<typeof createPostgresVault>
  const opened: EventStoreDBEventStore[] = []

  const storeOf = (signer?: Parameters<Parameters<typeof signing>[1]>[0]) => {
    const definitions = [...testDefinitions, ...signingDefinitions]

    const options = {
      address: double.address,
      connectionString: database.logUrl,
      vault,
      definitions,
      signer,
    }

    const store = createEventStoreDBEventStore(options)
    opened.push(store)

    return store
  }

  const processOf = () => signing(keys, storeOf)

  beforeEach(async () => {
    database = await createLogDatabase()
    vault = createPostgresVault({ connectionString: database.vaultUrl, masterKey: randomBytes(32) })
    double = await EventStoreDouble.start()
  })

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()))
    double.stop()
    await vault.close()
    await database.drop()
  })

  const found = async (store: EventStoreDBEventStore) => {
    const { findings, signing: told } = await new ChainWatch(store, {
      trust: trustOf(keys),
      page: 5,
    }).whole()

    expect(
      (await verifyChain(store.rows(), [], undefined, new KeyRing(trustOf(keys)))).findings,
    ).toEqual(findings)

    return {
      told: findings.map(
        ({ kind, position, explanation }) => `${kind} ${position}: ${explanation}`,
      ),
      signing: told,
    }
  }

  it('is intact after concurrent writes of two processes', async () => {
    const older = storeOf()
    await older.append(anAppend({ events: [counted(1), counted(2)] }))
    const [one, two] = [processOf(), processOf()]
    const { workspace, stream } = anAppend()

    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        (n % 2 ? one : two).append(anAppend({ workspace, stream, events: [counted(n)] })),
      ),
    )

    await one.append(anAppend({ events: [counted(1), counted(2), counted(3)] }))
    expect(await found(one)).toEqual({ told: [], signing: { since: '3', unsigned: 2, signed: 36 } })

    // Readers see events without their signatures.
    for (const event of await two.readStream(workspace, stream))
      expect(event).not.toHaveProperty('signature')
  })

  it('reports foreign events in our streams, unsigned or with a foreign signature', async () => {
    const store = processOf()
    const append = anAppend({ workspace: randomUUID() })
    await store.append(append)
    const stranger = processKey()

    const forged = signBatch(
      [{ revision: 1, digests: randomBytes(32) }],
      idOfKey(stranger.publicKey),
      stranger.privateKey,
    )

    // The chain has a row for it after it takes in the last event.
    await store.end()
    const signature = (await store.stored('2', 1))[0]!.signature!.toString('base64')
    const client = connect(double.address)

    for (const one of [undefined, forged.toString('base64'), signature, 'no signature']) {
      const id = `${randomUUID().slice(0, -4)}0000`

      const metadata = {
        id,
        v: 1,
        meta: append.meta,
        ...(one === undefined ? {} : { signature: one }),
      }

      await client.appendToStream(`workledger/${append.workspace}/${append.stream}`, [
        jsonEvent({ type: 'Counted', data: { n: 9 }, metadata }),
      ])
    }

    await dispose(client)

    expect((await found(store)).told).toEqual([
      'unsigned 4: no signature covers it',
      'forged 5: its signature is by a key without a certificate',
      'forged 6: its signature is of something else',
      'unsigned 7: no signature covers it',
    ])
  })
})

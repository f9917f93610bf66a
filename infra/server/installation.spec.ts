import { Client } from 'pg'
import { createEmptyDatabase, testMasterKey } from '../../test/support/database'
import { readConfig } from './config'
import { installationOf } from './installation'
import { migrate } from './migrate'

const connected = async (url: string) => {
  const client = new Client(url)
  await client.connect()
  return client
}

it('a database keeps its name; a restored copy gets another name and remembers the original', async () => {
  const [first, second] = [await createEmptyDatabase(), await createEmptyDatabase()]
  for (const { ownerUrl } of [first, second]) await migrate(ownerUrl, testMasterKey)
  const [source, copy] = [await connected(first.ownerUrl), await connected(second.ownerUrl)]

  try {
    const identity = await installationOf(source)
    expect(identity).toEqual({ id: expect.any(String), ancestors: [] })
    await migrate(first.ownerUrl, testMasterKey)
    expect(await installationOf(source)).toEqual(identity)

    // Copied as pg_restore does.
    const { rows } = await source.query('select id, place, ancestors from operations.installation')
    await copy.query('delete from operations.installation')

    await copy.query(
      'insert into operations.installation (id, place, ancestors) values ($1, $2, $3)',
      [rows[0].id, rows[0].place, JSON.stringify(rows[0].ancestors)],
    )

    await migrate(second.ownerUrl, testMasterKey)
    const restored = await installationOf(copy)

    expect(restored).toEqual({
      id: expect.any(String),
      ancestors: [{ id: identity!.id, until: '0' }],
    })

    expect(restored!.id).not.toBe(identity!.id)
    await migrate(second.ownerUrl, testMasterKey)
    expect(await installationOf(copy)).toEqual(restored)
  } finally {
    await source.end()
    await copy.end()
    for (const { drop } of [first, second]) await drop()
  }
})

it("a drill with production's variables reaches nothing beyond its database and its folder", () => {
  const environment = {
    DATABASE_URL: 'postgres://workledger@drill/workledger',
    MASTER_KEY: testMasterKey.toString('base64'),
    DATA_DIR: '/tmp/drill',
    ANCHOR_FILE: '/var/anchors.jsonl',
    ANCHOR_URL: 'https://heads.example.com',
    ANCHOR_ACCESS_KEY: 'id',
    TSA_URL: 'https://tsa.example.com',
    REDIS_URL: 'redis://queue',
    SMTP_URL: 'smtp://mail',
    STRIPE_KEY: 'sk_live_1',
  }

  const drill = readConfig({ ...environment, DRILL: '1' })

  expect(drill).toMatchObject({
    drill: true,
    databaseUrl: environment.DATABASE_URL,
    dataDir: '/tmp/drill',
  })

  const { anchorFile, anchorUrl, anchorS3, tsaUrl, redisUrl, smtpUrl, stripe } = drill

  expect(
    [anchorFile, anchorUrl, anchorS3, tsaUrl, redisUrl, smtpUrl, stripe].filter(
      (one) => one !== undefined,
    ),
  ).toEqual([])

  const { ANCHOR_ACCESS_KEY: _, STRIPE_KEY: __, ...whole } = environment

  expect(readConfig(whole)).toMatchObject({
    drill: false,
    redisUrl: 'redis://queue',
    anchorFile: '/var/anchors.jsonl',
  })
})

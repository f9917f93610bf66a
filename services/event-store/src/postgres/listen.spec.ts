import { until } from '../../../../test/support/until'
import { createLogDatabase, type LogDatabase, withClient } from '../testing/database'
import { listen } from './listen'

let database: LogDatabase

beforeAll(async () => {
  database = await createLogDatabase()
})

afterAll(() => database?.drop())

async function owner(text: string): Promise<{ pid: number }[]> {
  let rows: { pid: number }[] = []

  await withClient(database.ownerUrl, async (client) => {
    rows = (await client.query(text)).rows
  })

  return rows
}

const listening = () =>
  owner(
    `select pid from pg_stat_activity where datname = current_database() and query ~ '^(listen|select 1)'`,
  )

/** Listens, and notes what happens. */
function channelOf(channel: string) {
  const heard: string[] = []

  const { close } = listen({
    connectionString: database.vaultUrl,
    channel,
    onNotification: (payload) => heard.push(payload),
    onConnected: () => heard.push('connected'),
    onLost: () => heard.push('lost'),
  })

  return { heard, close }
}

it('shares a connection between channels, across its end, until the last one closes', async () => {
  const [one, two] = [channelOf('one'), channelOf('two')]
  await until(() => one.heard.length === 1 && two.heard.length === 1)
  const three = channelOf('one')
  await until(() => three.heard.length === 1)
  expect(await listening()).toHaveLength(1)
  await owner(`select pg_notify('one', 'a'), pg_notify('two', 'b')`)
  await until(() => one.heard.includes('a') && three.heard.includes('a') && two.heard.includes('b'))

  for (const { pid } of await listening()) await owner(`select pg_terminate_backend(${pid})`)
  const connections = ({ heard }: { heard: string[] }) =>
    heard.filter((each) => each === 'connected').length
  await until(() => [one, two, three].every((each) => connections(each) === 2))
  await two.close()
  await owner(`select pg_notify('one', 'c'), pg_notify('two', 'd')`)
  await until(() => one.heard.includes('c') && three.heard.includes('c'))
  expect(one.heard).toEqual(['connected', 'a', 'lost', 'connected', 'c'])
  expect(two.heard).toEqual(['connected', 'b', 'lost', 'connected'])
  expect(await listening()).toHaveLength(1)

  await Promise.all([one.close(), three.close()])
  await until(async () => (await listening()).length === 0)
  const again = channelOf('one')
  await until(() => again.heard.length === 1)
  await again.close()
})

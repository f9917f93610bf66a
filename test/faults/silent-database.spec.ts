import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { until } from '../support/until'
import { Installation } from './installation'
import { Client, founded } from './load'

const long = process.env.FAULTS === 'long' ? describe : describe.skip

/** As when the machine of PostgreSQL loses its power, and a standby takes over its address. */
long('a database that falls silent', () => {
  let installation: Installation
  let client: Client
  let ws: string

  beforeAll(async () => {
    installation = await Installation.start({
      processes: { one: 'api', other: 'projector', rest: 'worker' },
    })
    client = new Client(installation.web.port)
    ;({ ws } = await founded(client))
  }, 120_000)

  afterAll(async () => {
    client?.close()
    await installation?.stop()
  })

  const add = (name: string) =>
    client.call(structureApi.addDepartment, { params: { ws }, body: { name } })

  const invite = (name: string) => {
    const body = { first_name: name, last_name: 'Test', email: `${name}@example.com`, invite: true }
    return client.call(peopleApi.addEmployee, { params: { ws }, body })
  }

  it('is given up, and new connections serve commands, reads and mails', async () => {
    const { received } = installation.mails
    for (let n = 0; n < 5; n++) await add(`Before ${n}`)
    await invite('before')
    await until(() => received.length > 0)
    installation.database.silence()
    // The client repeats it until an answer says that the read tables show it.
    await add('After')
    const { data } = await client.call(structureApi.departments, { params: { ws }, query: {} })
    expect(data.map(({ name }) => name)).toContain('After')
    const before = received.length
    await invite('after')
    await until(() => received.length > before, 90_000)
  }, 300_000)
})

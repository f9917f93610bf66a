import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PostgreSqlContainer, type StartedPostgreSqlContainer } from '@testcontainers/postgresql'
import { createMemoryVault } from '@workledger/event-store/memory/memory-vault'
import { createPostgresEventStore } from '@workledger/event-store/postgres/postgres-event-store'
import { createLogDatabase } from '@workledger/event-store/testing/database'
import { anAppend, testDefinitions } from '@workledger/event-store/testing/fixtures'
import { verifyChain } from '@workledger/event-store/verify'
import { parse } from 'yaml'

const hasDocker = process.env.DOCKER_HOST !== undefined || existsSync('/var/run/docker.sock')
const compose = join(__dirname, '../../infra/deploy/compose.yaml')
const { image } = parse(readFileSync(compose, 'utf8'), { merge: true }).services.postgres

/** Every other spec runs on the embedded PostgreSQL; deployments run on this image. */
const whereDockerIs = hasDocker ? describe : describe.skip

whereDockerIs(`the log on ${image} in a container`, () => {
  const embedded = process.env.TEST_DATABASE_URL
  let container: StartedPostgreSqlContainer

  beforeAll(async () => {
    container = await new PostgreSqlContainer(image).start()
    process.env.TEST_DATABASE_URL = container.getConnectionUri()
  }, 300_000)

  afterAll(async () => {
    process.env.TEST_DATABASE_URL = embedded
    await container?.stop()
  })

  it('keeps an unbroken chain of the appended events', async () => {
    const database = await createLogDatabase()

    const store = createPostgresEventStore({
      connectionString: database.logUrl,
      vault: createMemoryVault(),
      definitions: testDefinitions,
    })

    const appended = anAppend()
    expect(await store.append(appended)).toMatchObject({ revision: 0 })
    expect(await store.readStream(appended.workspace, appended.stream)).toHaveLength(1)
    expect(await verifyChain(store.rows(), [])).toMatchObject({ intact: true })
    await store.close()
    await database.drop()
  })
})

import { existsSync } from 'node:fs'
import { EventStoreDouble } from './double/event-store-double'

export interface ServerUnderTest {
  readonly address: string
  /** Undefined with a real server. */
  readonly double?: EventStoreDouble
  stop(): Promise<void>
}

const given = process.env.EVENT_STORE_URL
const docker = process.env.DOCKER_HOST !== undefined || existsSync('/var/run/docker.sock')

/** Part of the suite's title that tells a double from a server. */
export const serverTitle = given
  ? 'EventStoreDB that EVENT_STORE_URL names'
  : docker
    ? 'EventStoreDB in a container'
    : 'EventStoreDB (a double)'

/**
 * Starts the server of EVENT_STORE_URL, one in a container if Docker is available, or else a
 * double.
 */
export async function startServer(): Promise<ServerUnderTest> {
  if (given) return { address: given, stop: async () => {} }
  if (docker) return contained()
  const double = await EventStoreDouble.start()

  return { address: double.address, double, stop: async () => double.stop() }
}

async function contained(): Promise<ServerUnderTest> {
  const { GenericContainer, Wait } = await import('testcontainers')

  const container = await new GenericContainer('eventstore/eventstore:23.10.1-jammy')
    .withEnvironment({
      EVENTSTORE_INSECURE: 'true',
      EVENTSTORE_MEM_DB: 'true',
      EVENTSTORE_TELEMETRY_OPTOUT: 'true',
    })
    .withExposedPorts(2113)
    .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCode(204))
    .start()

  const address = `esdb://${container.getHost()}:${container.getMappedPort(2113)}?tls=false`

  return { address, stop: async () => void (await container.stop()) }
}

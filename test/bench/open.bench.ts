import { Access } from '@workledger/api/kernel/access/access'
import { SessionCache } from '@workledger/api/kernel/access/session-cache'
import { integrationsApi } from '@workledger/contracts/integrations/integrations.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { median } from '@workledger/event-store/bench/append.bench'
import { createCompany, PASSWORD } from '../support/people'
import { startProduct } from '../support/product'

const [ROUNDS, CALLS] = [15, 2_000]

/**
 * Measures the processor time of authorising a call by an API token, next to a session's, in turns:
 * microseconds each. `fresh` is a token that this server has not seen for five seconds.
 */
export async function benchTokenCheck() {
  const product = await startProduct()

  try {
    const { ws, admin } = await createCompany(product, 'Tokens')

    const { body } = await product.call(integrationsApi.makeToken, {
      token: admin.token,
      params: { ws },
      body: {
        ...{ name: 'Bench', scopes: ['people:read'], current_password: PASSWORD },
        networks: ['127.0.0.0/8', '10.0.0.0/8', '2001:db8::/32'],
      },
    })

    const access = product.app.get(Access, { strict: false })
    const bearer = body.data.token

    const authorise = (token: string) => () =>
      access.authorize(peopleApi.employees, { ws }, token, '127.0.0.1')

    const kinds = { session: authorise(admin.token), token: authorise(bearer) }
    const times = new Map<string, number[]>()

    for (let round = 0; round <= ROUNDS; round++)
      for (const [name, call] of Object.entries(kinds)) {
        const each = await processorTime(call, CALLS)
        if (round > 0) times.set(name, [...(times.get(name) ?? []), each])
      }

    const [session, token] = [median(times.get('session')!), median(times.get('token')!)]
    const fresh = await freshTime(product, kinds.token)

    return { session, token, fresh, wanted: 100 }
  } finally {
    await product.stop()
  }
}

/** Returns microseconds of this process's processor time for each call. */
async function processorTime(call: () => Promise<unknown>, calls: number): Promise<number> {
  const before = process.cpuUsage()
  for (let n = 0; n < calls; n++) await call()
  const { user, system } = process.cpuUsage(before)

  return (user + system) / calls
}

/** The server's processor time with an empty cache; the query waits for PostgreSQL besides. */
async function freshTime(
  product: Awaited<ReturnType<typeof startProduct>>,
  call: () => Promise<unknown>,
): Promise<number> {
  const cache = product.app.get(SessionCache, { strict: false })

  return processorTime(() => {
    cache.forget()
    return call()
  }, 500)
}

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eventDefinitions } from '@workledger/contracts/registry'
import { createPostgresEventStore } from '@workledger/event-store/postgres/postgres-event-store'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import type { TestDatabase } from '../support/database'

/** Limited by a number of events or of seconds. */
type Load = { readonly callers: number } & (
  | { readonly events: number }
  | { readonly seconds: number }
)

/** Appends in a process of its own, and returns the acknowledged events. */
export async function appendApart(
  { urls, masterKey }: TestDatabase,
  load: Load,
): Promise<{ count: number; rate: number }> {
  const env = {
    ...process.env,
    APPENDER: JSON.stringify({
      log: urls.wl_log,
      vault: urls.wl_vault,
      key: masterKey.toString('base64'),
      ...load,
    }),
  }

  const register = join(__dirname, '..', 'support', 'register.cjs')
  const { stdout } = await promisify(execFile)(process.execPath, ['-r', register, __filename], {
    env,
  })

  return JSON.parse(stdout)
}

async function main(order: string) {
  const {
    log,
    vault: vaultUrl,
    key,
    callers,
    events = Number.POSITIVE_INFINITY,
    seconds = Number.POSITIVE_INFINITY,
  } = JSON.parse(order)

  const vault = createPostgresVault({
    connectionString: vaultUrl,
    masterKey: Buffer.from(key, 'base64'),
  })

  const store = createPostgresEventStore({
    connectionString: log,
    vault,
    definitions: eventDefinitions,
  })

  const workspace = randomUUID()
  let [begun, count] = [0, 0]
  const began = performance.now()

  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (begun < events && performance.now() - began < seconds * 1000) {
        const n = begun++

        const meta = {
          actor: 'bench',
          command_id: randomUUID(),
          correlation_id: workspace,
          occurred_at: new Date().toISOString(),
        }

        const data = { workspace_id: workspace, department_id: randomUUID(), name: `Bench ${n}` }
        const stream = `structure-${workspace}-${n % 997}`

        await store.append({
          workspace,
          stream,
          expected: 'any',
          events: [{ type: 'DepartmentAdded', data }],
          meta,
        })

        count++
      }
    }),
  )

  const rate = count / ((performance.now() - began) / 1000)
  await store.close()
  await vault.close()
  process.stdout.write(JSON.stringify({ count, rate }))
}

if (process.env.APPENDER && require.main === module) void main(process.env.APPENDER)

import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { createEventLog } from '@workledger/infra/server/event-log'
import { createWorkers } from '@workledger/jobs/workers'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import pino from 'pino'
import { keysOf } from '../support/installation-keys'

/**
 * A worker as infra composes it, in its own process that a test can kill. WORKER has its
 * configuration as JSON.
 */
async function main() {
  const { config, urls, ownerUrl, masterKey: key, ...options } = JSON.parse(process.env.WORKER!)
  const masterKey = Buffer.from(key, 'base64')
  const vault = createPostgresVault({ connectionString: urls.wl_vault, masterKey })
  const keys = await keysOf({ ownerUrl, masterKey })
  const store = createEventLog({ config, connectionString: urls.wl_log, vault, keys })
  const nothing = async () => Buffer.alloc(0)
  const pdf = { payslip: nothing, payStatement: nothing, invoice: nothing, page: nothing }

  await createWorkers({
    store,
    reads: new TenantReads(urls.wl_jobs),
    jobsUrl: urls.wl_jobs,
    vaultUrl: urls.wl_vault,
    masterKey,
    pdf,
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    ...options,
  })

  process.send!('ready')
  // It ends with the test, even when that dies silently.
  process.on('disconnect', () => process.exit())
}

void main()

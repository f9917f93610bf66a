import { join } from 'node:path'
import { Files } from '@workledger/api/kernel/files/files'
import { ExportMaker } from '@workledger/api/privacy/exports/export-maker'
import type { Blobs } from '@workledger/event-store/blobs/blobs'
import { exportStoreOf } from '@workledger/event-store/blobs/export-store'
import { UploadOwners } from '@workledger/event-store/blobs/upload-owners'
import { Positions } from '@workledger/event-store/secrets/positions'
import { createDocuments } from '@workledger/jobs/documents'
import { createWorkers, type WorkerOptions } from '@workledger/jobs/workers'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { Pool } from 'pg'
import pino from 'pino'
import { testChromium } from '../support/chromium'
import type { Product } from '../support/product'

/** Starts workers in the test's own process, with the outbox in the product's data folder. */
export async function startWorkers(
  product: Product,
  overrides: Partial<WorkerOptions> = {},
  uploads?: Blobs,
) {
  const { database, store, masterKey, dataDir } = product
  const reads = new TenantReads(database.urls.wl_jobs)
  const secrets = new Pool({ connectionString: database.urls.wl_vault, max: 1 })
  const files = new Files(
    uploads ?? join(dataDir, 'files'),
    product.vault,
    store,
    new UploadOwners(secrets),
  )
  const pdf = createDocuments({ reads, picture: files.picture.bind(files), chromium: testChromium })

  const workers = await createWorkers({
    store,
    reads,
    jobsUrl: database.urls.wl_jobs,
    vaultUrl: database.urls.wl_vault,
    masterKey,
    mailFrom: 'Workledger <hr@example.com>',
    publicUrl: 'https://work.example.com',
    // Unset: queues are in PostgreSQL.
    redisUrl: process.env.TEST_REDIS_URL,
    dataDir,
    pdf,
    exports: new ExportMaker({
      reads,
      log: product.log,
      vault: product.vault,
      positions: new Positions(secrets, masterKey),
      files,
      pdf,
      made: exportStoreOf(dataDir, uploads),
    }),
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    ...overrides,
  })

  return {
    reads,
    pdf,
    async close() {
      await workers.close()
      await secrets.end()
      await pdf.close()
      await reads.close()
    },
  }
}

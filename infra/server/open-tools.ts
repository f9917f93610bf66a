import { join } from 'node:path'
import { Files } from '@workledger/api/kernel/files/files'
import { S3Blobs } from '@workledger/event-store/blobs/s3-blobs'
import { UploadOwners } from '@workledger/event-store/blobs/upload-owners'
import { createPool } from '@workledger/event-store/postgres/connections'
import type { StripeOptions } from '@workledger/jobs/billing/stripe-provider'
import { createDocuments } from '@workledger/jobs/documents'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import type { Config } from './config'
import type { OpenedLog } from './open-log'
import type { StartContext } from './start-context'
import { StartError } from './start-error'

export type OpenedTools = Awaited<ReturnType<typeof openTools>>

/** Opens the shared parts of API and workers: payments, uploads, reads and documents. */
export async function openTools(
  { config, database, lifecycle }: StartContext,
  { vault, store }: OpenedLog,
) {
  const { publicUrl, dataDir, stripe, trialDays } = config
  const billing = stripe && { provider: await payments({ ...stripe, publicUrl }), trialDays }
  const jobReads = new TenantReads(database.urls.wl_jobs)
  lifecycle.onStop(() => jobReads.close())
  const uploads = await uploadsOf(config)
  const owners = createPool({ connectionString: database.urls.wl_vault, max: 1 })
  lifecycle.onStop(() => owners.end())
  const files = new Files(uploads ?? join(dataDir, 'files'), vault, store, new UploadOwners(owners))
  // Chromium starts with the first document.
  const chromium = { folder: join(dataDir, 'chromium'), executable: config.chromium }
  const pdf = createDocuments({ reads: jobReads, picture: files.picture.bind(files), chromium })
  lifecycle.onStop(() => pdf.close())

  return { billing, jobReads, uploads, files, pdf }
}

/** Returns the bucket of uploads, if any; it must answer before the first upload. */
async function uploadsOf({ uploads, roles }: Config): Promise<S3Blobs | undefined> {
  if (!uploads) return undefined
  const blobs = new S3Blobs(uploads)

  if (roles.has('api') || roles.has('worker'))
    await blobs.check().catch((error) => {
      throw new StartError(
        `The bucket of S3_URL cannot be read (${(error as Error).message}); check address, keys and S3_REGION.`,
      )
    })

  return blobs
}

/** Loads Stripe's library only if payments are configured. */
const payments = async (options: StripeOptions) =>
  (await import('@workledger/jobs/billing/stripe-provider')).stripeProvider(options)

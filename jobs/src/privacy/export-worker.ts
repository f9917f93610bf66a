import { dataExportEvents } from '@workledger/contracts/privacy/data-exports.events'
import type { ExportOrder, ExportPort } from '@workledger/domain/kernel/export-port'
import type { Job } from 'bullmq'
import type { Logger } from 'pino'
import type { SystemCommands } from '../kernel/commands'
import type { FailedJobs } from '../kernel/failed-jobs'
import { jobId, type Queues } from '../kernel/queues'
import type { Reaction } from '../kernel/reaction'
import { failExport, makeExport } from './make-exports'

interface ExportParts {
  readonly commands: SystemCommands
  readonly failures: FailedJobs
  /** Makes the files. */
  readonly exports: ExportPort
  readonly log: Logger
}

/** Makes data exports one at a time, and returns the reaction that orders them. */
export function makeExports(
  queues: Queues,
  { commands, failures, exports, log }: ExportParts,
): Reaction {
  const exporting = queues.queue<ExportOrder>('exports')

  queues.worker(
    'exports',
    1,
    ({ data }: Job<ExportOrder>) => makeExport(commands, exports, data),
    ({ name, data, attemptsMade }, error) => {
      const kept = failures.keep(
        { queue: 'exports', name, key: data.export_id, data },
        attemptsMade,
        error,
      )
      Promise.all([kept, failExport(commands, data, error)]).catch((failure) =>
        log.error({ err: failure }, 'data export'),
      )
    },
  )

  return {
    name: 'data export',
    on: dataExportEvents.DataExportRequested.type,
    async react({ workspace, data, meta }) {
      const { owner_id, export_id, kind, language } = data as Pick<
        ExportOrder,
        'owner_id' | 'export_id' | 'kind' | 'language'
      >

      const asked = { owner_id, export_id, kind, language }
      const order: ExportOrder = { workspace, ...asked, asked_by: meta.actor }
      await exporting.add('make', order, { jobId: jobId('export', export_id), attempts: 3 })
    },
  }
}

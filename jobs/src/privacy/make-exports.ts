import { CodedError } from '@workledger/contracts/kernel/errors'
import { madeStorable } from '@workledger/contracts/kernel/text'
import type { ExportOrder, ExportPort } from '@workledger/domain/kernel/export-port'
import { dataExportDecider } from '@workledger/domain/privacy/data-export'
import type { SystemCommands } from '../kernel/commands'

/** Milliseconds for which a finished export is kept. */
const KEPT = 7 * 86_400_000

/** Minimum milliseconds between two records of progress. */
const BETWEEN = 1_000

/** Makes an export and records its progress and outcome. A repetition makes the file again. */
export async function makeExport(
  commands: SystemCommands,
  exports: ExportPort,
  order: ExportOrder,
): Promise<void> {
  const { workspace, owner_id, export_id } = order
  const state = await commands.state(dataExportDecider, workspace, owner_id)
  if (state.status !== 'making' || state.export_id !== export_id) return
  const about = { owner_id, export_id }
  let noted = 0

  const progress = async (percent: number) => {
    if (Date.now() - noted < BETWEEN) return
    noted = Date.now()

    await commands.run(
      dataExportDecider,
      { workspace, id: owner_id },
      { type: 'progress', ...about, percent },
    )
  }

  try {
    const file = await exports.make(order, progress)
    const expires_at = new Date(Date.now() + KEPT).toISOString()

    await commands.run(
      dataExportDecider,
      { workspace, id: owner_id },
      { type: 'finish', ...about, ...file, expires_at },
    )
  } catch (error) {
    // The export was removed meanwhile.
    if (!(error instanceof CodedError && error.code === 'not_found')) throw error
  }
}

/** Records the reason of a final failure, after which another export may be requested. */
export async function failExport(
  commands: SystemCommands,
  { workspace, owner_id, export_id }: ExportOrder,
  error: Error,
): Promise<void> {
  const reason = madeStorable(error.message, 500)
  await commands
    .run(
      dataExportDecider,
      { workspace, id: owner_id },
      { type: 'fail', owner_id, export_id, reason },
    )
    .catch((refused) => {
      if (!(refused instanceof CodedError)) throw refused
    })
}

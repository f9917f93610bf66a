import type { Readable } from 'node:stream'
import type { ExportStore } from '@workledger/event-store/blobs/export-store'
import type { Vault } from '@workledger/event-store/vault'
import { keyOfExport } from './exports/export-maker'

/** Data exports made by a worker. */
export class ExportFiles {
  constructor(
    private readonly made: ExportStore,
    private readonly vault: Pick<Vault, 'keysFor'>,
  ) {}

  /** Returns undefined if the file is deleted, or its owner was erased. */
  async read(workspace: string, owner: string, export_id: string): Promise<Readable | undefined> {
    const key = await keyOfExport(this.vault, workspace, owner, false)
    return key && this.made.read(export_id, key)
  }
}

import type { Readable } from 'node:stream'
import type { Vault } from '@workledger/event-store/vault'
import { exportPath, keyOfExport } from './exports/export-maker'
import { readSealed } from './exports/sealed-file'

/** Data exports that a worker has made. */
export class ExportFiles {
  constructor(
    private readonly dataDir: string,
    private readonly vault: Pick<Vault, 'keysFor'>,
  ) {}

  /** Undefined where it is gone, or its owner was erased. */
  async read(workspace: string, owner: string, export_id: string): Promise<Readable | undefined> {
    const key = await keyOfExport(this.vault, workspace, owner, false)
    return key && readSealed(exportPath(this.dataDir, export_id), export_id, key)
  }
}

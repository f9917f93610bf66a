import {
  type BlobHead,
  type Blobs,
  headOf,
  PENDING_UPLOADS,
  pendingUpload,
  settledUpload,
} from '@workledger/event-store/blobs/blobs'
import { EXPORTS } from '@workledger/event-store/blobs/export-store'
import { type OwnedUpload, UploadOwners } from '@workledger/event-store/blobs/upload-owners'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { isHeld } from '@workledger/projections/privacy/privacy.queries'
import type { Pool } from 'pg'

/** In jobs.done once the owners of uploads that earlier versions stored are known. */
const OWNERS_KNOWN = 'upload owners'

/** Names that are compared with the known owners together. */
const AT_ONCE = 1_000

/** The bytes of uploads, as processes remove them. */
export class StoredUploads {
  private readonly owners: UploadOwners

  constructor(
    private readonly blobs: Blobs,
    vault: Pool,
    private readonly jobs: Pool,
  ) {
    this.owners = new UploadOwners(vault)
  }

  /** Removes uploads of a person, or of a whole workspace, also those that wait for their event. */
  async removeOf(workspace: string, person?: string): Promise<void> {
    if (!(await this.areOwnersKnown())) await this.noteOwners()

    for (;;) {
      const keys = await this.owners.some(workspace, person)
      if (keys.length === 0) return

      for (const name of keys.flatMap(namesOf)) await this.blobs.remove(name)
      await this.owners.forget(keys)
    }
  }

  /** See `Traces.removeUploads`. */
  async remove(
    db: Reads,
    of: { readonly workspace: string; readonly stream: string },
    keys: readonly string[],
  ): Promise<void> {
    for (const key of keys) {
      let stays = false

      // A pending upload may settle meanwhile, so its later place is looked at last.
      for (const name of namesOf(key)) {
        const head = await headOf(this.blobs, name)
        if (!head) continue

        if (await this.mayGo(db, of, head)) await this.blobs.remove(name)
        else stays = true
      }

      if (!stays) await this.owners.forget([key])
    }
  }

  /** Returns the settled uploads with the streams of their events. */
  async *all(): AsyncGenerator<BlobHead & { readonly key: string }> {
    for await (const { name } of this.blobs.list()) {
      if (name.startsWith(EXPORTS) || name.startsWith(PENDING_UPLOADS)) continue
      const head = await headOf(this.blobs, name)
      if (head) yield { key: keyOf(name), ...head }
    }
  }

  /**
   * Notes the owners of uploads that have none: those of an earlier version, and those of a store
   * that is newer than a restored database. It reads the beginning of these only.
   */
  async noteOwners(stopped = () => false): Promise<void> {
    let names: string[] = []

    for await (const { name } of this.blobs.list()) {
      if (stopped()) return
      if (!name.startsWith(EXPORTS) && !name.endsWith('.part')) names.push(name)
      if (names.length < AT_ONCE) continue
      await this.noteOwnersOf(names)
      names = []
    }

    await this.noteOwnersOf(names)

    await this.jobs.query('insert into jobs.done (name) values ($1) on conflict do nothing', [
      OWNERS_KNOWN,
    ])
  }

  private async noteOwnersOf(names: readonly string[]): Promise<void> {
    const nameOf = new Map(names.map((name) => [keyOf(name), name]))
    const found: OwnedUpload[] = []

    for (const key of await this.owners.withoutOwner([...nameOf.keys()])) {
      const head = await headOf(this.blobs, nameOf.get(key)!)
      if (head) found.push({ key, workspace: head.workspace, person: head.person })
    }

    if (found.length > 0) await this.owners.note(found)
  }

  private async areOwnersKnown(): Promise<boolean> {
    const { rowCount } = await this.jobs.query('select from jobs.done where name = $1', [
      OWNERS_KNOWN,
    ])
    return (rowCount ?? 0) > 0
  }

  private async mayGo(
    db: Reads,
    of: { readonly workspace: string; readonly stream: string },
    head: BlobHead,
  ): Promise<boolean> {
    if (head.workspace !== of.workspace || head.stream !== of.stream) return false
    return !(await isHeld(db, head))
  }
}

const namesOf = (key: string) => [pendingUpload(key), settledUpload(key)]

const keyOf = (name: string) => name.slice(name.indexOf('/') + 1)

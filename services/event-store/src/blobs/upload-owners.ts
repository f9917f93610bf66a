import type { Pool } from 'pg'

export interface OwnedUpload {
  /** Key of the upload, by which events name it. */
  readonly key: string
  readonly workspace: string
  /** Owner of the file; for the workspace itself, its id. */
  readonly person: string
}

/** Most keys that one call returns. */
const AT_ONCE = 500

/**
 * The owners of uploads, so that an erasure finds those of one person among all of an installation.
 * The bytes say the same in their first line.
 */
export class UploadOwners {
  /** `vault` connects as wl_vault. */
  constructor(private readonly vault: Pool) {}

  /** Call it before the bytes are stored: a row without bytes does no harm. */
  async note(uploads: readonly OwnedUpload[]): Promise<void> {
    await this.vault.query({
      name: 'note uploads',
      text: `insert into vault.uploads (key, workspace, person)
             select * from unnest($1::text[], $2::uuid[], $3::uuid[]) on conflict do nothing`,
      values: [
        uploads.map(({ key }) => key),
        uploads.map(({ workspace }) => workspace),
        uploads.map(({ person }) => person),
      ],
    })
  }

  /** Call it after the bytes are removed. */
  async forget(keys: readonly string[]): Promise<void> {
    await this.vault.query('delete from vault.uploads where key = any($1)', [keys])
  }

  /** Returns some keys of a person, or of a whole workspace; none when none are left. */
  async some(workspace: string, person?: string): Promise<string[]> {
    const { rows } = await this.vault.query<{ key: string }>(
      `select key from vault.uploads where workspace = $1 ${person ? 'and person = $2' : ''} limit ${AT_ONCE}`,
      person ? [workspace, person] : [workspace],
    )
    return rows.map(({ key }) => key)
  }

  /** Returns those of the keys that have no owner here. */
  async withoutOwner(keys: readonly string[]): Promise<string[]> {
    const { rows } = await this.vault.query<{ key: string }>(
      `select key from unnest($1::text[]) as key
       where not exists (select from vault.uploads u where u.key = key.key)`,
      [keys],
    )
    return rows.map(({ key }) => key)
  }
}

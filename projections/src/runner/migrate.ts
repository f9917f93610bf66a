import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { createTable, dropTables } from '../kernel/ddl'
import type { Projection } from '../kernel/projection'

/** Creates the read schema, and the tables of each projection whose shape or version is new; idempotent; runs as the owner. */
export async function migrateReadTables(client: ClientBase, projections: readonly Projection[]): Promise<void> {
  await client.query(`
    create schema if not exists read;
    grant usage on schema read to wl_request, wl_jobs, wl_projector, wl_vault;
    create table if not exists read.checkpoints (
      projection text primary key, shape text not null, position text, updated_at timestamptz not null default now());
    create table if not exists read.dead_letters (
      projection text not null, workspace uuid not null, stream text not null, position text not null, event_id uuid not null,
      error text not null, at timestamptz not null default now(), primary key (projection, event_id));
    create table if not exists read.blocked_streams (
      projection text not null, workspace uuid not null, stream text not null, primary key (projection, workspace, stream));
    grant select, insert, update, delete on read.checkpoints, read.dead_letters, read.blocked_streams to wl_projector;
    grant select on read.checkpoints to wl_request, wl_jobs;
    create or replace function read.insist(moved bigint, wanted integer) returns void language plpgsql as $$
      begin if moved <> wanted then raise exception 'Another projector moved the checkpoint.'; end if; end $$;
    grant execute on function read.insist to wl_projector;`)
  for (const projection of projections) {
    const shape = shapeOf(projection)
    const { rows } = await client.query('select shape from read.checkpoints where projection = $1', [projection.name])
    if (rows[0]?.shape === shape) continue
    await client.query('begin')
    await client.query(dropTables(projection))
    for (const table of projection.tables) await client.query(createTable(table))
    await client.query('delete from read.dead_letters where projection = $1', [projection.name])
    await client.query('delete from read.blocked_streams where projection = $1', [projection.name])
    await client.query(
      `insert into read.checkpoints (projection, shape, position) values ($1, $2, null)
       on conflict (projection) do update set shape = excluded.shape, position = null, updated_at = now()`,
      [projection.name, shape],
    )
    await client.query('commit')
  }
}

const shapeOf = ({ version, tables }: Projection) =>
  createHash('sha256')
    .update(JSON.stringify([version, tables.map((table) => createTable(table))]))
    .digest('hex')
    .slice(0, 16)

import { ASK_CHANNEL } from './read-channel'

/**
 * The bookkeeping of both schemas: `read` is what queries see, `read_next` a rebuild in progress.
 */
const bookkeeping = (schema: string) => `
  create table if not exists ${schema}.checkpoints (
    projection text primary key, shape text not null, position text, generation integer not null default 0,
    tables text[] not null default '{}', updated_at timestamptz not null default now());
  create table if not exists ${schema}.dead_letters (
    projection text not null, workspace uuid not null, stream text not null, position text not null, revision integer not null default 0,
    event_id uuid not null, type text not null default '', error text not null, mended boolean not null default false,
    at timestamptz not null default now(), primary key (projection, event_id));
  create table if not exists ${schema}.blocked_streams (
    projection text not null, workspace uuid not null, stream text not null, revision integer not null default 0,
    retry boolean not null default false, primary key (projection, workspace, stream));
  grant select, insert, update, delete on ${schema}.checkpoints, ${schema}.dead_letters, ${schema}.blocked_streams to wl_projector;
  create or replace function ${schema}.insist(moved bigint, wanted integer) returns void language plpgsql as $$
    begin if moved <> wanted then raise exception 'Another projector moved the checkpoint.' using errcode = 'WL001'; end if; end $$;
  grant execute on function ${schema}.insist to wl_projector;`

/**
 * SQL of schemas, bookkeeping, and the few functions that change tables. They run with the owner's
 * rights, and only definitions that the owner wrote into read.definitions. The projector's role
 * therefore needs no right to create anything.
 */
export const runnerSchema = `
  create schema if not exists read;
  create schema if not exists read_next;
  grant usage on schema read to wl_request, wl_jobs, wl_projector, wl_vault;
  grant usage on schema read_next to wl_projector;
  ${bookkeeping('read')}
  ${bookkeeping('read_next')}
  alter table read_next.checkpoints add column if not exists prepared boolean not null default false,
    add column if not exists indexed boolean not null default false,
    add column if not exists asked_by text, add column if not exists asked_at timestamptz not null default now();
  grant select on read.checkpoints to wl_request, wl_jobs;
  grant select on read.blocked_streams to wl_jobs;
  grant select on read.checkpoints, read.dead_letters, read.blocked_streams, read_next.checkpoints, read_next.dead_letters to wl_vault;
  grant usage on schema read_next to wl_vault;
  create table if not exists read.definitions (
    projection text not null, shape text not null, tables text[] not null, ddl text not null, primary key (projection, shape));
  alter table read.definitions add column if not exists indexes text not null default '';
  grant select on read.definitions to wl_projector;
  -- How often the rows of a workspace in a counted table have changed. A total counted at the same versions is exact.
  create table if not exists read.table_versions (
    workspace_id uuid not null, name text not null, version bigint not null, primary key (workspace_id, name));
  alter table read.table_versions enable row level security;
  do $$ begin
    create policy tenant on read.table_versions for select to wl_request, wl_jobs
      using (workspace_id = any (string_to_array(nullif(current_setting('app.workspaces', true), ''), ',')::uuid[]));
  exception when duplicate_object then null; end $$;
  grant select on read.table_versions to wl_request, wl_jobs;

  -- Rows of a rebuild count when its tables take the place of the live ones.
  create or replace function read.raise_version() returns trigger
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  begin
    if tg_table_schema = 'read' then
      insert into read.table_versions as known (workspace_id, name, version)
        select workspace_id, tg_table_name, 1 from changed where workspace_id is not null group by 1 order by 1
        on conflict (workspace_id, name) do update set version = known.version + 1;
    end if;
    return null;
  end $$;

  -- The rows of an erased workspace are gone from these tables, and none follow.
  create or replace function read.forget_versions(workspaces uuid[], names text[]) returns void
    language sql security definer set search_path = pg_catalog, pg_temp as $$
    delete from read.table_versions where workspace_id = any (workspaces) and name = any (names) $$;

  -- Earlier versions bound the owner by the policies too, and so ended the owner's pg_dump.
  do $$ declare name text; begin
    for name in select c.oid::regclass from pg_class c
        where c.relnamespace in ('read'::regnamespace, 'read_next'::regnamespace) and c.relforcerowsecurity loop
      execute format('alter table %s no force row level security', name);
    end loop;
  end $$;

  -- The order of a name as in full-name.ts. Only a stable function of plain SQL becomes part of the query.
  create or replace function read.full_name(first_name text, last_name text) returns text language sql stable as $$
    select case when first_name ~ '^[\u2e80-\u9fff\uac00-\ud7a3]' and last_name ~ '^[\u2e80-\u9fff\uac00-\ud7a3]'
      then last_name || first_name else concat_ws(' ', first_name, last_name) end $$;
  create or replace function read.ask_rebuild(wanted text, version text, who text) returns boolean
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  begin
    insert into read_next.checkpoints (projection, shape, tables, asked_by)
      select d.projection, d.shape, d.tables, who from read.definitions d where d.projection = wanted and d.shape = version
      on conflict (projection) do nothing;
    perform pg_notify('${ASK_CHANNEL}', '');
    return found;
  end $$;

  create or replace function read.drop_next(names text[]) returns void
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  declare name text;
  begin
    foreach name in array names loop execute format('drop table if exists read_next.%I', name); end loop;
  end $$;

  create or replace function read.prepare_rebuild(wanted text, version text) returns void
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  begin
    perform read.drop_next((select tables from read.definitions where projection = wanted and shape = version));
    execute (select ddl from read.definitions where projection = wanted and shape = version);
    delete from read_next.dead_letters where projection = wanted;
    delete from read_next.blocked_streams where projection = wanted;
    update read_next.checkpoints set prepared = true, indexed = false, position = null, updated_at = now()
      where projection = wanted and shape = version;
  end $$;

  -- Once the rows are there; the planner is to know them when the tables take their place.
  create or replace function read.index_rebuild(wanted text, version text) returns void
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  declare definition read.definitions; name text;
  begin
    select * into strict definition from read.definitions where projection = wanted and shape = version;
    if definition.indexes <> '' then execute definition.indexes; end if;
    foreach name in array definition.tables loop execute format('analyze read_next.%I', name); end loop;
    update read_next.checkpoints set indexed = true where projection = wanted and shape = version and prepared;
  end $$;

  -- Tables keep their indexes, policies and grants when they change schema; a prepared statement is planned again by name.
  create or replace function read.swap_rebuild(wanted text, version text) returns void
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  declare name text; next read_next.checkpoints;
  begin
    select * into strict next from read_next.checkpoints where projection = wanted and shape = version and prepared and indexed;
    for name in select unnest(tables) from read.checkpoints where projection = wanted loop
      execute format('drop table if exists read.%I', name);
    end loop;
    foreach name in array next.tables loop
      execute format('drop table if exists read.%I', name);
      execute format('alter table read_next.%I set schema read', name);
    end loop;
    update read.table_versions v set version = v.version + 1 where v.name = any (next.tables);
    -- A table that came from another projection is no longer that one's to drop.
    update read.checkpoints set tables = array(select t from unnest(tables) as t where t <> all (next.tables))
      where projection <> wanted and tables && next.tables;
    insert into read.checkpoints (projection, shape, position, tables) values (wanted, version, next.position, next.tables)
      on conflict (projection) do update set shape = excluded.shape, position = excluded.position, tables = excluded.tables,
        generation = checkpoints.generation + 1, updated_at = now();
    delete from read.dead_letters where projection = wanted;
    delete from read.blocked_streams where projection = wanted;
    insert into read.dead_letters select * from read_next.dead_letters where projection = wanted;
    insert into read.blocked_streams select * from read_next.blocked_streams where projection = wanted;
    delete from read_next.dead_letters where projection = wanted;
    delete from read_next.blocked_streams where projection = wanted;
    delete from read_next.checkpoints where projection = wanted;
  end $$;

  -- A rebuild that a new shape of the tables needs cannot be cancelled.
  create or replace function read.cancel_rebuild(wanted text) returns boolean
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  declare next read_next.checkpoints;
  begin
    delete from read_next.checkpoints n using read.checkpoints live
      where n.projection = wanted and live.projection = wanted and live.shape = n.shape returning n.* into next;
    if not found then return false; end if;
    perform read.drop_next(next.tables);
    delete from read_next.dead_letters where projection = wanted;
    delete from read_next.blocked_streams where projection = wanted;
    return true;
  end $$;

  create or replace function read.ask_retry(wanted text, of_workspace uuid, of_stream text) returns boolean
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  begin
    update read.blocked_streams set retry = true where projection = wanted and workspace = of_workspace and stream = of_stream;
    if not found then return false; end if;
    perform pg_notify('${ASK_CHANNEL}', '');
    return true;
  end $$;

  -- The reason of a failed fold may quote the event's content.
  create or replace function read.forget_errors(of_workspace uuid, instead text) returns void
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  begin
    update read.dead_letters set error = instead where workspace = of_workspace;
    update read_next.dead_letters set error = instead where workspace = of_workspace;
  end $$;

  revoke execute on function read.raise_version, read.ask_rebuild, read.drop_next, read.prepare_rebuild, read.index_rebuild, read.swap_rebuild, read.cancel_rebuild, read.ask_retry, read.forget_errors, read.forget_versions
    from public;
  grant execute on function read.ask_rebuild, read.cancel_rebuild, read.ask_retry to wl_vault, wl_projector;
  grant execute on function read.forget_errors to wl_vault;
  grant execute on function read.prepare_rebuild, read.index_rebuild, read.swap_rebuild, read.forget_versions to wl_projector;
`

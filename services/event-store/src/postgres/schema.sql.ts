import { FORMULA, GENESIS } from '../chain'

/** Schema of the log and of the vault. Safe to run again; the roles must exist. */
export const schemaSql = `
select pg_advisory_xact_lock(7721960151);

create schema if not exists log;
create table if not exists log.events (
  position    bigint primary key,
  recorded_at timestamptz not null,
  workspace   uuid not null,
  id          uuid not null,
  revision    integer not null,
  v           integer not null,
  stream      text collate "C" not null,
  type        text collate "C" not null,
  data        jsonb not null,
  meta        jsonb not null,
  hash        bytea not null,
  unique (workspace, stream, revision),
  unique (workspace, id)
);
-- One row: where the log ends. Its row lock is the lock of the log. The free space keeps its updates on one page.
create table if not exists log.head (
  single   boolean primary key default true check (single),
  position bigint not null,
  hash     bytea not null
) with (fillfactor = 10);
insert into log.head (position, hash) values (0, '\\x${GENESIS.toString('hex')}') on conflict do nothing;

create or replace function log.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'The event log is append-only: % on % is refused.', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create or replace trigger append_only before update or delete or truncate on log.events
  for each statement execute function log.refuse();
alter table log.events enable always trigger append_only;
create or replace trigger keep before delete or truncate on log.head
  for each statement execute function log.refuse();

create or replace function log.next_link(hash bytea, before bytea, content bytea) returns bytea
  language plpgsql immutable as $$ begin return sha256(coalesce(hash, before) || content); end $$;
-- link(hash before the batch, content) over (order by position): each row's hash from the one before it.
create or replace aggregate log.link(before bytea, content bytea) (sfunc = log.next_link, stype = bytea);

-- Appends a batch in one transaction and answers one row for each append, in order:
--   appended   last_position and last_revision of what was written
--   duplicate  the same of what the command wrote before; nothing is written
--   conflict   last_revision is the stream's; nothing is written
-- Each element: {workspace, stream, expected (null: any), first, last (ids), meta, events: [{id, type, v, data, digest (hex)}]}.
-- A stream may occur once in a batch.
create or replace function log.append(batch jsonb)
  returns table (outcome text, last_position bigint, last_revision integer, recorded text)
  language plpgsql security definer
  -- The plan is made while the table is small and kept; without sequential scans it is right for a large one too.
  set search_path = pg_catalog, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  top log.head;
  moment timestamptz;
  stamp bytea;
begin
  -- A statement of its own: the next one sees what was committed while this one waited.
  select * into strict top from log.head for update;
  moment := clock_timestamp();
  stamp := int8send((extract(epoch from moment) * 1000000)::bigint);
  return query
  with wanted as materialized (
    select w.n, w.workspace, w.stream, w.meta, w.events, w.expected, known.position as known_position, known.revision as known_revision,
      coalesce((select e.revision from log.events e where e.workspace = w.workspace and e.stream = w.stream
                order by e.revision desc limit 1), -1) as current
    from rows from (jsonb_to_recordset(batch) as (workspace uuid, stream text, expected integer, first uuid, last uuid, meta jsonb, events jsonb))
      with ordinality as w(workspace, stream, expected, first, last, meta, events, n)
    left join lateral (select e.position, e.revision from log.events e where e.workspace = w.workspace and e.id between w.first and w.last
                       order by e.id desc limit 1) known on true
  ), placed as (
    select w.workspace, w.stream, w.meta, e.id, e.type, e.v, e.data, decode(e.digest, 'hex') as digest,
      w.current + e.n::integer as revision, top.position + row_number() over (order by w.n, e.n) as position
    from wanted w
    cross join lateral rows from (jsonb_to_recordset(w.events) as (id uuid, type text, v integer, data jsonb, digest text))
      with ordinality as e(id, type, v, data, digest, n)
    where w.known_position is null and (w.expected is null or w.expected = w.current)
  ), written as (
    insert into log.events (position, recorded_at, workspace, id, revision, v, stream, type, data, meta, hash)
    select p.position, moment, p.workspace, p.id, p.revision, p.v, p.stream, p.type, p.data, p.meta,
      log.link(top.hash, '\\x${FORMULA.toString(16).padStart(2, '0')}'::bytea || int8send(p.position) || int8send(p.revision::bigint) || stamp || p.digest)
        over (order by p.position rows unbounded preceding)
    from placed p
    returning events.position, events.workspace, events.stream, events.revision, events.hash
  ), moved as (
    update log.head set (position, hash) = (select t.position, t.hash from written t order by t.position desc limit 1)
    where exists (select from written)
  )
  select case when w.known_position is not null then 'duplicate' when t.position is null then 'conflict' else 'appended' end,
    coalesce(w.known_position, t.position),
    coalesce(w.known_revision, t.revision, w.current),
    to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  from wanted w
  left join (select s.workspace, s.stream, max(s.position) as position, max(s.revision) as revision from written s group by 1, 2) t
    on t.workspace = w.workspace and t.stream = w.stream
  order by w.n;
end $$;

revoke all on schema log from public;
revoke all on all tables in schema log from public, wl_log;
revoke all on all functions in schema log from public;
grant usage on schema log to wl_log;
grant select on log.events, log.head to wl_log;
grant execute on function log.append(jsonb) to wl_log;

create schema if not exists vault;
-- wrapped is null once the key is destroyed; the row stays so that no new key is made for an erased person.
create table if not exists vault.person_keys (
  workspace    uuid not null,
  person       uuid not null,
  wrapped      bytea,
  created_at   timestamptz not null default now(),
  destroyed_at timestamptz,
  primary key (workspace, person),
  check ((wrapped is null) = (destroyed_at is not null))
);
revoke all on schema vault from public;
revoke all on all tables in schema vault from public;
grant usage on schema vault to wl_vault;
grant select, insert, update on vault.person_keys to wl_vault;
`

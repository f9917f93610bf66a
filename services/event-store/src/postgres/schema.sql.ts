import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { FORMULA, GENESIS } from '../chain'
import { AFTER_SIGNING, SIGNING_STREAM } from '../signing-keys'
import { LOCKS } from './locks'

/**
 * SQL for the hash of the event at next_position, from the previous hash and its own digest. The
 * digest is 32 bytes of `digests`, selected by `each`. See linkHash in chain.ts.
 */
const NEXT_HASH = `sha256(last_hash || '\\x${FORMULA.toString(16).padStart(2, '0')}'::bytea || int8send(next_position) || int8send(next_revision::bigint)
          || stamp || substring(digests from each * 32 - 31 for 32))`

const nextDigest = (
  workspace: string,
  stream: string,
  meta: string,
) => `sha256(convert_to('{"data":' || datas[each] || ',"id":"' || ids[each]
          || '","meta":' || ${meta} || ',"stream":' || to_json(${stream}) || ',"type":' || to_json(types[each])
          || ',"v":' || versions[each] || ',"workspace":"' || ${workspace} || '"}', 'UTF8'))`

/**
 * SQL that refuses an event whose digest does not match its content, since the chain would report
 * it for ever. digestOfParts in chain.ts computes the same; canonical JSON from there is taken
 * unchanged.
 */
const insistOnDigest = (
  workspace: string,
  stream: string,
  meta: string,
) => `if substring(digests from each * 32 - 31 for 32) is distinct from ${nextDigest(workspace, stream, meta)} then
        raise exception 'The digest of event % is not that of its content; nothing was written.', ids[each] using errcode = 'check_violation';
      end if;`

/**
 * SQL that refuses an unsigned append after the log's first signing key. The look at the log is a
 * condition of its own, because PL/pgSQL runs a statement for each condition that has one.
 */
const insistOnSignature = `if signature is null then
    if exists (select from log.events e
        where e.workspace = '${SYSTEM_WORKSPACE}' and e.stream >= '${SIGNING_STREAM}' and e.stream < '${AFTER_SIGNING}') then
      raise exception 'The events of this log are signed; an append without a signature is refused.' using errcode = 'insufficient_privilege';
    end if;
  end if;`

/** SQL of the schemas of the log and the vault. Safe to repeat; the roles must exist. */
export const schemaSql = `
select pg_advisory_xact_lock(${LOCKS.logSchema});

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
-- Large events are ciphertext, which PostgreSQL would try to compress in vain at every append.
do $$ begin
  if exists (select from pg_attribute where attrelid = 'log.events'::regclass and attname = 'data' and attstorage <> 'e') then
    alter table log.events alter column data set storage external;
  end if;
end $$;
-- With the first event of each batch, outside of the chain: who wrote the batch, see signatures.ts.
alter table log.events add column if not exists signature bytea;
-- One row: what tells this log from others with the same MASTER_KEY; a copy of the database keeps it.
create table if not exists log.identity (
  single   boolean primary key default true check (single),
  id       uuid not null default gen_random_uuid()
);
insert into log.identity default values on conflict do nothing;
-- One row: where the log ends. Its row lock is the lock of the log. The free space keeps its updates on one page.
create table if not exists log.head (
  single   boolean primary key default true check (single),
  position bigint not null,
  hash     bytea not null
) with (fillfactor = 10);
insert into log.head (position, hash) values (0, '\\x${GENESIS.toString('hex')}') on conflict do nothing;

-- The chain of a log in EventStoreDB: a row for each event, in the order of $all, without the event. "at" is where the event
-- is there. log.head is its end. Of log.events and log.chain one has rows.
create table if not exists log.chain (
  position    bigint primary key,
  at          bigint not null unique,
  recorded_at timestamptz not null,
  workspace   uuid not null,
  id          uuid not null,
  revision    integer not null,
  stream      text collate "C" not null,
  type        text collate "C" not null,
  hash        bytea not null,
  unique (workspace, stream, revision),
  unique (workspace, id)
);
-- How far $all was read: others' events may follow the last row of the chain. One row.
create table if not exists log.scanned (
  single   boolean primary key default true check (single),
  commit   bigint not null,
  prepare  bigint not null
);

-- The reason why the log refuses writes, until the owner clears it. Then accepted as they are: positions as [from, to], and anchors
-- taken before, from one position on.
create table if not exists log.alarms (
  id                uuid primary key default gen_random_uuid(),
  raised_at         timestamptz not null default now(),
  sentence          text not null,
  findings          jsonb not null,
  cleared_at        timestamptz,
  reason            text,
  accepted          jsonb,
  anchors_void_from bigint
);
create unique index if not exists one_open_alarm on log.alarms ((true)) where cleared_at is null;

create or replace function log.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'The event log is append-only: % on % is refused.', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create or replace trigger append_only before update or delete or truncate on log.events
  for each statement execute function log.refuse();
alter table log.events enable always trigger append_only;
create or replace trigger append_only before update or delete or truncate on log.chain
  for each statement execute function log.refuse();
alter table log.chain enable always trigger append_only;
create or replace trigger keep before delete or truncate on log.head
  for each statement execute function log.refuse();

create or replace trigger keep before update or delete or truncate on log.identity
  for each statement execute function log.refuse();

-- Versions before events were signed took no signature.
drop function if exists log.append(uuid[], text[], integer[], integer[], integer[], text[], uuid[], text[], integer[], text[], bytea);
drop function if exists log.append_known(uuid, text, integer, text, uuid[], text[], integer[], text[], bytea);
drop function if exists log.write(log.head, boolean, uuid[], text[], integer[], integer[], integer[], text[], uuid[], text[], integer[], text[], bytea);

-- Appends a batch in one transaction and answers one row for each append, in order:
--   appended   last_position and last_revision of the written events
--   duplicate  the same of what the command wrote before; nothing is written
--   conflict   last_revision is the stream's; nothing is written
--   moved      any revision is expected and the assumed one, which was signed, is not the stream's: last_revision is; nothing is written
-- workspaces to metas have an element for each append (expecteds null: any), ids to datas one for each event, digests
-- 32 bytes for each event. A stream may occur once in a batch. An append's ids differ in their last two bytes only.
-- assumeds: a revision that is known to exist (or -1) and believed to be the stream's last, which spares looking it
-- up; the same as expected when that is given. If it is not the last any more the unique index says so.
-- signature: kept with the first event that is written.
create or replace function log.append(workspaces uuid[], streams text[], expecteds integer[], assumeds integer[], counts integer[], metas text[],
    ids uuid[], types text[], versions integer[], datas text[], digests bytea, signature bytea default null)
  returns table (outcome text, last_position bigint, last_revision integer, recorded text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  top log.head;
  event integer := 0;
begin
  ${insistOnSignature}
  for append in 1 .. cardinality(workspaces) loop
    for each in event + 1 .. event + counts[append] loop
      ${insistOnDigest('workspaces[append]', 'streams[append]', 'metas[append]')}
    end loop;
    event := event + counts[append];
  end loop;
  -- A statement of its own: the next one sees commits that happened while this one waited.
  select * into strict top from log.head for update;
  begin
    return query select * from log.write(top, false, workspaces, streams, expecteds, assumeds, counts, metas, ids, types, versions, datas, digests, signature);
  exception when unique_violation then
    return query select * from log.write(top, true, workspaces, streams, expecteds, assumeds, counts, metas, ids, types, versions, datas, digests, signature);
  end;
end $$;

-- The part of append() behind the lock. When "careful", everything is looked up first. Otherwise the assumed revision is
-- taken for true and only commands that look like a conflict are looked up: the unique indexes refuse the batch when
-- that was wrong.
create or replace function log.write(top log.head, careful boolean, workspaces uuid[], streams text[], expecteds integer[], assumeds integer[], counts integer[],
    metas text[], ids uuid[], types text[], versions integer[], datas text[], digests bytea, signature bytea default null)
  returns table (outcome text, last_position bigint, last_revision integer, recorded text)
  language plpgsql
  -- The plans are made while the table is small and kept; without sequential scans they are right for a large one too.
  set search_path = pg_catalog, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  moment constant timestamptz := clock_timestamp();
  stamp constant bytea := int8send((extract(epoch from moment) * 1000000)::bigint);
  last_hash bytea := top.hash;
  next_position bigint := top.position;
  next_revision integer;
  currents integer[];
  -- One place for each event; those of appends that are not written stay null.
  positions bigint[] := array_fill(null::bigint, array[cardinality(ids)]);
  revisions integer[] := array_fill(null::integer, array[cardinality(ids)]);
  hashes bytea[] := array_fill(null::bytea, array[cardinality(ids)]);
  owners integer[] := array_fill(null::integer, array[cardinality(ids)]);
  event integer := 0;
begin
  recorded := to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
  currents := array(
    select case when w.assumed is not null and not careful then w.assumed else coalesce((
      select e.revision from log.events e where e.workspace = w.workspace and e.stream = w.stream order by e.revision desc limit 1), -1) end
    from unnest(workspaces, streams, assumeds) with ordinality as w(workspace, stream, assumed, n) order by w.n);
  for append in 1 .. cardinality(workspaces) loop
    outcome := 'appended';
    next_revision := currents[append];
    if careful or expecteds[append] <> next_revision then
      select 'duplicate', e.position, e.revision into outcome, last_position, last_revision from log.events e
      where e.workspace = workspaces[append] and e.id between ids[event + 1] and (left(ids[event + 1]::text, 32) || 'ffff')::uuid
      order by e.id desc limit 1;
      if not found then
        outcome := case when expecteds[append] <> next_revision then 'conflict'
          when expecteds[append] is null and assumeds[append] <> next_revision then 'moved' else 'appended' end;
        last_revision := next_revision;
      end if;
    end if;
    if outcome = 'appended' then
      for each in event + 1 .. event + counts[append] loop
        next_position := next_position + 1;
        next_revision := next_revision + 1;
        last_hash := ${NEXT_HASH};
        positions[each] := next_position;
        revisions[each] := next_revision;
        hashes[each] := last_hash;
        owners[each] := append;
      end loop;
      last_position := next_position;
      last_revision := next_revision;
    end if;
    event := event + counts[append];
    return next;
  end loop;
  if next_position > top.position then
    insert into log.events (position, recorded_at, workspace, id, revision, v, stream, type, data, meta, hash, signature)
    select e.position, moment, workspaces[e.owner], e.id, e.revision, e.v, streams[e.owner], e.type, e.data::jsonb, metas[e.owner]::jsonb, e.hash,
      case when e.position = top.position + 1 then signature end
    from unnest(positions, owners, ids, revisions, versions, types, datas, hashes) as e(position, owner, id, revision, v, type, data, hash)
    where e.position is not null;
    update log.head set position = next_position, hash = last_hash;
  end if;
end $$;

-- What append() does, for one append whose stream's last revision is believed to be "known" (see there), at half the price: nothing is
-- looked up. Where that is wrong, or the command was written before, the unique indexes refuse it and append() says which.
create or replace function log.append_known(workspace uuid, stream text, known integer, meta text,
    ids uuid[], types text[], versions integer[], datas text[], digests bytea, signature bytea default null,
    out last_position bigint, out last_revision integer, out recorded text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  moment timestamptz;
  stamp bytea;
  last_hash bytea;
  next_position bigint;
  next_revision integer := known;
begin
  ${insistOnSignature}
  for each in 1 .. cardinality(ids) loop
      ${insistOnDigest('workspace', 'stream', 'meta')}
  end loop;
  select h.position, h.hash into strict next_position, last_hash from log.head h for update;
  -- Behind the lock: the log's times follow its order.
  moment := clock_timestamp();
  stamp := int8send((extract(epoch from moment) * 1000000)::bigint);
  for each in 1 .. cardinality(ids) loop
    next_position := next_position + 1;
    next_revision := next_revision + 1;
    last_hash := ${NEXT_HASH};
    insert into log.events (position, recorded_at, workspace, id, revision, v, stream, type, data, meta, hash, signature)
    values (next_position, moment, workspace, ids[each], next_revision, versions[each], stream, types[each], datas[each]::jsonb, meta::jsonb, last_hash,
      case when each = 1 then signature end);
  end loop;
  update log.head set position = next_position, hash = last_hash;
  last_position := next_position;
  last_revision := next_revision;
  recorded := to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
end $$;

-- Adds events to the chain behind the head that the caller saw; false when the head is another one by now. The hashes are the caller's,
-- see linkHash in chain.ts: a reader of the events can compute them again.
create or replace function log.link(after bigint, previous bytea, ats bigint[], recorded timestamptz[], workspaces uuid[], ids uuid[],
    revisions integer[], streams text[], types text[], hashes bytea[])
  returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  top log.head;
begin
  if exists (select from log.events) then raise exception 'The log is in this database, not in EventStoreDB.'; end if;
  select * into strict top from log.head for update;
  if top.position <> after or top.hash <> previous then return false; end if;
  insert into log.chain (position, at, recorded_at, workspace, id, revision, stream, type, hash)
  select after + e.n, e.at, e.recorded_at, e.workspace, e.id, e.revision, e.stream, e.type, e.hash
  from unnest(ats, recorded, workspaces, ids, revisions, streams, types, hashes) with ordinality
    as e(at, recorded_at, workspace, id, revision, stream, type, hash, n);
  update log.head set position = after + cardinality(ats), hash = hashes[cardinality(hashes)];
  return true;
end $$;

revoke all on schema log from public;
revoke all on all tables in schema log from public, wl_log;
revoke all on all functions in schema log from public;
grant usage on schema log to wl_log;
grant select on log.events, log.head, log.alarms, log.chain, log.scanned, log.identity to wl_log;
grant insert, update on log.scanned to wl_log;
grant insert (sentence, findings) on log.alarms to wl_log;
grant execute on function log.append, log.append_known, log.link to wl_log;

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

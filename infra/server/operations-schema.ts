/**
 * SQL of the facts of Operations and the metrics, in schema `operations`. It has the heartbeats of
 * processes, and the owner's views of counts, names and positions without people's content. It also
 * has the times of devices' calls, which are no events. Run as the owner; idempotent.
 */
export const operationsSql = `
    create schema if not exists operations;
    create table if not exists operations.processes (
      id uuid primary key, host text not null, pid integer not null, roles text[] not null, version text not null,
      started_at timestamptz not null default now(), seen_at timestamptz not null default now(), queues jsonb not null default '[]');
    -- The calls of a biometric device from one address; waiting: no administrator has accepted it there.
    create table if not exists operations.device_calls (
      id uuid primary key default gen_random_uuid(), workspace_id uuid not null, serial_no text not null, network text not null,
      waiting boolean not null, first_at timestamptz not null, last_at timestamptz not null, drift integer,
      stamp text, told integer, unread_lines integer not null default 0, unread_sample text,
      unique (workspace_id, serial_no, network));
    -- When the device last showed its key from there, and the hash of that key.
    alter table operations.device_calls add column if not exists keyed_at timestamptz, add column if not exists keyed_with text;
    alter table operations.device_calls enable row level security;
    alter table operations.device_calls no force row level security;
    drop policy if exists tenant on operations.device_calls;
    create policy tenant on operations.device_calls for select to wl_request, wl_jobs using (
      array_position((select string_to_array(nullif(current_setting('app.workspaces', true), ''), ',')::uuid[])::uuid[], workspace_id) is not null);
    drop policy if exists calls on operations.device_calls;
    create policy calls on operations.device_calls to wl_vault using (true) with check (true);
    -- The last use of API tokens, exact to some minutes: no fact of the company, so no event.
    create table if not exists operations.token_uses (
      token_id uuid primary key, workspace_id uuid not null, used_at timestamptz not null default now());
    alter table operations.token_uses enable row level security;
    alter table operations.token_uses no force row level security;
    drop policy if exists tenant on operations.token_uses;
    create policy tenant on operations.token_uses for select to wl_request, wl_jobs using (
      array_position((select string_to_array(nullif(current_setting('app.workspaces', true), ''), ',')::uuid[])::uuid[], workspace_id) is not null);
    drop policy if exists uses on operations.token_uses;
    create policy uses on operations.token_uses to wl_vault using (true) with check (true);
    grant select on operations.token_uses to wl_request, wl_jobs;
    grant select, insert, update, delete on operations.token_uses to wl_vault;
    -- The last requests of companies' directories, without personal data.
    create table if not exists operations.scim_requests (
      id bigint generated always as identity primary key, workspace_id uuid not null, at timestamptz not null default now(),
      method text not null, resource text not null, resource_id uuid, status integer not null, code text);
    create index if not exists scim_requests_of on operations.scim_requests (workspace_id, id desc);
    alter table operations.scim_requests enable row level security;
    alter table operations.scim_requests no force row level security;
    drop policy if exists requests on operations.scim_requests;
    create policy requests on operations.scim_requests to wl_vault using (true) with check (true);
    grant select, insert, delete on operations.scim_requests to wl_vault;
    -- How far each webhook has been told the feed, and its deliveries: no facts of the company, so no events.
    create table if not exists operations.webhook_positions (
      webhook_id uuid primary key, workspace_id uuid not null, place bigint not null, failures integer not null default 0);
    create table if not exists operations.webhook_deliveries (
      id uuid primary key default gen_random_uuid(), workspace_id uuid not null, webhook_id uuid not null, event_id uuid not null,
      type text not null, record_id uuid not null, place bigint not null, state text not null default 'waiting',
      attempts integer not null default 0, first_at timestamptz, due_at timestamptz not null default now(), leased_until timestamptz,
      attempted_at timestamptz, answer_status integer, answer text, fault text, took integer, created_at timestamptz not null default now());
    create index if not exists webhook_deliveries_due on operations.webhook_deliveries (webhook_id, due_at) where state = 'waiting';
    create index if not exists webhook_deliveries_record on operations.webhook_deliveries (webhook_id, record_id, place) where state = 'waiting';
    drop index if exists operations.webhook_deliveries_shown;
    create index if not exists webhook_deliveries_listed on operations.webhook_deliveries
      (workspace_id, (date_trunc('second', created_at at time zone 'UTC') at time zone 'UTC') desc);
    create index if not exists webhook_deliveries_old on operations.webhook_deliveries (created_at);
    alter table operations.webhook_deliveries enable row level security;
    alter table operations.webhook_deliveries no force row level security;
    drop policy if exists tenant on operations.webhook_deliveries;
    create policy tenant on operations.webhook_deliveries for select to wl_request, wl_jobs using (
      array_position((select string_to_array(nullif(current_setting('app.workspaces', true), ''), ',')::uuid[])::uuid[], workspace_id) is not null);
    drop policy if exists deliveries on operations.webhook_deliveries;
    create policy deliveries on operations.webhook_deliveries to wl_vault using (true) with check (true);
    grant select on operations.webhook_deliveries to wl_request, wl_jobs;
    grant select, insert, update, delete on operations.webhook_deliveries, operations.webhook_positions to wl_vault;
    -- Each attempt of a delivery as it was, without the body, which is made of the feed again.
    create table if not exists operations.webhook_attempts (
      id bigint generated always as identity primary key,
      delivery_id uuid not null references operations.webhook_deliveries on delete cascade, at timestamptz not null default now(),
      request_headers jsonb not null, answer_status integer, answer_headers jsonb, answer text, fault text, took integer);
    create index if not exists webhook_attempts_of on operations.webhook_attempts (delivery_id, id);
    grant select, insert, delete on operations.webhook_attempts to wl_vault;
    -- Messages to channels of Slack and Teams: the subject of each, not its text. One for each cause.
    create table if not exists operations.chat_posts (
      id uuid primary key default gen_random_uuid(), workspace_id uuid not null, channel_id uuid not null, cause text not null,
      kind text not null, record_id uuid, day date, state text not null default 'waiting',
      attempts integer not null default 0, first_at timestamptz, due_at timestamptz not null default now(), leased_until timestamptz,
      attempted_at timestamptz, answer_status integer, fault text, created_at timestamptz not null default now(),
      unique (channel_id, cause));
    create index if not exists chat_posts_due on operations.chat_posts (due_at) where state = 'waiting';
    create index if not exists chat_posts_old on operations.chat_posts (created_at);
    alter table operations.chat_posts enable row level security;
    alter table operations.chat_posts no force row level security;
    drop policy if exists tenant on operations.chat_posts;
    create policy tenant on operations.chat_posts for select to wl_request, wl_jobs using (
      array_position((select string_to_array(nullif(current_setting('app.workspaces', true), ''), ',')::uuid[])::uuid[], workspace_id) is not null);
    drop policy if exists posts on operations.chat_posts;
    create policy posts on operations.chat_posts to wl_vault using (true) with check (true);
    grant select on operations.chat_posts to wl_request, wl_jobs;
    grant select, insert, update, delete on operations.chat_posts to wl_vault;
    grant usage on schema operations to wl_vault;
    -- Pushes to browsers: one for each notice and browser.
    create table if not exists operations.push_messages (
      id uuid primary key default gen_random_uuid(), workspace_id uuid not null, device_id uuid not null, notice_id uuid,
      state text not null default 'waiting', attempts integer not null default 0, due_at timestamptz not null default now(),
      leased_until timestamptz, answer_status integer, fault text, created_at timestamptz not null default now(),
      unique (device_id, notice_id));
    create index if not exists push_messages_due on operations.push_messages (due_at) where state = 'waiting';
    create index if not exists push_messages_old on operations.push_messages (created_at);
    alter table operations.push_messages enable row level security;
    alter table operations.push_messages no force row level security;
    drop policy if exists pushes on operations.push_messages;
    create policy pushes on operations.push_messages to wl_vault using (true) with check (true);
    grant select, insert, update, delete on operations.push_messages to wl_vault;
    -- Workspaces with public events after a place, for all webhooks at once; nothing of the events themselves.
    create or replace function operations.changed_workspaces(after bigint) returns table(workspace_id uuid, place bigint)
      language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
    begin
      if after is null then
        return query select c.workspace_id, c.place from read.changes c order by c.place desc limit 1;
      else
        return query select c.workspace_id, max(c.place) from read.changes c where c.place > after group by 1;
      end if;
    end $$;
    revoke all on function operations.changed_workspaces(bigint) from public;
    grant execute on function operations.changed_workspaces(bigint) to wl_vault;
    grant usage on schema operations to wl_request, wl_jobs;
    grant select on operations.device_calls to wl_request, wl_jobs;
    grant select, insert, update, delete on operations.device_calls to wl_vault;
    -- The last position at a moment: a search in the primary key, since positions and times grow together.
    create or replace function operations.position_at(moment timestamptz) returns bigint
      language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
    declare low bigint := 0; high bigint := (select position from log.head); middle bigint;
    begin
      while low < high loop
        middle := (low + high + 1) / 2;
        if (select recorded_at from log.events where position = middle union all select recorded_at from log.chain where position = middle) <= moment then low := middle; else high := middle - 1; end if;
      end loop;
      return low;
    end $$;
    create or replace function operations.event_rate(span interval, parts integer) returns table(at timestamptz, events bigint)
      language sql stable security definer set search_path = pg_catalog, pg_temp as $$
      select moment, operations.position_at(moment) - lag(operations.position_at(moment)) over (order by moment)
      from generate_series(now() - span, now(), span / parts) as moment $$;
    create or replace function operations.events_behind(of_workspace uuid, of_stream text, from_revision integer) returns integer
      language sql stable security definer set search_path = pg_catalog, pg_temp as $$
      select coalesce((select e.revision - from_revision from log.events e
        where e.workspace = of_workspace and e.stream = of_stream and e.revision > from_revision order by e.revision desc limit 1),
        (select e.revision - from_revision from log.chain e
        where e.workspace = of_workspace and e.stream = of_stream and e.revision > from_revision order by e.revision desc limit 1), 0) $$;
    -- Events up to a position of the log: the position itself, or, with the log in EventStoreDB, the place in its chain.
    create or replace function operations.events_until(of_position text) returns bigint
      language sql stable security definer set search_path = pg_catalog, pg_temp as $$
      select case when of_position is null then 0
        when exists (select from log.chain) then coalesce((select position from log.chain where at <= of_position::bigint order by at desc limit 1), 0)
        when exists (select from log.events) then of_position::bigint else 0 end $$;
    create or replace view operations.head as select position, encode(hash, 'hex') as hash from log.head;
    create or replace view operations.alarm as select raised_at, sentence, findings from log.alarms where cleared_at is null;
    create or replace view operations.parked as
      select reaction, workspace, event_id, position, stream, attempts, error, at from jobs.parked;
    create or replace view operations.failed_jobs as
      select id, queue, name, tries, error, at, (data ->> 'workspace')::uuid as workspace, (data ->> 'delivery')::uuid as delivery from jobs.failed;
    create or replace view operations.storage as
      select n.nspname as schema, sum(pg_total_relation_size(c.oid))::bigint as bytes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'm') and n.nspname not like 'pg\\_%' group by 1;
    -- What a start looks at as wl_log, where no process but the one that migrates has the owner's address.
    create or replace view operations.checkpoints as
      select projection as name, position from read.checkpoints union all select projection, position from read_next.checkpoints
      union all select name, position from jobs.checkpoint;
    create or replace view operations.master_key as select origin, rotating from vault.master_key;
    create or replace view operations.keeps_people as select exists (select from vault.person_keys) as keeps;
    grant usage on schema operations to wl_log;
    grant select on operations.checkpoints, operations.master_key, operations.keeps_people, operations.known_events, operations.schema_parts
      to wl_log;
    grant usage on schema operations to wl_vault;
    grant select, insert, update, delete on operations.processes to wl_vault;
    grant select on operations.head, operations.alarm, operations.parked, operations.failed_jobs, operations.storage to wl_vault;
    revoke execute on function operations.position_at, operations.event_rate, operations.events_behind, operations.events_until from public;
    grant execute on function operations.position_at, operations.event_rate, operations.events_behind, operations.events_until to wl_vault`

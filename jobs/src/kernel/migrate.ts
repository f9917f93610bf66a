/**
 * SQL of the workers' own state, in schema `jobs`. It holds the reactions' position in the log,
 * open deliveries, and parked events of reactions and processes. It also holds failed jobs, open
 * expectations, finished reports, and work that an installation does once. Run as the owner; idempotent.
 */
export const jobsSql = `
    create schema if not exists jobs;
    create table if not exists jobs.checkpoint (
      name text primary key, position text, written text, chained text, updated_at timestamptz not null default now());
    create table if not exists jobs.open_deliveries (
      id uuid primary key, workspace uuid not null, revision integer not null, since timestamptz not null default now());
    alter table jobs.open_deliveries add column if not exists wait_until timestamptz;
    alter table jobs.open_deliveries add column if not exists job text;
    create table if not exists jobs.parked (
      reaction text not null, workspace uuid not null, event_id uuid not null, position text not null, error text not null,
      stream text, revision integer, attempts integer not null default 0, retry_at timestamptz,
      at timestamptz not null default now(), primary key (reaction, event_id));
    create table if not exists jobs.failed (
      id uuid primary key, queue text not null, name text not null, key text not null, data jsonb not null, tries integer not null,
      error text not null, at timestamptz not null default now(), unique (queue, key));
    create index if not exists failed_at on jobs.failed (at desc);
    create table if not exists jobs.expected (
      key text primary key, workspace uuid not null, stream text not null, revision integer not null, due timestamptz not null);
    create index if not exists expected_due on jobs.expected (due);
    alter table jobs.expected add column if not exists keys text[];
    create table if not exists jobs.reports (workspace uuid not null, day date not null, at timestamptz not null default now(), primary key (workspace, day));
    create table if not exists jobs.done (name text primary key, at timestamptz not null default now());
    grant usage on schema jobs to wl_jobs;
    grant select, insert, update, delete on all tables in schema jobs to wl_jobs`

import type { ClientBase } from 'pg'

/**
 * SQL of the tables of secrets: passwords, sessions, keys of links, failed attempts, repeated
 * requests. Stores hashes and ciphertexts only.
 */
export const secretsSql = `
    create table if not exists vault.credentials (
      user_id uuid primary key, password_hash text not null, changed_at timestamptz not null default now());
    -- The key that MASTER_KEY was at the first start, sealed under the one that holds now. The owner alone reads it.
    create table if not exists vault.master_key (
      only_row boolean primary key default true check (only_row), origin bytea not null, rotating boolean not null);
    -- The keys that signed the log before, sealed under the master key that holds now.
    alter table vault.master_key add column if not exists signers bytea;
    grant usage on schema vault to wl_log;
    grant select (signers) on vault.master_key to wl_log;
    create table if not exists vault.sessions (
      token_hash bytea primary key, id uuid not null unique, user_id uuid not null, impersonator uuid, workspace uuid,
      created_at timestamptz not null default now(), expires_at timestamptz not null, revoked_at timestamptz);
    alter table vault.sessions add column if not exists permissions jsonb;
    alter table vault.sessions add column if not exists browser text, add column if not exists system text,
      add column if not exists used_at timestamptz not null default now();
    -- What proved who the person is, and what confirmed it.
    alter table vault.sessions add column if not exists opened_by text, add column if not exists second text;
    create index if not exists sessions_user on vault.sessions (user_id);
    create index if not exists sessions_expire on vault.sessions (expires_at);
    -- Second factors. The sealed seed of an authenticator app, and its last step that signed in.
    create table if not exists vault.factors (
      id uuid primary key, user_id uuid not null, kind text not null, active boolean not null default false,
      sealed bytea, last_step bigint not null default 0,
      credential text unique, public_key bytea, counter bigint, transports text[], blocked_at timestamptz,
      created_at timestamptz not null default now());
    create index if not exists factors_user on vault.factors (user_id);
    alter table vault.factors add column if not exists used_at timestamptz;
    create table if not exists vault.recovery_codes (
      hash bytea primary key, user_id uuid not null, used_at timestamptz);
    create index if not exists recovery_codes_user on vault.recovery_codes (user_id);
    -- Steps of a sign-in that are under way.
    create table if not exists vault.challenges (
      hash bytea primary key, kind text not null, user_id uuid, content jsonb not null, attempts integer not null default 0,
      expires_at timestamptz not null);
    create index if not exists challenges_expire on vault.challenges (expires_at);
    -- Sign-in by a company's provider: by which, and when it asked who the person is. Its accounts by
    -- hashes of their subjects. Companies that a session may enter while their provider is away.
    alter table vault.sessions add column if not exists provider uuid, add column if not exists authenticated_at timestamptz;
    create table if not exists vault.sso_subjects (
      provider uuid not null, subject bytea not null, user_id uuid not null, linked_at timestamptz not null default now(),
      primary key (provider, subject), unique (provider, user_id));
    create index if not exists sso_subjects_user on vault.sso_subjects (user_id);
    create table if not exists vault.emergency_passes (
      session uuid not null, workspace uuid not null, until timestamptz not null, primary key (session, workspace));
    create index if not exists sessions_impersonator on vault.sessions (impersonator) where impersonator is not null;
    create table if not exists vault.api_tokens (hash bytea primary key, id uuid not null unique, workspace uuid not null);
    create index if not exists api_tokens_workspace on vault.api_tokens (workspace);
    create table if not exists vault.link_keys (
      hash bytea primary key, kind text not null, subject uuid not null, workspace uuid, minted_by uuid, value text,
      created_at timestamptz not null default now(), expires_at timestamptz, used_at timestamptz, revoked_at timestamptz);
    create index if not exists link_keys_subject on vault.link_keys (kind, subject);
    create index if not exists link_keys_expire on vault.link_keys (expires_at) where revoked_at is null;
    create index if not exists link_keys_minter on vault.link_keys (minted_by) where minted_by is not null;
    create table if not exists vault.attempts (
      key bytea primary key, failures integer not null, last_at timestamptz not null default now());
    alter table vault.attempts alter column failures type double precision;
    create index if not exists attempts_last on vault.attempts (last_at);
    do $$ begin
      -- Answers were kept in clear before. Only the repeats of a day are lost.
      if exists (select 1 from information_schema.columns
          where table_schema = 'vault' and table_name = 'idempotency' and column_name = 'answer' and data_type = 'jsonb') then
        drop table vault.idempotency;
      end if;
    end $$;
    create table if not exists vault.idempotency (
      user_id uuid not null, key_hash bytea not null, request_hash bytea not null, command_id uuid not null,
      at timestamptz not null, status integer, answer bytea, primary key (user_id, key_hash));
    create index if not exists idempotency_at on vault.idempotency (at);
    -- Where the last attempt is under way, if that server still lives (vault.session_caches).
    alter table vault.idempotency add column if not exists server uuid;
    -- More than one: an earlier attempt may have written, so its clock and ids stay.
    alter table vault.idempotency add column if not exists attempts integer not null default 1;
    -- Surveys: who may answer, and sealed answers on their way into the log. No column of one leads to the other, nor to a moment. What
    -- was deleted or overwritten is cleared away as soon as PostgreSQL looks.
    create table if not exists vault.survey_keys (
      hash bytea primary key, workspace uuid not null, survey uuid not null, round uuid not null, person uuid)
      with (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);
    create index if not exists survey_keys_round on vault.survey_keys (round);
    create table if not exists vault.survey_rounds (round uuid primary key);
    create table if not exists vault.survey_sheets (
      id uuid primary key, workspace uuid not null, survey uuid not null, round uuid not null, open boolean not null, sealed bytea not null)
      with (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);
    create unique index if not exists survey_sheets_open on vault.survey_sheets (round) where open;
    create table if not exists vault.workspace_secrets (
      id uuid primary key, workspace uuid not null, sealed bytea not null, at timestamptz not null default now());
    -- The stream whose event is going to name the secret; null once a worker has seen that event.
    alter table vault.workspace_secrets add column if not exists pending_stream text;
    create index if not exists workspace_secrets_pending on vault.workspace_secrets (at) where pending_stream is not null;
    -- States of long streams: a convenience that may be emptied at any time.
    create table if not exists vault.kept_states (
      workspace uuid not null, stream text not null, version integer not null, revision integer not null, event uuid not null,
      sealed bytea not null, at timestamptz not null default now(), primary key (workspace, stream));
    alter table vault.kept_states alter column sealed set storage external;
    -- PINs for kiosks, and wrong tries: of a person in a row, of a kiosk within the hour since its first.
    create table if not exists vault.kiosk_pins (
      workspace uuid not null, employee uuid not null, pin_hash text not null, wrong integer not null default 0,
      locked_until timestamptz, set_at timestamptz not null default now(), primary key (workspace, employee));
    create table if not exists vault.kiosk_calls (
      kiosk uuid primary key, workspace uuid not null, wrong integer not null default 0, since timestamptz not null default now(),
      paused_until timestamptz, seen_at timestamptz not null default now());
    -- Browsers that get pushes: their sealed addresses and keys, and the sign-in with which they end.
    create table if not exists vault.push_devices (
      id uuid primary key, workspace uuid not null, employee uuid not null, user_id uuid not null, session uuid not null,
      endpoint_hash bytea not null, sealed bytea not null, at timestamptz not null default now());
    create index if not exists push_devices_employee on vault.push_devices (employee);
    create index if not exists push_devices_endpoint on vault.push_devices (endpoint_hash);
    -- Positions of check-ins and check-outs, sealed, until their days are over.
    create table if not exists vault.positions (
      workspace uuid not null, employee uuid not null, shift uuid not null, act text not null, sealed bytea not null,
      at timestamptz not null default now(), primary key (shift, act));
    create index if not exists positions_employee on vault.positions (employee);
    create index if not exists positions_at on vault.positions (workspace, at);
    -- Whose bytes an upload has, see blobs/upload-owners.ts.
    create table if not exists vault.uploads (key text primary key, workspace uuid not null, person uuid not null);
    create index if not exists uploads_person on vault.uploads (workspace, person);
    create sequence if not exists vault.access_changes;
    -- Before its first number, it names that number as its last one: the first change would have been seen already.
    select setval('vault.access_changes', last_value) from vault.access_changes where not is_called;
    create table if not exists vault.session_caches (id uuid primary key, seen bigint not null, valid_until timestamptz not null);
    delete from vault.session_caches where valid_until < now() - interval '1 hour';
    grant usage on schema vault to wl_vault;
    grant select, usage on vault.access_changes to wl_vault;
    grant select, insert, update, delete on vault.session_caches to wl_vault;
    grant select, insert, update, delete on vault.kept_states to wl_vault;
    grant select, insert, update, delete on vault.workspace_secrets to wl_vault;
    grant select, insert, update, delete on vault.kiosk_pins, vault.kiosk_calls, vault.push_devices, vault.positions to wl_vault;
    grant select, insert, delete on vault.uploads to wl_vault;
    grant select, insert, update, delete on vault.survey_keys, vault.survey_rounds, vault.survey_sheets to wl_vault;
    grant select, insert, update, delete on vault.sso_subjects, vault.emergency_passes to wl_vault;
    grant select, insert, update, delete on vault.factors, vault.recovery_codes, vault.challenges to wl_vault;
    grant select, insert, update, delete on vault.credentials, vault.sessions, vault.api_tokens, vault.link_keys, vault.attempts, vault.idempotency to wl_vault;`

export async function migrateSecrets(owner: ClientBase): Promise<void> {
  await owner.query(secretsSql)
}

import { queueNames } from '@workledger/jobs/kernel/queue-names'
import { runMigrations } from 'bullmq'
import type { ClientBase } from 'pg'

/**
 * Migrates BullMQ's tables to this version. The owner owns them; the worker's role reads and writes
 * rows.
 */
export async function migrateQueues(owner: ClientBase): Promise<void> {
  await runMigrations(owner, 'bullmq')
  await takeOverSequences(owner)
  for (const name of queueNames) await makeSequence(owner, name)

  await owner.query(`
    grant usage on schema bullmq to wl_jobs;
    revoke create on schema bullmq from wl_jobs;
    grant select, insert, update, delete on all tables in schema bullmq to wl_jobs;
    grant usage, select on all sequences in schema bullmq to wl_jobs;
    grant execute on all functions in schema bullmq to wl_jobs`)
}

/**
 * Makes the sequence that BullMQ would make as the worker's role at the first job, because
 * `pg_dump` could not read that one.
 */
async function makeSequence(owner: ClientBase, queue: string): Promise<void> {
  const { rows } = await owner.query('select bullmq.job_id_seq_name($1) as name', [queue])
  await owner.query(`create sequence if not exists bullmq.${owner.escapeIdentifier(rows[0].name)}`)
}

/**
 * Gives the owner the sequences that workers of earlier versions made. Only a member of both roles
 * may.
 */
async function takeOverSequences(owner: ClientBase): Promise<void> {
  const { rows } = await owner.query(
    `select c.relname as name, pg_has_role(current_user, c.relowner, 'usage') as may from pg_class c
     where c.relnamespace = 'bullmq'::regnamespace and c.relkind = 'S' and pg_get_userbyid(c.relowner) = 'wl_jobs'`,
  )

  if (rows.length === 0) return
  const mustJoin = !rows[0].may
  if (mustJoin) await owner.query('grant wl_jobs to current_user')

  for (const { name } of rows)
    await owner.query(`alter sequence bullmq.${owner.escapeIdentifier(name)} owner to current_user`)

  if (mustJoin) await owner.query('revoke wl_jobs from current_user')
}

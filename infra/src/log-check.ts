import { checkEnd } from '@workledger/event-store/postgres/check'
import type { ClientBase } from 'pg'

/** What is wrong with the log's end, in a sentence; undefined when all is well. */
export async function endFault(owner: ClientBase): Promise<string | undefined> {
  // One snapshot, for other processes write meanwhile.
  await owner.query('begin isolation level repeatable read read only')
  const fault = (await checkEnd(owner)) ?? (await readBeyondEnd(owner))
  await owner.query('commit')
  return fault
}

/** Tables that know events which the log does not have: its end was cut off, or an older copy of it was put back. */
async function readBeyondEnd(owner: ClientBase): Promise<string | undefined> {
  const { rows } = await owner.query(`
    select name, position, (select position from log.head) as head from (
      select projection as name, position::bigint from read.checkpoints
      union all select projection, position::bigint from read_next.checkpoints
      union all select name, position::bigint from jobs.checkpoint) as checkpoints
    where position > (select position from log.head) order by position desc limit 1`)
  if (!rows[0]) return undefined
  const { name, position, head } = rows[0]
  return `The event log ends at ${head}, but "${name}" has read it up to ${position}: its last events are missing.`
}

import type { Event } from '@workledger/event-store/port'
import type { PoolClient } from 'pg'
import { reasonOf } from './reason'

/** Seconds until the next attempt at a parked event: 10, 20, 40 … at most an hour. */
const LATER = `least(3600, 10 * power(2, least(attempts + 1, 10))) * interval '1 second'`

/**
 * Parks an event at which a reaction, process or expectation failed; Operations shows it. An
 * already parked event stays unchanged.
 */
export async function park(
  client: PoolClient,
  reaction: string,
  event: Event,
  error: unknown,
): Promise<void> {
  await client.query(
    `insert into jobs.parked (reaction, workspace, event_id, position, error, stream, revision, retry_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + interval '10 seconds') on conflict do nothing`,
    [
      reaction,
      event.workspace,
      event.id,
      event.position,
      reasonOf(error),
      event.stream,
      event.revision,
    ],
  )
}

/**
 * Records another failure, so the next attempt waits longer. Returns false if the event is not
 * parked.
 */
export async function parkLonger(
  client: PoolClient,
  reaction: string,
  event_id: string,
  error: unknown,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update jobs.parked set attempts = attempts + 1, error = $3, retry_at = now() + ${LATER} where reaction = $1 and event_id = $2`,
    [reaction, event_id, reasonOf(error)],
  )
  return rowCount === 1
}

export async function unpark(
  client: PoolClient,
  reaction: string,
  event_id: string,
): Promise<void> {
  await client.query('delete from jobs.parked where reaction = $1 and event_id = $2', [
    reaction,
    event_id,
  ])
}

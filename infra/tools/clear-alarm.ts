import { PROCESS_ALIVE_MS } from '@workledger/contracts/kernel/durations'
import { LOCKS } from '@workledger/event-store/postgres/locks'
import { type Finding, inWords } from '@workledger/event-store/verify'
import type { ClientBase } from 'pg'
import { StartError } from '../server/start-error'

const ALIVE = `${PROCESS_ALIVE_MS / 1_000} seconds`

/**
 * Accepts the log as it is. Findings no longer block, the head moves to the last event, and readers
 * beyond the log's end read from it again. Runs as the owner, while no process writes. Returns the
 * further effects as sentences.
 */
export async function clearAlarm(
  owner: ClientBase,
  reason: string,
  {
    findings,
    fault,
    end,
  }: { findings: readonly Finding[]; fault?: string | undefined; end?: string | undefined },
): Promise<string[]> {
  await owner.query('begin')

  try {
    await owner.query('select pg_advisory_xact_lock($1)', [LOCKS.migration])
    await refuseWhileRunning(owner)
    const { rows } = await owner.query(
      'select (select position from log.head) as head, exists (select from log.alarms where cleared_at is null) as alarm',
    )
    const { head, alarm } = rows[0]

    if (!alarm && findings.length === 0 && !fault)
      throw new StartError('There is no alarm to clear: the log is intact and may be written to.')

    if (!alarm)
      await owner.query('insert into log.alarms (sentence, findings) values ($1, $2)', [
        fault ?? inWords(findings),
        JSON.stringify(findings),
      ])

    const voids = findings
      .filter(({ byAnchor }) => byAnchor)
      .map(({ position }) => BigInt(position))
    const voidFrom =
      voids.length > 0 ? String(voids.reduce((least, at) => (at < least ? at : least))) : null

    await owner.query(
      'update log.alarms set cleared_at = now(), reason = $1, accepted = $2, anchors_void_from = $3 where cleared_at is null',
      [
        reason,
        JSON.stringify(findings.flatMap((finding) => stretch(finding, BigInt(head)))),
        voidFrom,
      ],
    )

    await owner.query(`update log.head set position = e.position, hash = e.hash
      from (select position, hash from log.events order by position desc limit 1) as e where e.position >= log.head.position`)
    if (end !== undefined) await forgetLost(owner, end)
    const again = await readAgain(owner, end)
    await owner.query('commit')

    return [
      ...(voidFrom
        ? [
            `Heads that were anchored at event ${voidFrom} or later are set aside; keep them, they are evidence.`,
          ]
        : []),
      ...(again.length > 0
        ? [
            `The next start rebuilds these read tables, because they hold events that the log lacks: ${again.join(', ')}.`,
          ]
        : []),
    ]
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

/**
 * Returns the accepted positions of a finding. A cut end leaves positions empty forever, but only
 * up to the head.
 */
function stretch({ kind, position }: Finding, head: bigint): [string, string][] {
  if (kind !== 'truncated') return [[position, position]]
  return head >= BigInt(position) ? [[position, String(head)]] : []
}

/**
 * Removes links of events that EventStoreDB has lost: new events take their place, but never their
 * numbers.
 */
async function forgetLost(owner: ClientBase, end: string): Promise<void> {
  await owner.query('alter table log.chain disable trigger append_only')
  await owner.query('delete from log.chain where at > $1', [end])
  await owner.query('alter table log.chain enable always trigger append_only')
  await owner.query('delete from log.scanned')
}

async function refuseWhileRunning(owner: ClientBase): Promise<void> {
  const { rows } = await owner.query(
    `select host, pid from operations.processes where seen_at > now() - interval '${ALIVE}' limit 1`,
  )

  if (rows[0])
    throw new StartError(
      `Workledger is running (process ${rows[0].pid} on ${rows[0].host}); stop all its processes, wait ${ALIVE}, and clear again.`,
    )
}

/**
 * Rebuilds and names the tables that know events which the log lacks; reactions continue with new
 * events.
 */
async function readAgain(owner: ClientBase, logEnd?: string): Promise<string[]> {
  const { rows: ends } = await owner.query(
    'select coalesce($1::bigint, (select position from log.head))::text as head',
    [logEnd ?? null],
  )

  const end = owner.escapeLiteral(ends[0].head)
  const beyond = `position::bigint > ${end}::bigint`
  const { rows: halfway } = await owner.query(
    `delete from read_next.checkpoints where ${beyond} returning projection, shape, tables`,
  )
  for (const { tables } of halfway) await owner.query('select read.drop_next($1)', [tables])
  const { rows } = await owner.query(
    `update read.checkpoints set position = ${end} where ${beyond} returning projection, shape`,
  )

  for (const { projection, shape } of [...halfway, ...rows])
    await owner.query(`select read.ask_rebuild($1, $2, 'a log that was cut off')`, [
      projection,
      shape,
    ])

  await owner.query(`
    update jobs.checkpoint set position = least(position::bigint, head)::text, written = least(written::bigint, head)::text, chained = least(chained::bigint, head)::text
    from (select ${end}::bigint as head) as log where position::bigint > head or written::bigint > head or chained::bigint > head`)

  return [...new Set([...halfway, ...rows].map(({ projection }) => String(projection)))].sort()
}

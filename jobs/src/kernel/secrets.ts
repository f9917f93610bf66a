import type { EventDefinition } from '@workledger/contracts/kernel/event'
import { type Process, process } from './process'
import { eachInTurn, type MakeSchedule } from './schedule'

/** The secret in the vault that the events of one kind of stream name as `secret_id`. */
export interface SecretsOf {
  /** Words for the names of its processes. */
  readonly name: string
  /** The events that may replace a secret by another one. */
  readonly replaces: readonly EventDefinition[]
  /** The events after which the record uses none. */
  readonly ends: readonly EventDefinition[]
}

interface AnyEvent {
  readonly type: string
  readonly data: unknown
}

/**
 * Returns processes that delete the secrets that a record does not use any more. The event comes
 * first, so a request that is cut off leaves none behind.
 */
export const secretProcesses = (secrets: SecretsOf): readonly Process[] =>
  [...secrets.replaces, ...secrets.ends].map((on) =>
    process({
      name: `former ${secrets.name} after ${on.type}`,
      on,
      when: (data) => secrets.ends.includes(on) || 'secret_id' in data,
      async react({ workspace }, context) {
        const { ever, now } = namedSecrets(await context.history(), [secrets])
        const former = [...ever].filter((id) => id !== now)

        if (former.length > 0) await context.traces.forgetSecrets(workspace, former)
      },
    }),
  )

/** Returns the secrets that the events of a stream name, and the one in use after them. */
export function namedSecrets(
  history: readonly AnyEvent[],
  secrets: readonly SecretsOf[],
): { readonly ever: ReadonlySet<string>; readonly now: string | undefined } {
  const ends = new Set(secrets.flatMap((each) => each.ends.map(({ type }) => type)))
  const ever = new Set<string>()
  let now: string | undefined

  for (const { type, data } of history) {
    const { secret_id } = data as { secret_id?: string }
    if (secret_id) ever.add(secret_id)
    if (ends.has(type)) now = undefined
    else if (secret_id) now = secret_id
  }

  return { ever, now }
}

/** A request and its repetitions, which a client may send within a day, end earlier. */
const PENDING = '2 days'

/** Most secrets of a round. */
const AT_ONCE = 100

interface PendingSecret {
  readonly id: string
  readonly workspace: string
  readonly pending_stream: string
}

/**
 * Makes the schedule that looks up secrets whose requests have ended. Those that the log does not
 * name, or names no more, are deleted: their requests were cut off or repeated late.
 */
export const pendingSecrets =
  (secrets: readonly SecretsOf[]): MakeSchedule =>
  ({ vault, commands: { store } }) => ({
    async run() {
      const { rows } = await vault.query<PendingSecret>(
        `select id, workspace, pending_stream from vault.workspace_secrets
         where pending_stream is not null and at < now() - interval '${PENDING}' order by at limit ${AT_ONCE}`,
      )

      await eachInTurn(rows, async ({ id, workspace, pending_stream }) => {
        const { now } = namedSecrets(await store.readStream(workspace, pending_stream), secrets)

        await vault.query(
          id === now
            ? 'update vault.workspace_secrets set pending_stream = null where id = $1'
            : `delete from vault.workspace_secrets
               where id = $1 and pending_stream is not null and at < now() - interval '${PENDING}'`,
          [id],
        )
      })
    },
  })

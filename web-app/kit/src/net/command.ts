import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { type ApiError, newKey } from './client'
import { aboutOf, asTold, type Told, toldBy } from './told'

interface Sending<Asked, Answer> {
  send: (asked: Asked, key: string) => Promise<Answer>
  /** Refreshes the changed data. */
  readAgain: () => Promise<unknown>
  onDone?: ((answer: Answer, asked: Asked) => void) | undefined
  onError?: ((error: ApiError, asked: Asked) => void) | undefined
  /**
   * A repeated change refers to the record as last answered: by the earlier change, or by a refusal
   * as stale that showed the differences. A change sent during another one of the same record waits
   * for that one, and fails with it. Only for calls that change a row.
   */
  again?: boolean | undefined
}

/** The input and the request sent for it; see `again`. */
interface Sent<Asked> {
  given: Asked
  asked: Asked
  key: string
}

/**
 * Sends a command of either app. `send(asked)` resolves with the answer or rejects with ApiError;
 * `run(asked)` reports through `onDone`, `onError` and `error`. One Idempotency-Key belongs to one
 * action and is kept while its outcome is unknown. Pressing the button again after a lost
 * connection therefore cannot repeat it.
 */
export function useSending<Asked, Answer>(command: Sending<Asked, Answer>) {
  const pending = useRef<{ asked: string; key: string } | null>(null)
  const told = useRef<Told | null>(null)

  const mutation = useMutation<Answer, ApiError, Sent<Asked>>({
    mutationFn: ({ asked, key }) => command.send(asked, key),
    onSuccess: async (answer, { given, asked }) => {
      pending.current = null

      if (command.again)
        told.current = toldBy((answer as { data?: unknown } | undefined)?.data, given)

      await command.readAgain()
      command.onDone?.(answer, asked)
    },
    onError: (error, { given, asked }) => {
      // A failure of the server, 500 too, may come after its last step.
      if (error.status && error.status < 500) pending.current = null

      // The screen shows the record's present state.
      if (error.code === 'state.stale') {
        if (command.again) told.current = toldBy(error.current, given)
        void command.readAgain()
      }

      command.onError?.(error, asked)
    },
  })

  const { mutateAsync } = mutation
  const { again } = command
  const underWay = useRef<{ about: string; sent: Promise<Answer> } | null>(null)

  const send = useCallback(
    (given: Asked): Promise<Answer> => {
      const go = () => {
        const asked = asTold(given, told.current)
        const text = JSON.stringify(asked, (_, value) =>
          value instanceof File ? [value.name, value.size, value.lastModified] : value,
        )
        if (pending.current?.asked !== text) pending.current = { asked: text, key: newKey() }

        return mutateAsync({ given, asked, key: pending.current.key })
      }

      const about = again ? aboutOf((given ?? {}) as object) : undefined
      const before =
        about !== undefined && underWay.current?.about === about ? underWay.current.sent : undefined
      const sent = before ? before.then(go) : go()
      if (about !== undefined) underWay.current = { about, sent }

      const leave = () => {
        if (underWay.current?.sent === sent) underWay.current = null
      }

      sent.then(leave, leave)

      return sent
    },
    [mutateAsync, again],
  )

  const run = useCallback((asked: Asked) => void send(asked).catch(() => {}), [send])

  return {
    send,
    run,
    busy: mutation.isPending,
    /** What is being sent, so that a table knows which row is busy. */
    sending: mutation.isPending ? mutation.variables.given : undefined,
    error: mutation.error,
    reset: mutation.reset,
  }
}

import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { type ApiError, newKey } from './client'

interface Sending<Asked, Answer> {
  send: (asked: Asked, key: string) => Promise<Answer>
  /** Reads again what the command changed. */
  readAgain: () => Promise<unknown>
  onDone?: ((answer: Answer, asked: Asked) => void) | undefined
  onError?: ((error: ApiError, asked: Asked) => void) | undefined
}

/**
 * A command of either app. `send(asked)` resolves with the answer or rejects with ApiError; `run(asked)` leaves the outcome to
 * `onDone`, `onError` and `error`. One Idempotency-Key belongs to one action and is kept while its outcome is unknown,
 * so pressing the button again after a lost connection cannot do it twice.
 */
export function useSending<Asked, Answer>(command: Sending<Asked, Answer>) {
  const pending = useRef<{ asked: string; key: string } | null>(null)
  const mutation = useMutation<Answer, ApiError, { asked: Asked; key: string }>({
    mutationFn: ({ asked, key }) => command.send(asked, key),
    onSuccess: async (answer, { asked }) => {
      pending.current = null
      await command.readAgain()
      command.onDone?.(answer, asked)
    },
    onError: (error, { asked }) => {
      if (!error.unknownOutcome) pending.current = null
      // The screen shows what the record has become.
      if (error.code === 'state.stale') void command.readAgain()
      command.onError?.(error, asked)
    },
  })
  const { mutateAsync } = mutation
  const send = useCallback(
    (asked: Asked) => {
      const text = JSON.stringify(asked, (_, value) => (value instanceof File ? [value.name, value.size, value.lastModified] : value))
      if (pending.current?.asked !== text) pending.current = { asked: text, key: newKey() }
      return mutateAsync({ asked, key: pending.current.key })
    },
    [mutateAsync],
  )
  const run = useCallback((asked: Asked) => void send(asked).catch(() => {}), [send])
  return { send, run, busy: mutation.isPending, error: mutation.error, reset: mutation.reset }
}

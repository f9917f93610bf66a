import { ApiError } from '@workledger/kit/net/client'
import { useEffect, useRef, useState } from 'react'

/** Runs the link's action once; returns its refusal, if any. */
export function useOnce(run: () => Promise<void>) {
  const [error, setError] = useState<ApiError | null>(null)
  const started = useRef(false)

  useEffect(() => {
    if (started.current) return
    started.current = true
    run().catch((reason: unknown) =>
      setError(reason instanceof ApiError ? reason : new ApiError(0, 'unexpected', String(reason))),
    )
  })

  return error
}

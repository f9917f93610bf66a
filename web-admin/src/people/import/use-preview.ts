import { useQuery } from '@tanstack/react-query'
import { type ImportPreview, importApi } from '@workledger/contracts/people/import.api'
import { type ApiError, call } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { useRef } from 'react'
import { type Reading, readingBody } from './reading'
import { stillReadable } from './still-readable'

/**
 * Reads the server's reading of a file, again after every change; the last answer stays while the
 * next is loading or refused.
 */
export function usePreview(reading: Reading) {
  const { workspace } = useMember()
  const { file, ...options } = reading

  const found = useQuery<ImportPreview, ApiError>({
    queryKey: [
      'people',
      'importPreview',
      workspace.id,
      file.name,
      file.size,
      file.lastModified,
      options,
    ],
    queryFn: async ({ signal }) => {
      await stillReadable(file)
      return (
        await call(
          importApi.importPreview,
          { params: { ws: workspace.id }, body: readingBody(reading) as never },
          { signal, timeout: 120_000 },
        )
      ).data
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => count < 2 && error.unknownOutcome,
  })

  const last = useRef<{ of: File; preview: ImportPreview } | null>(null)
  if (found.data) last.current = { of: file, preview: found.data }
  const before = last.current?.of === file ? last.current.preview : undefined

  return {
    preview: found.data ?? before,
    error: found.error,
    reading: found.isFetching,
    again: () => void found.refetch(),
  }
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  type ImportPreview,
  importApi,
  type importDateFormats,
  type importFieldNames,
  type importPeriods,
} from '@workledger/contracts/people/import.api'
import { type ApiError, call } from '@workledger/web-app/kit/client'
import { useMember } from '@workledger/web-app/kit/current'

export type Field = (typeof importFieldNames)[number]
export interface Reading {
  file: File
  /** Only what somebody changed; the other columns are matched by their heading. */
  mapping: Record<string, Field | null>
  pay_period?: (typeof importPeriods)[number]
  date_format?: (typeof importDateFormats)[number]
}
export const readingBody = ({ file, mapping, pay_period, date_format }: Reading) => ({
  file,
  mapping: JSON.stringify(mapping),
  pay_period: pay_period ?? '',
  date_format: date_format ?? '',
})

/** How the server understands a file, read again with every change of the mapping. */
export function usePreview(reading: Reading | null) {
  const { workspace } = useMember()
  const { file, ...options } = reading ?? { file: null }
  return useQuery<ImportPreview, ApiError>({
    queryKey: ['people', 'importPreview', workspace.id, file?.name, file?.size, file?.lastModified, options],
    queryFn: async ({ signal }) =>
      (
        await call(
          importApi.importPreview,
          { params: { ws: workspace.id }, body: readingBody(reading!) as never },
          { signal, timeout: 120_000 },
        )
      ).data,
    enabled: reading !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  type TimeImportPreview,
  timeImportPreviewsApi,
} from '@workledger/contracts/time-tracking/time-import-previews.api'
import { type ApiError, call } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import type { ChosenPeople } from './file-people'

/** A file and the choices of its reading. */
export interface TimeReading {
  file: File
  people: ChosenPeople
  date_order: '' | 'day-first' | 'month-first'
  /** Empty: the company's. */
  zone: string
  /** Empty: the company's name. */
  client: string
}

export const readingBody = ({ file, people, ...choices }: TimeReading) => ({
  ...choices,
  file,
  people: JSON.stringify(
    Object.fromEntries(Object.entries(people).filter(([, employee]) => employee !== '')),
  ),
})

/** Reads what an import of the file would do, again after every choice. */
export function useTimePreview(reading: TimeReading) {
  const { workspace } = useMember()
  const { file, ...choices } = reading

  return useQuery<TimeImportPreview, ApiError>({
    queryKey: [
      // Of no area: an import does not make its file be read again.
      'timeImportPreview',
      workspace.id,
      file.name,
      file.size,
      file.lastModified,
      choices,
    ],
    queryFn: async ({ signal }) =>
      (
        await call(
          timeImportPreviewsApi.previewTimeImport,
          { params: { ws: workspace.id }, body: readingBody(reading) as never },
          { signal, timeout: 120_000 },
        )
      ).data,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => count < 2 && error.unknownOutcome,
  })
}

/** Returns the two days that a date such as 03/04/2026 can mean. */
export function daysOf(example: string): Record<'day-first' | 'month-first', string> | undefined {
  const found = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(example)
  if (!found) return undefined
  const [a, b] = [found[1]!.padStart(2, '0'), found[2]!.padStart(2, '0')]
  const year = found[3]!.length === 2 ? `20${found[3]}` : found[3]!

  return { 'day-first': `${year}-${b}-${a}`, 'month-first': `${year}-${a}-${b}` }
}

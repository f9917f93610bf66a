import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  type LeaveImportPreview,
  leaveImportsApi,
} from '@workledger/contracts/leave/leave-imports.api'
import { type ApiError, call } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import type { ChosenPeople } from './file-people'
import type { ChosenTypes } from './file-types'

/** A file and the choices of its reading. */
export interface LeaveReading {
  file: File
  people: ChosenPeople
  types: ChosenTypes
  date_order: '' | 'day-first' | 'month-first'
  /** Count days here, also where the file says another number. */
  recount: boolean
}

/** Returns choices as JSON, without those that were taken back. */
const made = (choices: ChosenPeople) =>
  JSON.stringify(Object.fromEntries(Object.entries(choices).filter(([, id]) => id !== '')))

export const readingBody = ({ file, people, types, ...choices }: LeaveReading) => ({
  ...choices,
  file,
  people: made(people),
  types: made(types),
})

/** Reads what an import of the file would do, again after every choice. */
export function useLeavePreview(reading: LeaveReading) {
  const { workspace } = useMember()
  const { file, ...choices } = reading

  return useQuery<LeaveImportPreview, ApiError>({
    queryKey: [
      // Of no area: an import does not make its file be read again.
      'leaveImportPreview',
      workspace.id,
      file.name,
      file.size,
      file.lastModified,
      choices,
    ],
    queryFn: async ({ signal }) =>
      (
        await call(
          leaveImportsApi.previewLeaveImport,
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

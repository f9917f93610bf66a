import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  type LeaveBalancePreview,
  type LeaveImportPreview,
  leaveImportPreviewsApi,
} from '@workledger/contracts/leave/leave-import-previews.api'
import { isDay } from '@workledger/kit/i18n/is-day'
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

/** A file of balances and the choices of its reading. */
export interface BalanceReading extends Omit<LeaveReading, 'recount'> {
  /** The day of balances without one; empty, or typed text that is no day yet. */
  as_of: string
  unit: 'days' | 'hours'
}

/** Returns choices as JSON, without those that were taken back. */
const made = (choices: ChosenPeople) =>
  JSON.stringify(Object.fromEntries(Object.entries(choices).filter(([, id]) => id !== '')))

export const readingBody = ({
  file,
  people,
  types,
  ...choices
}: Omit<LeaveReading, 'recount'>) => ({
  ...choices,
  file,
  people: made(people),
  types: made(types),
})

export const balanceBody = ({ as_of, ...reading }: BalanceReading) => ({
  ...readingBody(reading),
  as_of: isDay(as_of) ? as_of : '',
})

/** Reads what an import of leave would do, again after every choice. */
export const useLeavePreview = (reading: LeaveReading) =>
  usePreview<LeaveImportPreview>(
    leaveImportPreviewsApi.previewLeaveImport,
    reading.file,
    readingBody(reading),
  )

/** The same of balances. */
export const useBalancePreview = (reading: BalanceReading) =>
  usePreview<LeaveBalancePreview>(
    leaveImportPreviewsApi.previewLeaveBalanceImport,
    reading.file,
    balanceBody(reading),
  )

type PreviewCall =
  | typeof leaveImportPreviewsApi.previewLeaveImport
  | typeof leaveImportPreviewsApi.previewLeaveBalanceImport

function usePreview<Preview>(endpoint: PreviewCall, file: File, body: Record<string, unknown>) {
  const { workspace } = useMember()
  const { file: _, ...choices } = body

  return useQuery<Preview, ApiError>({
    queryKey: [
      // Of no area: an import does not make its file be read again.
      'leaveImportPreview',
      endpoint.path,
      workspace.id,
      file.name,
      file.size,
      file.lastModified,
      choices,
    ],
    queryFn: async ({ signal }) =>
      (
        await call(
          endpoint,
          { params: { ws: workspace.id }, body: body as never },
          { signal, timeout: 120_000 },
        )
      ).data as Preview,
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

import { CodedError } from '@workledger/contracts/kernel/errors'
import type { Decider } from './kernel/decider'
import { type DirectoryKind } from './people/directory'
import type { ImportPlanned, RefusedRow } from './people/import/import'

type PlannedImportRow = ImportPlanned['rows'][number]

/** A row whose person was not erased meanwhile. */
export type RowOfKnownPerson = Omit<PlannedImportRow, 'planned'> & {
  planned: NonNullable<PlannedImportRow['planned']>
}

export interface GiveOptions {
  /** Distinguishes several commands on one stream. */
  step?: string
  /** The command begins the stream. */
  fresh?: boolean
}

/**
 * Runs a command and returns the state after it, which is folded when it is read; throws a refusal.
 */
export type Give = <S, C, E extends { type: string; data: object }>(
  decider: Decider<S, C, E>,
  id: string,
  command: C,
  options?: GiveOptions,
) => Promise<{ readonly state: S }>

export interface Means {
  workspace: string
  import_id: string
  give: Give
  /** Returns the keyed hash under which an employee id or address is unique. */
  keyOf(kind: DirectoryKind, value: string): string
}

export function without<R extends { row: number }>(
  rows: readonly R[],
  refused: readonly RefusedRow[],
): R[] {
  const out = new Set(refused.map(({ row }) => row))
  return rows.filter(({ row }) => !out.has(row))
}

export function refusedRow({ row }: { row: number }, error: unknown): RefusedRow {
  if (!(error instanceof CodedError)) throw error
  return { row, code: error.code }
}

import { isDeepStrictEqual } from 'node:util'
import type { LedgerBooks, ledgerEvents } from '@workledger/contracts/invoicing/ledger.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { contentOf } from '../../kernel/contents'
import type { Decider } from '../../kernel/decider'

export type LedgerEvent = AnyEventOf<typeof ledgerEvents>
type FileMade = Extract<LedgerEvent, { type: 'LedgerFileMade' }>['data']

export interface LedgerState {
  readonly books: LedgerBooks | null
  /** Position up to which files of a series have taken entries. */
  readonly taken: Readonly<Record<string, string>>
}

export type LedgerCommand =
  | { readonly type: 'change'; readonly workspace_id: string; readonly books: LedgerBooks }
  | ({ readonly type: 'file' } & FileMade)

/** Files of one series never take an entry twice. */
export const seriesOf = ({
  source,
  format,
  month,
  currency,
}: Pick<FileMade, 'source' | 'format' | 'month' | 'currency'>) =>
  `${source} ${format} ${month} ${currency}`

/** Accounts of invoices and expenses, and the files made: stream `ledger-{workspace}`. */
export const ledgerDecider: Decider<LedgerState, LedgerCommand, LedgerEvent> = {
  category: 'ledger',
  initial: { books: null, taken: {} },
  decide(state, command) {
    if (command.type === 'file') {
      const { type: _, ...data } = command
      // Another file has taken these entries meanwhile.
      if ((state.taken[seriesOf(data)] ?? '0') !== data.after) refuse('invoice.books_moved')
      return [{ type: 'LedgerFileMade', data }]
    }

    const { workspace_id, books } = command
    if (state.books && isDeepStrictEqual(state.books, books)) return []

    return [{ type: 'LedgerBooksChanged', data: { workspace_id, books } }]
  },
  evolve: (state, event) =>
    event.type === 'LedgerBooksChanged'
      ? { ...state, books: event.data.books }
      : { ...state, taken: { ...state.taken, [seriesOf(event.data)]: event.data.upto } },
  content: contentOf<LedgerEvent>({ LedgerBooksChanged: { changed: 'workspace_id' } }),
}

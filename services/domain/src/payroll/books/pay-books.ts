import { isDeepStrictEqual } from 'node:util'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { PayBooks, payBooksEvents } from '@workledger/contracts/payroll/pay-books.events'
import { contentOf } from '../../kernel/contents'
import type { Decider } from '../../kernel/decider'

export type PayBooksEvent = AnyEventOf<typeof payBooksEvents>
type Exported = Extract<PayBooksEvent, { type: 'PayJournalExported' }>['data']

export interface PayBooksState {
  readonly books: PayBooks | null
}

export type PayBooksCommand =
  | { readonly type: 'change'; readonly workspace_id: string; readonly books: PayBooks }
  | ({ readonly type: 'export' } & Exported)

/** Accounts that pay is booked to, and the files made: stream `pay-books-{workspace}`. */
export const payBooksDecider: Decider<PayBooksState, PayBooksCommand, PayBooksEvent> = {
  category: 'pay-books',
  initial: { books: null },
  decide(state, command) {
    if (command.type === 'export') {
      const { type: _, ...data } = command
      return [{ type: 'PayJournalExported', data }]
    }

    const { workspace_id, books } = command
    if (state.books && isDeepStrictEqual(state.books, books)) return []

    return [{ type: 'PayBooksChanged', data: { workspace_id, books } }]
  },
  evolve: (state, event) =>
    event.type === 'PayBooksChanged' ? { books: event.data.books } : state,
  content: contentOf<PayBooksEvent>({ PayBooksChanged: { changed: 'workspace_id' } }),
}

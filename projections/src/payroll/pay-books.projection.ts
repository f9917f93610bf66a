import { payBooksEvents as e, type PayBooks } from '@workledger/contracts/payroll/pay-books.events'
import { payBooksDecider } from '@workledger/domain/payroll/books/pay-books'
import { on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** One row per workspace that has entered accounts. */
export const payBooks = table('pay_books', {
  id: col.uuid,
  workspace_id: col.uuid,
  books: col.json<PayBooks>(),
  revision: col.revision,
})

export const payBooksProjection = projection('pay-books', {
  version: 1,
  tables: [payBooks],
  contents: [[payBooks, payBooksDecider]],
  steps: [
    on(
      e.PayBooksChanged,
      payBooks,
      ({ data }) => data.workspace_id,
      (_, { workspace, data: { workspace_id: id, books } }) => ({
        id,
        workspace_id: workspace,
        books,
      }),
    ),
  ],
})

import type { Reads } from '../kernel/tenant-reads'

export const payBooksOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('pay_books')
    .select(['books', 'revision'])
    .where('id', '=', workspace)
    .executeTakeFirst()

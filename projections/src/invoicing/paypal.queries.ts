import type { Reads } from '../kernel/tenant-reads'

export type PaypalAccountRow = NonNullable<Awaited<ReturnType<typeof paypalAccountOf>>>

export const paypalAccountOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('paypal_accounts')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .executeTakeFirst()

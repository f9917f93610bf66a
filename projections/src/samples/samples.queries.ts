import type { Population } from '@workledger/contracts/samples/sample-kinds'
import type { WatchedKind } from '@workledger/contracts/watch/watch-rules'
import { sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'

/** One item of a population. */
export interface PopulationRow {
  /** The pay run's entry, otherwise the event. */
  key: string
  record_id: string
  subject_id: string
  stream: string
  /** Revision of the event that made it an item, and its position in the log. */
  revision: number
  position: string
  amount: string | null
  currency: string | null
}

const watchedKinds: Readonly<Record<Population, WatchedKind>> = {
  pay: 'pay_approved',
  leaves: 'leave_approved',
  expenses: 'expense_approved',
  invoices: 'invoice_issued',
  contracts: 'contract_changed',
}

/**
 * Selects the acts approved, issued or changed between two instants (ISO 8601, half-open), at most
 * `limit` rows. An act stays in the population whatever followed, such as a later rejection of a
 * leave or a reversal of a paid entry.
 */
export async function populationOf(
  db: Reads,
  workspace: string,
  population: Population,
  { from, until, limit }: { from: string; until: string; limit: number },
): Promise<PopulationRow[]> {
  const acts = db
    .selectFrom('watched_acts as a')
    .where('a.workspace_id', '=', workspace)
    .where('a.kind', '=', watchedKinds[population])
    .where(sql<boolean>`a.at >= ${from}::timestamptz and a.at < ${until}::timestamptz`)

  if (population === 'pay')
    return acts
      .innerJoin('payruns as p', 'p.id', 'a.record_id')
      .innerJoin('payrun_entries as n', 'n.payrun_id', 'p.id')
      .where('n.should_pay', '=', true)
      .select([
        'n.id as key',
        'n.id as record_id',
        'n.employee_id as subject_id',
        'a.stream',
        'a.revision',
        'a.position',
        'n.net_pay as amount',
        'p.currency',
      ])
      .orderBy('n.id')
      .limit(limit)
      .execute()

  const rows = acts
    .leftJoin('expenses as x', 'x.id', 'a.record_id')
    .leftJoin('invoices as v', 'v.id', 'a.record_id')
    .select([
      'a.id as key',
      sql<string>`a.record_id`.as('record_id'),
      sql<string>`coalesce(v.client_id, a.employee_id, a.workspace_id)`.as('subject_id'),
      'a.stream',
      'a.revision',
      'a.position',
      sql<string | null>`coalesce(x.amount, v.amount)`.as('amount'),
      sql<string | null>`coalesce(x.currency, v.currency)`.as('currency'),
    ])

  return rows.orderBy('a.id').limit(limit).execute()
}

export type SampleRow = NonNullable<Awaited<ReturnType<typeof sampleById>>>

export const sampleById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('samples')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

export type SampleItemOf = NonNullable<Awaited<ReturnType<typeof sampleItemById>>>

export const sampleItemById = (db: Reads, workspace: string, sample: string, id: string) =>
  db
    .selectFrom('sample_items')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('sample_id', '=', sample)
    .where('id', '=', id)
    .executeTakeFirst()

/** Selects the sums of a sample's items, by currency. */
export const sampleSums = (db: Reads, sample: string) =>
  db
    .selectFrom('sample_items as i')
    .leftJoin('payrun_entries as n', 'n.id', 'i.record_id')
    .leftJoin('payruns as r', 'r.id', 'n.payrun_id')
    .leftJoin('expenses as x', 'x.id', 'i.record_id')
    .leftJoin('invoices as v', 'v.id', 'i.record_id')
    .select([
      sql<string>`coalesce(r.currency, x.currency, v.currency)`.as('currency'),
      sql<string>`coalesce(sum(coalesce(n.net_pay, x.amount, v.amount)), 0)::text`.as('amount'),
    ])
    .where('i.sample_id', '=', sample)
    .where(sql<boolean>`coalesce(r.currency, x.currency, v.currency) is not null`)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute()

/** Returns those of these receipts that occur in more than one claim. */
export const receiptsTwice = async (
  db: Reads,
  workspace: string,
  hashes: readonly string[],
): Promise<Set<string>> => {
  if (hashes.length === 0) return new Set()

  const rows = await db
    .selectFrom('expenses')
    .select('receipt_hash')
    .where('workspace_id', '=', workspace)
    .where('receipt_hash', 'in', [...hashes])
    .groupBy('receipt_hash')
    .having(sql<boolean>`count(*) > 1`)
    .execute()

  return new Set(rows.flatMap(({ receipt_hash }) => receipt_hash ?? []))
}

/** Returns the pay of entries as payslips show it. */
export const payOfEntries = async (db: Reads, workspace: string, ids: readonly string[]) =>
  db
    .selectFrom('payrun_entries as n')
    .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
    .select([
      'n.id',
      'n.payrun_id',
      'n.employee_id',
      'n.pay',
      'n.net_pay',
      'p.start_on',
      'p.end_on',
      'p.approved_at',
    ])
    .where('n.workspace_id', '=', workspace)
    .where('n.id', '=', anyOf(ids))
    .execute()

/** Returns whether an approved run had paid days from a day on, before a position of the log. */
export const paidBefore = async (
  db: Reads,
  workspace: string,
  employee: string,
  { from, before }: { from: string; before: string },
): Promise<boolean> =>
  (await db
    .selectFrom('payrun_entries as n')
    .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
    .select('n.id')
    .where('n.workspace_id', '=', workspace)
    .where('n.employee_id', '=', employee)
    .where('n.should_pay', '=', true)
    .where('p.status', '=', 'complete')
    .where('p.reverses', 'is', null)
    .where('p.end_on', '>=', from)
    .where('p.approved_position', '<', before)
    .limit(1)
    .executeTakeFirst()) !== undefined

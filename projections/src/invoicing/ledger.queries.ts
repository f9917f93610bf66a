import type { LedgerSource } from '@workledger/contracts/invoicing/ledger.events'
import type { VatCategory } from '@workledger/contracts/invoicing/vat-categories'
import type { BookFormat } from '@workledger/contracts/kernel/books'
import type { LedgerEntry } from '@workledger/domain/invoicing/ledger/entries'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

export const ledgerBooksOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('ledger_books')
    .select(['books', 'revision'])
    .where('id', '=', workspace)
    .executeTakeFirst()

interface Series {
  readonly source: LedgerSource
  readonly currency: string
  /** `YYYY-MM` */
  readonly month: string
}

const inMonth = (
  month: string,
) => sql<boolean>`d.first_on <= (${`${month}-01`}::date + interval '1 month' - interval '1 day')
  and d.last_on >= ${`${month}-01`}::date`

/** Returns the month's entries between two positions, in the order of the log. */
export const ledgerEntriesOf = async (
  db: Reads,
  workspace: string,
  { source, currency, month }: Series,
  { after, upto, limit }: { after: string; upto?: string; limit: number },
): Promise<LedgerEntry[]> => {
  const { rows } = await sql<{ entry: LedgerEntry }>`
    select entry from ledger_documents d cross join lateral jsonb_array_elements(d.entries) as entry
    where d.workspace_id = ${workspace} and d.source = ${source} and d.currency = ${currency} and ${inMonth(month)}
      and left(entry ->> 'on', 7) = ${month} and (entry ->> 'position')::numeric > ${after}::numeric
      and (${upto ?? null}::numeric is null or (entry ->> 'position')::numeric <= ${upto ?? null}::numeric)
    order by (entry ->> 'position')::numeric
    limit ${limit}`.execute(db)

  return rows.map(({ entry }) => entry)
}

/** Returns the currencies of documents with an entry in the month. */
export const ledgerCurrenciesOf = async (
  db: Reads,
  workspace: string,
  { source, month }: Omit<Series, 'currency'>,
): Promise<string[]> => {
  const { rows } = await sql<{ currency: string }>`
    select distinct d.currency from ledger_documents d cross join lateral jsonb_array_elements(d.entries) as entry
    where d.workspace_id = ${workspace} and d.source = ${source} and ${inMonth(month)} and left(entry ->> 'on', 7) = ${month}
    order by d.currency`.execute(db)

  return rows.map(({ currency }) => currency)
}

/** Invoices that are looked through for rates of VAT. */
const LOOKED_AT = 2000

/** Returns the rates of VAT on the latest invoices, for the accounts that they need. */
export const ledgerRatesOf = async (db: Reads, workspace: string) => {
  const { rows } = await sql<{ category: VatCategory; rate: string }>`
    select distinct rate ->> 'category' as category, rate ->> 'rate' as rate
    from (select entries from ledger_documents where workspace_id = ${workspace} and source = 'invoices'
        and last_on is not null order by last_on desc limit ${LOOKED_AT}) d
      cross join lateral jsonb_array_elements(d.entries) as entry
      cross join lateral jsonb_array_elements(case when jsonb_typeof(entry -> 'sums') = 'object' then entry -> 'sums' -> 'rates' else '[]' end) as rate
    order by 1, 2
    limit 50`.execute(db)

  return rows
}

/** Returns the position up to which files of the series have taken entries. */
export const ledgerTakenUpto = async (
  db: Reads,
  workspace: string,
  { source, currency, month, format }: Series & { format: BookFormat },
): Promise<string> => {
  const row = await db
    .selectFrom('ledger_files')
    .select(sql<string | null>`max(upto)::text`.as('upto'))
    .where('workspace_id', '=', workspace)
    .where('source', '=', source)
    .where('format', '=', format)
    .where('month', '=', month)
    .where('currency', '=', currency)
    .executeTakeFirst()

  return row?.upto ?? '0'
}

export const ledgerFilesOf = (
  db: Reads,
  workspace: string,
  { source, month }: Omit<Series, 'currency'>,
) =>
  db
    .selectFrom('ledger_files')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('source', '=', source)
    .where('month', '=', month)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

export const ledgerFileById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('ledger_files')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import { byLastName } from '../people/by-last-name.port'

/** Selects whole account numbers; callers mask them in answers. */
export const bankAccountOf = (db: Reads, workspace: string, employee: string) =>
  db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('id', '=', employee)
    .executeTakeFirst()

/** Returns the accounts that a company pays from, with whole numbers; each may be null. */
export async function companyAccountsOf(db: Reads, workspace: string) {
  const row = await db
    .selectFrom('company_accounts')
    .select(['name', 'iban', 'bic', 'uk', 'us', 'revision'])
    .where('id', '=', workspace)
    .executeTakeFirst()

  if (!row) return { sepa: null, uk: null, us: null, revision: null }
  const { name, iban, bic, uk, us, revision } = row
  return { sepa: name !== null && iban !== null ? { name, iban, bic } : null, uk, us, revision }
}

type CompanyAccounts = Awaited<ReturnType<typeof companyAccountsOf>>

/** Returns whether the company has an account that pays this currency; a CSV needs any. */
export const accountPaying = ({ sepa, uk, us }: CompanyAccounts, currency: string) =>
  currency === 'EUR' ? sepa !== null : Boolean(sepa ?? uk ?? us)

const people = ['e.oid', 'e.first_name', 'e.last_name', 'e.avatar'] as const

/** Selects a run's paid entries; an entry reversed before its payment is not paid. */
const paidEntries = (db: Reads, payrun: string) =>
  db
    .selectFrom('payrun_entries as n')
    .leftJoin('employees as e', 'e.id', 'n.employee_id')
    .leftJoin('bank_accounts as b', 'b.id', 'n.employee_id')
    .leftJoin('entry_payments as y', 'y.id', 'n.id')
    .leftJoin('payment_returns as t', 't.id', 'n.id')
    .where('n.payrun_id', '=', payrun)
    .where('n.should_pay', '=', true)
    .where((eb) => eb.or([eb('n.reversed_by', 'is', null), eb('y.id', 'is not', null)]))

export type PayableRow = Awaited<ReturnType<typeof payablesOf>>[number]

/**
 * Selects the entries that a run pays and that are not marked yet, by name, with whole account
 * numbers.
 */
export const payablesOf = (db: Reads, payrun: string) =>
  paidEntries(db, payrun)
    .where('y.id', 'is', null)
    .where('n.net_pay', '>', '0')
    .select([
      'n.id as entry_id',
      'n.employee_id',
      'n.net_pay',
      'b.account',
      't.times as returns',
      ...people,
    ])
    .orderBy(byLastName)
    .orderBy('e.first_name')
    .orderBy('n.id')
    .execute()

/** Returns the ids of the entries that a run pays and that are not reversed. */
export const payableIds = async (db: Reads, payrun: string): Promise<string[]> =>
  (
    await db
      .selectFrom('payrun_entries')
      .select('id')
      .where('payrun_id', '=', payrun)
      .where('should_pay', '=', true)
      .where('reversed_by', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

/** Returns the net pay of the entries that a run pays and that are not reversed, by their id. */
export const payableNets = async (db: Reads, payrun: string) => {
  const rows = await db
    .selectFrom('payrun_entries')
    .select(['id', 'net_pay'])
    .where('payrun_id', '=', payrun)
    .where('should_pay', '=', true)
    .where('reversed_by', 'is', null)
    .execute()

  return new Map(rows.map(({ id, net_pay }) => [id, net_pay ?? '0']))
}

/** Returns the name of each entry's employee. */
export const namesOfEntries = (db: Reads, payrun: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('payrun_entries as n')
        .leftJoin('employees as e', 'e.id', 'n.employee_id')
        .where('n.payrun_id', '=', payrun)
        .where('n.id', 'in', ids)
        .select(['n.id as entry_id', 'n.employee_id', ...people])
        .execute()

export const paidSummary = (db: Reads, payrun: string) =>
  paidEntries(db, payrun)
    .select([
      sql<number>`count(*)::int`.as('entries_count'),
      sql<number>`count(y.id)::int`.as('paid_count'),
      sql<string | null>`max(y.paid_on)`.as('paid_on'),
    ])
    .executeTakeFirstOrThrow()

/** Returns the entries that a bank returned and that are not paid since, by name. */
export const returnedOf = (db: Reads, payrun: string) =>
  paidEntries(db, payrun)
    .where('y.id', 'is', null)
    .where('t.open', '=', true)
    .select(['n.id as entry_id', 'n.employee_id', 'n.net_pay', 't.code', 't.returned_on'])
    .select(['t.times', ...people])
    .orderBy(byLastName)
    .orderBy('e.first_name')
    .orderBy('n.id')
    .limit(500)
    .execute()

/** Returns the entries of a run whose account changed after a position of the log, newest first. */
export const changedSince = (db: Reads, payrun: string, position: string) =>
  paidEntries(db, payrun)
    .where('b.position', '>', position)
    .select(['n.id as entry_id', 'n.employee_id', 'b.changed_at', 'b.changed_by', ...people])
    .orderBy('b.position', 'desc')
    .orderBy('n.id')
    .limit(500)
    .execute()

export const filesOf = (db: Reads, payrun: string) =>
  db
    .selectFrom('payment_files')
    .selectAll()
    .where('payrun_id', '=', payrun)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

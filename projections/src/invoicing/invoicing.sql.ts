/** Expressions over an invoice `i`, its workspace `w` and its client `c`, for pages and lists. */
const today = '(now() at time zone w.timezone)::date'

/**
 * Status ids of `invoiceStatuses` in the contracts. Overdue and paid follow from the workspace's
 * day and the payments.
 */
export const invoiceStatus = `(case
  when i.state <> 'issued' then 1
  when i.credited > 0 and i.credited >= i.amount then 7
  when i.paid + i.credited >= i.amount then 6
  when i.due_date < ${today} then -1
  when i.paid > 0 then 5
  when i.approved_at is not null then 4
  when i.viewed_at is not null then 3
  else 2 end)`

export const balance = 'i.amount - i.paid - i.credited'
export const daysOld = `greatest(0, ${today} - i.invoice_date)`

/** The client's name; for an issued invoice, the name at issue. */
export const clientName = `coalesce(i.document #>> '{client,name}', c.name, '')`

/** The day of issue in the workspace's time zone. */
export const issuedOn = `to_char(i.issued_at at time zone w.timezone, 'YYYY-MM-DD')`

export const isOverdue = `i.due_date < ${today}`

/**
 * The revision for If-Match. It also counts changes of what a draft prints of its client and the
 * company; another client starts far above, so that no number returns.
 */
export const printedRevision = `(i.revision + i.client_moves * 1000000 + case when i.state = 'draft'
  then coalesce((select p.changes from invoice_parties p where p.id = i.client_id), 0) - i.client_from
    + coalesce((select p.changes from invoice_parties p where p.id = i.workspace_id), 0) - i.seller_from
  else i.party_changes end)`

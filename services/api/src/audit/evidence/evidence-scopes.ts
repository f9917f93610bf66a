import type { auditApi } from '@workledger/contracts/audit/audit.api'
import { dayAfter } from '@workledger/contracts/kernel/durations'
import type { QueryOf } from '@workledger/contracts/kernel/endpoint'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { streamOf } from '@workledger/domain/kernel/decider'
import { patientAsker } from '@workledger/domain/kernel/fair-turns'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { paymentDecider } from '@workledger/domain/payments/payment'
import { sepaText } from '@workledger/domain/payments/sepa-text'
import { payRunDecider } from '@workledger/domain/payroll/pay-run'
import type { Extent } from '@workledger/event-store/evidence'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { payslips } from '@workledger/projections/payroll/payslips.queries'

/** Most documents of a pack; printing one takes almost a second. */
export const MOST_DOCUMENTS = 100

export interface Document {
  readonly name: string
  print(pdf: PdfPort): Promise<Buffer>
}

/** The scope of a pack. */
export interface Scope {
  readonly extent: Extent
  /** A record: without events it does not exist. */
  readonly record: boolean
  /** Returns the scope's name: a number, days, a person's name. */
  name(db: Reads): Promise<string>
  /** Returns at most one more document than a pack takes. */
  documents(db: Reads): Promise<readonly Document[]>
}

/** Returns the scope of a request. Refuses one that names neither a record nor days. */
export function scopeOf(
  workspace: string,
  { scope, id, from, to }: QueryOf<typeof auditApi.evidence>,
): Scope {
  if (scope === 'period') {
    if (!from) return refuseField('from', 'field.required')
    if (!to) return refuseField('to', 'field.required')
    if (to < from) return refuseField('to', 'field.order')
    if (id) return refuseField('id', 'field.unknown')

    return {
      extent: { from: `${from}T00:00:00Z`, until: `${dayAfter(to)}T00:00:00Z` },
      record: false,
      name: async () => `${from} – ${to}`,
      documents: async () => [],
    }
  }

  if (from) return refuseField('from', 'field.unknown')
  if (to) return refuseField('to', 'field.unknown')

  return records[scope](workspace, (id ?? refuseField('id', 'field.required')).toLowerCase())
}

/** Returns a name of letters and digits, which every program can unpack. */
const fileName = (...parts: (string | null)[]) =>
  parts
    .flatMap((part) => (part ? [sepaText(part, 60).replace(/[^A-Za-z0-9]+/g, '-')] : []))
    .filter(Boolean)
    .join('-')

const records: Readonly<
  Record<'payrun' | 'leaves' | 'invoice', (workspace: string, id: string) => Scope>
> = {
  payrun: (workspace, id) => ({
    extent: { streams: [streamOf(payRunDecider, id), streamOf(paymentDecider, id)] },
    record: true,
    async name(db) {
      const row = await db
        .selectFrom('payruns')
        .select(['start_on', 'end_on'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? `${row.start_on} – ${row.end_on}` : id
    },
    async documents(db) {
      const rows = await payslips(db, workspace)
        .where('n.payrun_id', '=', id)
        .leftJoin('employees as who', 'who.id', 'n.employee_id')
        .select(['n.id', 'who.first_name', 'who.last_name', 'p.start_on', 'p.end_on'])
        .orderBy('n.id')
        .limit(MOST_DOCUMENTS + 1)
        .execute()
      return rows.map((row) => ({
        // Two people may share a name.
        name: `payslip-${fileName(row.start_on, row.end_on, row.first_name, row.last_name, row.id.slice(-8))}.pdf`,
        print: (pdf) => pdf.payslip(patientAsker(workspace, 'evidence packs'), row.id),
      }))
    },
  }),
  leaves: (_, id) => ({
    extent: { streams: [streamOf(leaveLedger, id)] },
    record: true,
    async name(db) {
      const row = await db
        .selectFrom('employees')
        .select(['first_name', 'last_name'])
        .where('id', '=', id)
        .executeTakeFirst()
      return fullName(row ?? {}) || id
    },
    documents: async () => [],
  }),
  invoice: (workspace, id) => ({
    extent: { streams: [streamOf(invoiceDecider, id)] },
    record: true,
    async name(db) {
      const row = await db
        .selectFrom('invoices')
        .select('invoice_number')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.invoice_number ?? id
    },
    async documents(db) {
      const row = await db
        .selectFrom('invoices')
        .select(['credit_notes', 'invoice_number', 'state'])
        .where('workspace_id', '=', workspace)
        .where('id', '=', id)
        .executeTakeFirst()

      if (!row) return []
      const asker = () => patientAsker(workspace, 'evidence packs')

      return [
        {
          name: `invoice-${fileName(row.state === 'issued' ? row.invoice_number : id)}.pdf`,
          print: (pdf) => pdf.invoice(asker(), id),
        },
        ...row.credit_notes.map((note) => ({
          name: `credit-note-${fileName(note.number ?? note.id)}.pdf`,
          print: (pdf: PdfPort) => pdf.invoice(asker(), id, note.id),
        })),
      ]
    },
  }),
}

/** Refuses a record without events, which does not belong to the workspace. */
export function insistOnEvents({ record }: Scope, events: number): void {
  if (record && events === 0) refuse('not_found')
}

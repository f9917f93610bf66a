import { refuse } from '@workledger/contracts/kernel/errors'
import { cii } from '@workledger/domain/invoicing/einvoice/cii'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import type { PdfPort, PictureOf } from '@workledger/domain/kernel/pdf-port'
import { languageOfUser } from '@workledger/projections/access/access.queries'
import { eCreditNoteOfRow, eInvoiceOfRow } from '@workledger/projections/invoicing/e-invoice'
import { invoiceById } from '@workledger/projections/invoicing/invoicing.queries'
import {
  printedCreditNote,
  printedInvoice,
} from '@workledger/projections/invoicing/printed-invoice'
import type { Reads, TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { threadModule } from '@workledger/projections/kernel/threads/thread-module'
import { inWriter } from '@workledger/projections/kernel/threads/writers'
import {
  payeeOf,
  payslipsOfYear,
  paysUpTo,
} from '@workledger/projections/payroll/pay-reports.queries'
import { payslipForPdf } from '@workledger/projections/payroll/payslips.queries'
import { payStatementPage } from './payroll/pay-statement-page'
import { payslipPage } from './payroll/payslip-page'
import type { ChromiumOptions } from './pdf/chromium'
import type { facturX } from './pdf/factur-x.writer'
import { Printer } from './pdf/printer'

const FACTUR_X = threadModule(__dirname, 'pdf/factur-x.writer')

interface DocumentsOptions {
  reads: TenantReads
  /** Reads pictures for logos. */
  picture: PictureOf
  chromium: ChromiumOptions
}

/** Creates the documents that the product prints. Callers check permissions before. */
export function createDocuments({
  reads,
  picture,
  chromium,
}: DocumentsOptions): PdfPort & { close(): Promise<void> } {
  const printer = new Printer(chromium)

  /** Returns the language of the person whose document it is, else the company's. */
  const localeOf = async ({ user_id, locale }: { user_id: string | null; locale: string }) =>
    (user_id && (await languageOfUser(reads.of([], user_id), user_id))) || locale

  const print = (asker: Asker, html: (db: Reads) => Promise<string | undefined>) =>
    printer.renderPdf(
      asker,
      async () => (await html(reads.of([asker.company]))) ?? refuse('not_found'),
    )

  return {
    payslip: (asker, id) =>
      print(asker, async (db) => {
        const workspace = asker.company
        const slip = await payslipForPdf(db, workspace, id)

        return (
          slip &&
          payslipPage(
            { ...slip, locale: await localeOf(slip) },
            await paysUpTo(db, workspace, slip),
            await picture(slip.company_logo),
          )
        )
      }),
    payStatement: (asker, employee, year) =>
      print(asker, async (db) => {
        const workspace = asker.company
        const payee = await payeeOf(db, workspace, employee)

        return (
          payee &&
          payStatementPage(
            { ...payee, locale: await localeOf(payee) },
            year,
            await payslipsOfYear(db, workspace, employee, year),
            await picture(payee.company_logo),
          )
        )
      }),
    async invoice(asker, id, creditNote) {
      const workspace = asker.company
      const row = await invoiceById(reads.of([workspace]), workspace, id)

      const pdf = await print(
        asker,
        async (db) =>
          row &&
          (creditNote
            ? printedCreditNote(db, workspace, { row, id: creditNote }, picture)
            : printedInvoice(db, workspace, row, picture)),
      )

      const invoice =
        row && (creditNote ? eCreditNoteOfRow(row, creditNote) : eInvoiceOfRow(row))?.invoice
      if (!row?.issued_at || !invoice) return pdf
      const at = new Date(creditNote ? invoice.issued : `${row.issued_at}Z`)
      const content = { xml: cii(invoice), title: invoice.number, author: invoice.seller.name, at }

      return Buffer.from(
        await inWriter<typeof facturX>(asker, {
          module: FACTUR_X,
          name: 'facturX',
          input: [pdf, content],
        }),
      )
    },
    page: (asker, html) => printer.renderPdf(asker, html),
    close: () => printer.close(),
  }
}

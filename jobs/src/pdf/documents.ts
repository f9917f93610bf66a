import { refuse } from '@workledger/contracts/kernel/errors'
import { cii } from '@workledger/domain/invoicing/einvoice/cii'
import type { PdfPort, PictureOf } from '@workledger/domain/kernel/pdf-port'
import { eCreditNoteOfRow, eInvoiceOfRow } from '@workledger/projections/invoicing/e-invoice'
import { invoiceById } from '@workledger/projections/invoicing/invoicing.queries'
import { printedCreditNote, printedInvoice } from '@workledger/projections/invoicing/printed-invoice'
import type { Reads, TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { payeeOf, payslipsOfYear, paysUpTo } from '@workledger/projections/payroll/pay-reports.queries'
import { payslipForPdf } from '@workledger/projections/payroll/payslips.queries'
import { payStatementPage } from '../payroll/pay-statement-page'
import { payslipPage } from '../payroll/payslip-page'
import { Printer } from './printer'

interface DocumentsOptions {
  reads: TenantReads
  /** For logos. */
  picture: PictureOf
  /** Chromium is unpacked below it. */
  folder: string
}

/** The documents that the product prints. Whoever asks has been let through by then. */
export function createDocuments({ reads, picture, folder }: DocumentsOptions): PdfPort & { close(): Promise<void> } {
  const printer = new Printer({ folder })
  const print = async (workspace: string, html: (db: Reads) => Promise<string | undefined>) =>
    printer.renderPdf((await html(reads.of([workspace]))) ?? refuse('not_found'))
  return {
    payslip: (workspace, id) =>
      print(workspace, async (db) => {
        const slip = await payslipForPdf(db, workspace, id)
        return slip && payslipPage(slip, await paysUpTo(db, workspace, slip), await picture(slip.company_logo))
      }),
    payStatement: (workspace, employee, year) =>
      print(workspace, async (db) => {
        const payee = await payeeOf(db, workspace, employee)
        return (
          payee && payStatementPage(payee, year, await payslipsOfYear(db, workspace, employee, year), await picture(payee.company_logo))
        )
      }),
    async invoice(workspace, id, creditNote) {
      const row = await invoiceById(reads.of([workspace]), workspace, id)
      const pdf = await print(
        workspace,
        async (db) =>
          row && (creditNote ? printedCreditNote(db, workspace, row, creditNote, picture) : printedInvoice(db, workspace, row, picture)),
      )
      const invoice = row && (creditNote ? eCreditNoteOfRow(row, creditNote) : eInvoiceOfRow(row))?.invoice
      if (!row?.issued_at || !invoice) return pdf
      const { facturX } = await import('@workledger/jobs/pdf/factur-x')
      const at = new Date(creditNote ? invoice.issued : `${row.issued_at}Z`)
      return facturX(pdf, { xml: cii(invoice), title: invoice.number, author: invoice.seller.name, at })
    },
    page: (html) => printer.renderPdf(html),
    close: () => printer.close(),
  }
}

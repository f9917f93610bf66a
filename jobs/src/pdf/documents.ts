import { refuse } from '@workledger/contracts/kernel/errors'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
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
  /** Chromium is unpacked below it. */
  folder: string
}

/** The documents that the product prints. Whoever asks has been let through by then. */
export function createDocuments({ reads, folder }: DocumentsOptions): PdfPort & { close(): Promise<void> } {
  const printer = new Printer({ folder })
  const print = async (workspace: string, html: (db: Reads) => Promise<string | undefined>) =>
    printer.renderPdf((await html(reads.of([workspace]))) ?? refuse('not_found'))
  return {
    payslip: (workspace, id) =>
      print(workspace, async (db) => {
        const slip = await payslipForPdf(db, workspace, id)
        return slip && payslipPage(slip, await paysUpTo(db, workspace, slip))
      }),
    payStatement: (workspace, employee, year) =>
      print(workspace, async (db) => {
        const payee = await payeeOf(db, workspace, employee)
        return payee && payStatementPage(payee, year, await payslipsOfYear(db, workspace, employee, year))
      }),
    invoice: (workspace, id, creditNote) =>
      print(workspace, async (db) => {
        const row = await invoiceById(db, workspace, id)
        return row && (creditNote ? printedCreditNote(db, workspace, row, creditNote) : printedInvoice(db, workspace, row))
      }),
    close: () => printer.close(),
  }
}

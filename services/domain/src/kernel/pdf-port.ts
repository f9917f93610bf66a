import type { Asker } from './fair-turns'

/**
 * Prints documents as PDF. The package jobs has the printer; the composition root passes it to the
 * API. Callers have checked that the asker may see the document.
 */
export interface PdfPort {
  /** Prints a document of the asker's company in the asker's turn. */
  payslip(asker: Asker, id: string): Promise<Buffer>
  /** Covers the payslips with a pay date in a calendar year. */
  payStatement(asker: Asker, employee: string, year: number): Promise<Buffer>
  /** Prints an invoice or one of its credit notes. */
  invoice(asker: Asker, id: string, creditNote?: string): Promise<Buffer>
  /** Prints a page written by the API, such as a working paper; fetches and runs nothing in it. */
  page(asker: Asker, html: string): Promise<Buffer>
}

/**
 * Returns a picture by its reference in the log, as `data:` address; null if it is missing or its
 * owner was erased.
 */
export type PictureOf = (reference: string | null) => Promise<string | null>

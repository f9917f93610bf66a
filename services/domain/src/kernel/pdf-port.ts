import type { Asker } from './fair-turns'

/**
 * Prints documents, as PDF; jobs has the printer, whoever composes the product hands it to the API.
 * Ids have been checked: who asks may see the document.
 */
export interface PdfPort {
  /** A document of the asker's company, printed when it is the asker's turn. */
  payslip(asker: Asker, id: string): Promise<Buffer>
  /** Of the payslips whose pay date lies in a calendar year. */
  payStatement(asker: Asker, employee: string, year: number): Promise<Buffer>
  /** Or one of its credit notes. */
  invoice(asker: Asker, id: string, creditNote?: string): Promise<Buffer>
  /** A page that the API has written, such as a working paper; nothing of it is fetched or run. */
  page(asker: Asker, html: string): Promise<Buffer>
}

/**
 * A picture by the reference that the log has of it, as `data:` address; null where there is none,
 * or its owner was erased.
 */
export type PictureOf = (reference: string | null) => Promise<string | null>

/** Prints documents, as PDF; jobs has the printer, whoever composes the product hands it to the API. Ids have been checked: who asks may see the document. */
export interface PdfPort {
  payslip(workspace: string, id: string): Promise<Buffer>
  /** Of the payslips whose pay date lies in a calendar year. */
  payStatement(workspace: string, employee: string, year: number): Promise<Buffer>
  /** Or one of its credit notes. */
  invoice(workspace: string, id: string, creditNote?: string): Promise<Buffer>
  /** A page that the API has written, such as a working paper; nothing of it is fetched or run. */
  page(html: string): Promise<Buffer>
}

/** A picture by the reference that the log has of it, as `data:` address; null where there is none, or its owner was erased. */
export type PictureOf = (reference: string | null) => Promise<string | null>

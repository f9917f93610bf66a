export const PDF = Symbol('pdf')

/** Prints documents; whoever composes the product provides it. Ids have been checked: the caller may see the document. */
export interface PdfPort {
  payslip(workspace: string, id: string): Promise<Buffer>
  invoice(workspace: string, id: string): Promise<Buffer>
}

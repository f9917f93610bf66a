/** Prints documents. The API declares the same (services/api/src/kernel/pdf-port.ts); infra hands it ours. */
export interface PdfPort {
  payslip(workspace: string, id: string): Promise<Buffer>
  invoice(workspace: string, id: string): Promise<Buffer>
}

import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { command, long, type ResourceOf } from '../kit/command'

export const invoicingResources = {
  invoices: { areas: ['invoicing', 'clients'], who: 'admin', permission: 'manage_invoices' },
} satisfies Record<string, ResourceOf>

export const invoicingCommands = {
  draftInvoice: command(invoicesApi.addInvoice),
  changeInvoice: command(invoicesApi.changeInvoice, 'audit'),
  deleteInvoice: command(invoicesApi.deleteInvoice),
  addInvoiceItem: command(invoicesApi.addInvoiceItem, 'audit'),
  changeInvoiceItem: command(invoicesApi.changeInvoiceItem, 'audit'),
  deleteInvoiceItem: command(invoicesApi.deleteInvoiceItem, 'audit'),
  issueInvoice: command(invoicesApi.issueInvoice, 'audit'),
  emailInvoice: long(command(invoicesApi.emailInvoice, 'audit', 'operations')),
  approveInvoice: command(invoicesApi.approveInvoice, 'audit'),
  recordPayment: command(invoicesApi.payInvoice, 'audit'),
  changeInvoiceSetting: command(invoiceSettingApi.changeInvoiceSetting),
}

import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { expect, it } from 'vitest'
import { daysLate } from './invoice-row'

const overdue = {
  invoice_status_id: invoiceStatuses.overdue,
  invoice_date: '2026-10-08',
  due_date: '2026-11-07',
  days_old: 50,
}

it('counts the days since an overdue invoice was due', () => {
  expect(daysLate(overdue)).toBe(20)
})

it('counts none for an invoice that is paid or not yet due', () => {
  expect(daysLate({ ...overdue, invoice_status_id: invoiceStatuses.paid })).toBe(0)
  expect(daysLate({ ...overdue, invoice_status_id: invoiceStatuses.sent, days_old: 3 })).toBe(0)
})

/**
 * 1 Draft, 2 Sent, 3 Viewed, 4 Approved, 5 Partial, 6 Paid, 7 Credited (in full), -1 Overdue, -2
 * Unpaid (a filter: issued, with an open amount).
 */
export const invoiceStatuses = {
  draft: 1,
  sent: 2,
  viewed: 3,
  approved: 4,
  partial: 5,
  paid: 6,
  credited: 7,
  overdue: -1,
  unpaid: -2,
} as const

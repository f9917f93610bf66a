export default {
  tab: 'Payslips',
  period: 'Period',
  payDate: 'Pay Date',
  paidOn: 'Paid on',
  mark: 'Kind',
  gross: 'Gross',
  net: 'Net',
  download: 'Download',
  /** The button's name for screen readers. */
  downloadOf: 'Download the payslip of {{period}}',
  why: 'Why',
  whyOf: 'Why the payslip of {{period}} pays what it pays',
  failed: 'Something went wrong',
  empty: {
    title: 'No payslips yet',
    text: 'One appears here each time the company has approved a pay run with you in it.',
  },
} as const

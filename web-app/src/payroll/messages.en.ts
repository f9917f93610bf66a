export default {
  tab: 'Payslips',
  period: 'Period',
  payDate: 'Pay date',
  paidOn: 'Paid on',
  mark: 'Kind',
  gross: 'Gross',
  net: 'Net',
  download: 'Download',
  /** The button's name for screen readers. */
  downloadOf: 'Download the payslip of {{period}}',
  why: 'Why',
  whyOf: 'Why: payslip of {{period}}',
  failed: 'Something went wrong',
  empty: {
    title: 'No payslips yet',
    text: 'A payslip appears here for each approved pay run that pays you.',
  },
} as const

export const en = {
  contract: 'Contract',
  payslip: 'Payslip',
  tax: 'Tax document',
  identity: 'Identity document',
  permit: 'Work permit',
  medical: 'Medical certificate',
  certificate: 'Certificate',
  training: 'Training',
  driving: 'Driving licence',
  equipment: 'Equipment',
}

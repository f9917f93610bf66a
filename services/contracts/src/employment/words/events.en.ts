/** Names of this area's events. */
export default {
  ContractAdded: 'Contract added',
  ContractChanged: 'Contract changed',
  ContractSigned: 'Signed copy uploaded',
  ContractDeleted: 'Contract deleted',
  ProbationSet: 'Probation changed',
  EmploymentEndNear: 'Reminder of an end sent',
  PayrollAdjustmentAdded: 'Adjustment added',
  PayrollAdjustmentChanged: 'Adjustment changed',
  PayrollAdjustmentDeleted: 'Adjustment deleted',
} as const

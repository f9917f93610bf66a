export const en = {
  office: 'Main office',
  departments: {
    management: 'Management',
    operations: 'Operations',
    finance: 'Finance',
    people: 'People',
  },
  designations: { manager: 'Manager', specialist: 'Specialist', assistant: 'Assistant' },
  leaveTypes: { annual: 'Annual leave', sick: 'Sick leave', unpaid: 'Unpaid leave' },
  policy: 'Standard',
  policyDescription: '24 working days a year, 5 carried over until March.',
}

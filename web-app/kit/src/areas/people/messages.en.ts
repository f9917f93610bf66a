/** Words of both apps about an employee's own data. */
export default {
  about: 'General information',
  address: 'Address',
  gender: 'Gender',
  male: 'Male',
  female: 'Female',
  other: 'Other',
  nationality: 'Nationality',
  phone: 'Phone',
  email: 'E-mail',
  city: 'City',
  state: 'State',
  country: 'Country',
  choose: 'Choose',
  updated: 'Information Updated',
  invalid: 'Invalid Data',
  /** The roles of every new workspace; others have their company's names. */
  roles: {
    Admin: 'Admin',
    Manager: 'Manager',
    Employee: 'Employee',
    'Payroll Officer': 'Payroll Officer',
    Recruiter: 'Recruiter',
    Accountant: 'Accountant',
    Auditor: 'Auditor',
  },
} as const

export default {
  title: 'Dashboard',
  welcome: 'Welcome {{first}} {{last}}!',
  employeeId: 'Employee ID',
  designation: 'Designation',
  have: 'You Have',
} as const

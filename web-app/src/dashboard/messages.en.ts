export default {
  title: 'Dashboard',
  welcome: 'Welcome {{name}}!',
  employeeId: 'Employee ID',
  designation: 'Designation',
  have: 'You Have',
} as const

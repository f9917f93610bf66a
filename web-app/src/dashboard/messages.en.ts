export default {
  title: 'Dashboard',
  welcome: 'Welcome {{name}}!',
  employeeId: 'Employee ID',
  designation: 'Designation',
  have: 'You Have',
  today: { label: 'Today', clock: 'Clock', timer: 'Timer', away: 'Away today' },
} as const

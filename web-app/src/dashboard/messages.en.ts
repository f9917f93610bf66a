export default {
  noCompany: {
    title: 'You do not belong to a company yet',
    text: 'Create a workspace for your company, or open the invitation that you got by e-mail.',
    action: 'Workspaces',
  },
  title: 'Dashboard',
  welcome: 'Welcome {{name}}!',
  employeeId: 'Employee ID',
  designation: 'Designation',
  have: 'You Have',
} as const

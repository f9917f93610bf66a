export default {
  title: 'Workspaces',
  switch: 'Switch',
  current: 'Current',
  add: 'Add Workspace',
  empty: 'No Workspace, Create one',
  basic: 'Basic Information',
  basicText: 'Your company gets its own workspace: an office, roles, leave types and a leave policy are ready to use.',
  name: 'Company Name',
  phone: 'Phone Number',
  create: 'Create',
  loading: 'Loading...',
  said: { name: 'Please input the Company Name!', phone: 'Please input the Phone Number!' },
} as const

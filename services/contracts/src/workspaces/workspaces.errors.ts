import { errors } from '../kernel/errors'

export const workspaceErrors = errors({
  'workspace.subdomain_taken': [422, 'This subdomain is taken.'],
  'workspace.timezone': [422, 'This time zone is not known.'],
})

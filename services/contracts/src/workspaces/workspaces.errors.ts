import { errors } from '../kernel/errors'

export const workspaceErrors = errors({
  'workspace.subdomain_taken': [422, 'This subdomain is taken.'],
  'workspace.admin': [422, 'Choose an administrator of the company.'],
  'workspace.timezone': [422, 'This time zone is not known.'],
  'workspace.name': [422, 'Please input the Company Name!'],
  'workspace.phone': [422, 'Please input the Phone Number!'],
  'workspace.country': [422, 'Choose a country.'],
  'workspace.subdomain': [422, 'Use letters, digits and hyphens.'],
  'workspace.oid_pattern': [
    422,
    'Write # once for each digit of the number, side by side, such as EMP-###.',
  ],
  'workspace.four_eyes_two': [
    422,
    'Four eyes needs two active, joined people here who may approve pay; there is {count}. Give another person the permission Payroll first.',
  ],
  'workspace.language': [422, 'Choose a language.'],
  'workspace.links': [
    422,
    'Write each link as name|address, with commas between. Addresses begin with https:// or mailto:.',
  ],
})

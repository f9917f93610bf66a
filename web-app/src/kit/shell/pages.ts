/** Pages of both apps that exist. The sidebar and the palette offer nothing else; add an address here with its page. */
export const builtPages: ReadonlySet<string> = new Set([
  '/dashboard',
  '/requests',
  '/timer',
  '/my_account',
  '/my_profile',
  '/admin/employees',
  '/admin/leaves',
  '/admin/payroll',
  '/admin/clients',
  '/admin/invoice',
  '/admin/operations',
  '/admin/general',
  '/admin/payroll_settings',
])

export const permissions = ['edit_company', 'manage_company', 'edit_manager', 'manage_employee', 'view_audit'] as const
export type Permission = (typeof permissions)[number]
export const isAdmin = (held: readonly string[]) => held.includes('edit_company') || held.includes('manage_company')

/** The roles every workspace starts with. */
export const startingRoles: readonly { name: string; permissions: readonly Permission[] }[] = [
  { name: 'Admin', permissions },
  { name: 'Manager', permissions: ['edit_manager', 'manage_employee'] },
  { name: 'Employee', permissions: [] },
  { name: 'Auditor', permissions: ['view_audit'] },
]

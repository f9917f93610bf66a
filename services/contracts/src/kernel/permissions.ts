/** Each opens the admin calls of its area and nothing else. */
export const areaPermissions = [
  'manage_payroll',
  'manage_recruiting',
  'manage_invoices',
  'manage_time_off',
  'manage_surveys',
] as const

export type AreaPermission = (typeof areaPermissions)[number]

export const permissions = [
  'edit_company',
  'manage_company',
  'edit_manager',
  'manage_employee',
  ...areaPermissions,
  'view_audit',
] as const

export type Permission = (typeof permissions)[number]

export const isPermission = (name: string): name is Permission =>
  (permissions as readonly string[]).includes(name)

export const isAdmin = (held: readonly string[]) =>
  held.includes('edit_company') || held.includes('manage_company')

/** Admins, and whoever holds the permission of this one area. */
export const administers = (held: readonly string[], area?: AreaPermission) =>
  isAdmin(held) || (area !== undefined && held.includes(area))

/** Reads what admins read: every list and record, and changes nothing. */
export const audits = (held: readonly string[]) => held.includes('view_audit')

/** Has no other job in the company than to audit it. */
export const onlyAudits = (held: readonly string[]) =>
  audits(held) && held.every((permission) => permission === 'view_audit')

/** Holds every permission, and somebody always holds it. */
export const ADMIN_ROLE = 'Admin'

/** Holds none, and is what newcomers have. */
export const NEWCOMER_ROLE = 'Employee'

/** The two stay as they are in every workspace; all other roles are its own to change. */
export const isFixedRole = (name: string) => name === ADMIN_ROLE || name === NEWCOMER_ROLE

/**
 * What somebody with `held` may not give: permissions that they do not hold, and that were not
 * there `before`.
 */
export const beyondOwn = (
  held: readonly string[],
  given: readonly string[],
  before: readonly string[] = [],
) => given.filter((permission) => !held.includes(permission) && !before.includes(permission))

/** The roles every workspace starts with. */
export const startingRoles = [
  { name: ADMIN_ROLE, permissions },
  { name: 'Manager', permissions: ['edit_manager', 'manage_employee'] },
  { name: NEWCOMER_ROLE, permissions: [] },
  { name: 'Payroll Officer', permissions: ['manage_payroll'] },
  { name: 'Recruiter', permissions: ['manage_recruiting'] },
  { name: 'Accountant', permissions: ['manage_invoices'] },
  { name: 'Auditor', permissions: ['view_audit'] },
] as const satisfies readonly { name: string; permissions: readonly Permission[] }[]

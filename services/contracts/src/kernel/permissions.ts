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

/** Returns whether the holder is an admin or has the permission of this one area. */
export const administers = (held: readonly string[], area?: AreaPermission) =>
  isAdmin(held) || (area !== undefined && held.includes(area))

/**
 * Returns whether the holder audits: reads every list and record like admins, and changes nothing.
 */
export const audits = (held: readonly string[]) => held.includes('view_audit')

/** Returns whether auditing is the holder's only job in the company. */
export const onlyAudits = (held: readonly string[]) =>
  audits(held) && held.every((permission) => permission === 'view_audit')

/** Has every permission, and at least one person always has it. */
export const ADMIN_ROLE = 'Admin'

/** Has no permissions; newcomers get it. */
export const NEWCOMER_ROLE = 'Employee'

/**
 * Returns whether a role is fixed: these two are the same in every workspace; all others can be
 * changed.
 */
export const isFixedRole = (name: string) => name === ADMIN_ROLE || name === NEWCOMER_ROLE

/**
 * Returns the permissions that a holder of `held` may not grant: those that they lack and that were
 * not granted `before`.
 */
export const beyondOwn = (
  held: readonly string[],
  given: readonly string[],
  before: readonly string[] = [],
) => given.filter((permission) => !held.includes(permission) && !before.includes(permission))

/** The initial roles of every workspace. */
export const startingRoles = [
  { name: ADMIN_ROLE, permissions },
  { name: 'Manager', permissions: ['edit_manager', 'manage_employee'] },
  { name: NEWCOMER_ROLE, permissions: [] },
  { name: 'Payroll Officer', permissions: ['manage_payroll'] },
  { name: 'Recruiter', permissions: ['manage_recruiting'] },
  { name: 'Accountant', permissions: ['manage_invoices'] },
  { name: 'Auditor', permissions: ['view_audit'] },
] as const satisfies readonly { name: string; permissions: readonly Permission[] }[]

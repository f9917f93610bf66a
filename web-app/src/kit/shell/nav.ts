import { type AreaPermission, audits, isAdmin } from '@workledger/contracts/kernel/permissions'
import type { IconName } from '../icon'
import { builtPages } from './pages'

export type NavId =
  | 'dashboard'
  | 'requests'
  | 'calendar'
  | 'timer'
  | 'invoice'
  | 'payroll'
  | 'ats'
  | 'survey'
  | 'employees'
  | 'leaves'
  | 'projects'
  | 'clients'
  | 'events'
  | 'reports'
  | 'work_reports'
  | 'attendance_report'
  | 'settings'
  | 'general'
  | 'timeoff'
  | 'biometrics'
  | 'custom_fields'
  | 'payroll_settings'
  | 'audit'
  | 'operations'
export interface NavEntry {
  id: NavId
  to: string
  icon: IconName
  /** Whom the entry is for beside admins: auditors, who read all that admins do, and holders of the area's permission; everyone when left out. */
  for?: 'admin' | 'auditor' | AreaPermission
  children?: readonly NavEntry[]
}
export interface NavGroup {
  id: 'you' | 'apps' | 'company' | 'control'
  entries: readonly NavEntry[]
}

const page = (id: NavId, to: string, icon: IconName, rest: Pick<NavEntry, 'for' | 'children'> = {}): NavEntry => ({ id, to, icon, ...rest })
const admin = { for: 'admin' } as const

/** The whole sidebar, as the product has it when every page is built. */
const groups: readonly NavGroup[] = [
  {
    id: 'you',
    entries: [
      page('dashboard', '/dashboard', 'dashboard'),
      page('requests', '/requests', 'requests'),
      page('calendar', '/calendar', 'calendar'),
    ],
  },
  {
    id: 'apps',
    entries: [
      page('timer', '/timer', 'timer'),
      page('invoice', '/admin/invoice', 'invoice', { for: 'manage_invoices' }),
      page('payroll', '/admin/payroll', 'payroll', { for: 'manage_payroll' }),
      page('ats', '/admin/ats', 'ats', { for: 'manage_recruiting' }),
      page('survey', '/admin/survey', 'survey', { for: 'manage_surveys' }),
    ],
  },
  {
    id: 'company',
    entries: [
      page('employees', '/employees', 'employees'),
      page('leaves', '/admin/leaves', 'check', { for: 'manage_time_off' }),
      page('projects', '/projects', 'projects'),
      page('clients', '/admin/clients', 'clients', { for: 'manage_invoices' }),
      page('events', '/events', 'events'),
      page('reports', '/work_reports', 'reports', {
        children: [page('work_reports', '/work_reports', 'reports'), page('attendance_report', '/attendance_report', 'calendar')],
      }),
      page('settings', '/admin/general', 'settings', {
        children: [
          page('general', '/admin/general', 'settings'),
          page('timeoff', '/admin/timeoff', 'calendar'),
          page('biometrics', '/admin/biometrics', 'settings', admin),
          page('custom_fields', '/admin/custom_fields', 'columns', admin),
          page('payroll_settings', '/admin/payroll_settings', 'payroll', { for: 'manage_payroll' }),
        ],
      }),
    ],
  },
  {
    id: 'control',
    entries: [page('audit', '/admin/audit', 'audit', { for: 'auditor' }), page('operations', '/admin/operations', 'operations', admin)],
  },
]

/** The sidebar for one role: what it may open, and only what is there. */
export function navigationFor(held: readonly string[]): readonly NavGroup[] {
  const reads = isAdmin(held) || audits(held)
  const allowed = ({ for: whom }: NavEntry) => !whom || reads || held.includes(whom)
  const here = ({ to }: NavEntry) => builtPages.has(to)
  const visit = (entry: NavEntry): NavEntry[] => {
    if (!allowed(entry)) return []
    // Admins manage people in the console, where auditors read them; everyone else reads the directory.
    const own = entry.id === 'employees' && reads ? { ...entry, to: '/admin/employees' } : entry
    if (!own.children) return here(own) ? [own] : []
    const children = own.children.flatMap(visit)
    return children.length ? [{ ...own, to: children[0]!.to, children }] : []
  }
  return groups.map((group) => ({ ...group, entries: group.entries.flatMap(visit) })).filter((group) => group.entries.length)
}

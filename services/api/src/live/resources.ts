import { projections } from '@workledger/projections/registry'

/** Areas of the interface that show a projection's tables, where they are not called as the projection is. */
const shownIn: Record<string, readonly string[]> = {
  access: ['access'],
  zones: [],
  leave: ['leave', 'attendance', 'calendar'],
  'leave-rules': ['leave', 'attendance', 'calendar'],
  employment: ['employment', 'contracts', 'people'],
  'payroll-categories': ['payroll'],
  projects: ['projects', 'time-tracking'],
  clients: ['clients', 'projects'],
  invoicing: ['invoices', 'invoicing'],
  deliveries: ['operations'],
}

const byType = new Map<string, Set<string>>()
for (const { name, steps } of projections)
  for (const { type } of steps) {
    const resources = byType.get(type) ?? new Set()
    byType.set(type, resources)
    for (const resource of shownIn[name] ?? [name]) resources.add(resource)
  }

/** Areas whose lists an event moves. */
export const resourcesOf = (type: string): ReadonlySet<string> => byType.get(type) ?? new Set()

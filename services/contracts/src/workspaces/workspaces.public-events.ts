import { allKept, type PublicEvents, publicEvents } from '../kernel/public-event'
import { subdomainEvents, workspaceEvents } from './workspaces.events'

const area = { area: 'workspaces' } as const

/** What other programs learn of the events of this area. */
export const workspacesPublicEvents: readonly PublicEvents[] = [
  allKept(subdomainEvents, 'Only for uniqueness of addresses.'),
  publicEvents(area, workspaceEvents, {
    WorkspaceCreated: {
      name: 'workspace.created',
      v: 1,
      of: 'workspace',
      id: 'workspace_id',
      readers: 'members',
      data: ['name', 'subdomain', 'locale', 'timezone', 'currency', 'country'],
      says: 'The workspace was created.',
    },
    WorkspaceProfileChanged: {
      name: 'workspace.changed',
      v: 1,
      of: 'workspace',
      id: 'workspace_id',
      readers: 'members',
      data: ['name', 'subdomain', 'locale', 'timezone', 'currency'],
      says: 'Name, address, zone or currency of the workspace changed.',
    },
    WorkspaceAdminNamed: { notPublic: 'Follows from the first person, who has an event.' },
    WorkspaceLogoChanged: {
      name: 'workspace.logo_changed',
      v: 1,
      of: 'workspace',
      id: 'workspace_id',
      readers: 'members',
      data: [],
      says: 'The logo changed.',
    },
    EmployeeIdPatternChanged: { notPublic: 'A setting of the console.' },
    RetentionChanged: { notPublic: 'A setting of the console.' },
    WorkspaceClosingAnnounced: {
      name: 'workspace.closing_announced',
      v: 1,
      of: 'workspace',
      id: 'workspace_id',
      readers: 'admins',
      data: ['closes_at', 'erases_at'],
      says: 'The workspace will be closed and erased.',
    },
    WorkspaceClosingWithdrawn: {
      name: 'workspace.closing_withdrawn',
      v: 1,
      of: 'workspace',
      id: 'workspace_id',
      readers: 'admins',
      data: [],
      says: 'The workspace stays.',
    },
    WorkspaceErasureStarted: { notPublic: 'No one can read the workspace any more.' },
    WorkspaceErased: { notPublic: 'No one can read the workspace any more.' },
    WorkspaceSettingsChanged: {
      name: 'workspace.settings_changed',
      v: 1,
      of: 'workspace',
      id: 'workspace_id',
      readers: 'admins',
      data: [
        'enable_attendance_task',
        'timer_desc_required',
        'send_daily_work_report',
        'daily_work_report_at',
        'four_eyes',
      ],
      says: 'Settings of the workspace changed.',
    },
  }),
]

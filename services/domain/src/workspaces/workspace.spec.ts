import { given } from '../kernel/decider-specification'
import { type WorkspaceCommand, type WorkspaceEvent, workspaceDecider } from './workspace'

const workspace_id = '0190a1b2-0000-7000-8000-000000000001'

const company = {
  workspace_id,
  name: 'Northwind',
  subdomain: null,
  locale: 'en',
  timezone: 'Europe/Lisbon',
  currency: 'EUR',
  country: 'PT',
  not_tracking_notify_after: 0,
  not_tracking_notify_every: 0,
  employee_visibility_level: 'company' as const,
  phone_number: '+351 1',
  created_by: '0190a1b2-0000-7000-8000-000000000002',
}

const created: WorkspaceEvent = { type: 'WorkspaceCreated', data: company }

const profile = (fields: object): WorkspaceCommand => ({
  type: 'change-profile',
  workspace_id,
  ...fields,
})

const settings = (fields: object): WorkspaceCommand => ({
  type: 'change-settings',
  workspace_id,
  ...fields,
})

describe('a workspace', () => {
  it('is created once, and nothing of it changes before', () => {
    given(workspaceDecider)
      .when({ type: 'create', ...company })
      .then(created)
    given(workspaceDecider, created)
      .when({ type: 'create', ...company })
      .thenNothing()

    for (const command of [profile({ name: 'Contoso' }), settings({ four_eyes: true })])
      given(workspaceDecider).when(command).thenRefused('not_found')
  })

  it('numbers new people by its pattern, or not at all', () => {
    const none: WorkspaceEvent = {
      type: 'EmployeeIdPatternChanged',
      data: { workspace_id, oid_pattern: null },
    }

    given(workspaceDecider, created)
      .when(settings({ oid_pattern: 'EMP-###', four_eyes: false }))
      .thenNothing()
    given(workspaceDecider, created)
      .when(settings({ oid_pattern: null, four_eyes: true }))
      .then({ type: 'WorkspaceSettingsChanged', data: { workspace_id, four_eyes: true } }, none)
    given(workspaceDecider, created, none)
      .when(settings({ oid_pattern: 'N#' }))
      .then({ type: 'EmployeeIdPatternChanged', data: { workspace_id, oid_pattern: 'N#' } })
  })

  it('has a zone that is known', () => {
    given(workspaceDecider)
      .when({ type: 'create', ...company, timezone: 'Mars/Olympus' })
      .thenRefused('workspace.timezone')
    given(workspaceDecider, created)
      .when(profile({ timezone: '-03:00' }))
      .thenRefused('workspace.timezone')
  })

  it('names a person who can administer it, and records nothing if it is the same one', () => {
    const [ada, ben] = [company.created_by, '0190a1b2-0000-7000-8000-000000000003']

    const named: WorkspaceEvent = {
      type: 'WorkspaceAdminNamed',
      data: { workspace_id, admin: ben },
    }

    const name = (user: string, administers: boolean) => profile({ admin: { user, administers } })
    given(workspaceDecider, created).when(name(ben, true)).then(named)
    given(workspaceDecider, created).when(name(ben, false)).thenRefused('workspace.admin')
    // A person who has lost the role since may stay named.
    given(workspaceDecider, created).when(name(ada, false)).thenNothing()
    given(workspaceDecider, created, named).when(name(ben, true)).thenNothing()
    given(workspaceDecider, created, named)
      .when(name(ada, true))
      .then({ type: 'WorkspaceAdminNamed', data: { workspace_id, admin: ada } })
  })

  it('records only changes of its profile', () => {
    const renamed: WorkspaceEvent = {
      type: 'WorkspaceProfileChanged',
      data: { workspace_id, name: 'Contoso' },
    }

    given(workspaceDecider, created)
      .when(profile({ name: 'Contoso', currency: 'EUR' }))
      .then(renamed)
    given(workspaceDecider, created, renamed)
      .when(profile({ name: 'Contoso' }))
      .thenNothing()
    given(workspaceDecider, created)
      .when(profile({ logo: '/files/a' }))
      .then({ type: 'WorkspaceLogoChanged', data: { workspace_id, logo: '/files/a' } })
  })

  it('clears the repeated reminder without a first one', () => {
    const reminders: WorkspaceEvent = {
      type: 'WorkspaceProfileChanged',
      data: { workspace_id, not_tracking_notify_after: 30, not_tracking_notify_every: 15 },
    }

    given(workspaceDecider, created, reminders)
      .when(profile({ not_tracking_notify_after: 0 }))
      .then({
        type: 'WorkspaceProfileChanged',
        data: { workspace_id, not_tracking_notify_after: 0, not_tracking_notify_every: 0 },
      })

    given(workspaceDecider, created)
      .when(profile({ not_tracking_notify_every: 45 }))
      .thenNothing()

    given(workspaceDecider, created, reminders)
      .when(profile({ not_tracking_notify_every: 45 }))
      .then({
        type: 'WorkspaceProfileChanged',
        data: { workspace_id, not_tracking_notify_every: 45 },
      })
  })

  it('starts with its settings, and records only their changes', () => {
    const on: WorkspaceEvent = {
      type: 'WorkspaceSettingsChanged',
      data: { workspace_id, four_eyes: true },
    }

    given(workspaceDecider, created)
      .when(settings({ four_eyes: true, enable_attendance_task: true }))
      .then(on)
    given(workspaceDecider, created, on)
      .when(settings({ four_eyes: true }))
      .thenNothing()
    given(workspaceDecider, created, on)
      .when(settings({ four_eyes: false }))
      .then({ type: 'WorkspaceSettingsChanged', data: { workspace_id, four_eyes: false } })
  })
})

import { FIRST_OID_PATTERN } from '@workledger/contracts/kernel/employee-ids'
import { DEFAULT_RETENTION_YEARS } from '@workledger/contracts/kernel/retention'
import { workspaceEvents as e } from '@workledger/contracts/workspaces/workspaces.events'
import { workspaceDecider } from '@workledger/domain/workspaces/workspace'
import { change, instantOf, on, projection, said } from '../kernel/projection'
import { col, table } from '../kernel/table'

export const workspaces = table(
  'workspaces',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    subdomain: col.maybe.text,
    phone_number: col.maybe.text,
    created_by: col.maybe.uuid,
    admin: col.maybe.uuid,
    locale: col.text,
    timezone: col.text,
    currency: col.text,
    logo: col.maybe.text,
    not_tracking_notify_after: col.int,
    not_tracking_notify_every: col.int,
    employee_visibility_level: col.text,
    links: col.maybe.text,
    enable_attendance_task: col.bool,
    timer_desc_required: col.bool,
    send_daily_work_report: col.bool,
    daily_work_report_at: col.maybe.text,
    four_eyes: col.bool,
    oid_pattern: col.maybe.text,
    retention_years: col.int,
    closes_at: col.maybe.instant,
    erases_at: col.maybe.instant,
    /** Revision of the last event that changed the settings; null if there is none. */
    settings_revision: col.maybe.int,
    revision: col.revision,
  },
  { counted: true, indexes: ['subdomain'], signIn: true, held: true },
)

export const workspacesProjection = projection('workspaces', {
  version: 7,
  tables: [workspaces],
  contents: [[workspaces, workspaceDecider]],
  steps: [
    on(
      e.WorkspaceCreated,
      workspaces,
      (event) => event.data.workspace_id,
      (_, { data }) => ({
        ...data,
        id: data.workspace_id,
        admin: data.created_by,
        logo: null,
        links: null,
        enable_attendance_task: true,
        timer_desc_required: false,
        send_daily_work_report: false,
        daily_work_report_at: null,
        four_eyes: false,
        oid_pattern: FIRST_OID_PATTERN,
        retention_years: DEFAULT_RETENTION_YEARS,
        closes_at: null,
        erases_at: null,
        settings_revision: null,
      }),
    ),
    change(
      e.WorkspaceProfileChanged,
      workspaces,
      (event) => event.data.workspace_id,
      (event) => said(event.data),
    ),
    change(
      e.WorkspaceSettingsChanged,
      workspaces,
      (event) => event.data.workspace_id,
      (event) => ({ ...said(event.data), settings_revision: event.revision }),
    ),
    change(
      e.EmployeeIdPatternChanged,
      workspaces,
      (event) => event.data.workspace_id,
      (event) => ({ oid_pattern: event.data.oid_pattern, settings_revision: event.revision }),
    ),
    change(
      e.WorkspaceClosingAnnounced,
      workspaces,
      (event) => event.data.workspace_id,
      ({ data }) => ({
        closes_at: instantOf(data.closes_at),
        erases_at: instantOf(data.erases_at),
      }),
    ),
    change(
      e.WorkspaceClosingWithdrawn,
      workspaces,
      (event) => event.data.workspace_id,
      () => ({ closes_at: null, erases_at: null }),
    ),
    change(
      e.RetentionChanged,
      workspaces,
      (event) => event.data.workspace_id,
      (event) => ({
        retention_years: event.data.retention_years,
        settings_revision: event.revision,
      }),
    ),
    change(
      e.WorkspaceAdminNamed,
      workspaces,
      (event) => event.data.workspace_id,
      (event) => ({ admin: event.data.admin }),
    ),
    change(
      e.WorkspaceLogoChanged,
      workspaces,
      (event) => event.data.workspace_id,
      (event) => ({ logo: event.data.logo }),
    ),
  ],
})

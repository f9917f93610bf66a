import * as z from 'zod'
import { event } from '../kernel/event'
import { count, currency, id, instant, plain, time } from '../kernel/event-fields'

const workspace = { workspace_id: id() }

export const visibilityLevels = ['company', 'office', 'department', 'project'] as const

const profile = {
  name: plain(),
  subdomain: plain(63).nullable(),
  locale: plain(20),
  timezone: plain(64),
  currency: currency(),
  not_tracking_notify_after: count(),
  not_tracking_notify_every: count(),
  employee_visibility_level: z.enum(visibilityLevels),
}

const settings = {
  links: plain(4000).nullable(),
  enable_attendance_task: z.boolean(),
  timer_desc_required: z.boolean(),
  send_daily_work_report: z.boolean(),
  /** UTC. */
  daily_work_report_at: time().nullable(),
  /** A preparer of a pay run may not approve it. */
  four_eyes: z.boolean(),
}

/**
 * Keeps a subdomain unique to one workspace: stream `subdomain-{subdomain}` in the system
 * workspace.
 */
export const subdomainEvents = {
  SubdomainReserved: event('SubdomainReserved', { v: 1, data: z.object(workspace) }),
  SubdomainReleased: event('SubdomainReleased', { v: 1, data: z.object(workspace) }),
}

/** Stream `workspace-{id}`. */
export const workspaceEvents = {
  WorkspaceCreated: event('WorkspaceCreated', {
    v: 1,
    data: z.object({
      ...workspace,
      ...profile,
      /** ISO 3166-1, two letters: the country of the main office. */
      country: plain(2).nullable(),
      phone_number: plain(60),
      created_by: id(),
    }),
  }),
  WorkspaceProfileChanged: event('WorkspaceProfileChanged', {
    v: 1,
    data: z
      .object({ ...workspace, ...profile })
      .partial()
      .required({ workspace_id: true }),
  }),
  /** The user named as the company's administrator. It grants no rights. */
  WorkspaceAdminNamed: event('WorkspaceAdminNamed', {
    v: 1,
    data: z.object({ ...workspace, admin: id() }),
  }),
  WorkspaceLogoChanged: event('WorkspaceLogoChanged', {
    v: 1,
    data: z.object({ ...workspace, logo: plain().nullable() }),
  }),
  /** Pattern of new employee ids, such as `EMP-###`; null: they are typed. */
  EmployeeIdPatternChanged: event('EmployeeIdPatternChanged', {
    v: 1,
    data: z.object({ ...workspace, oid_pattern: plain(32).nullable() }),
  }),
  /** Retention of former employees' personal data in years after their last day. */
  RetentionChanged: event('RetentionChanged', {
    v: 1,
    data: z.object({ ...workspace, retention_years: count() }),
  }),
  /** It closes: from `closes_at` on it is read-only, from `erases_at` on it is erased. */
  WorkspaceClosingAnnounced: event('WorkspaceClosingAnnounced', {
    v: 1,
    data: z.object({ ...workspace, closes_at: instant(), erases_at: instant() }),
  }),
  WorkspaceClosingWithdrawn: event('WorkspaceClosingWithdrawn', {
    v: 1,
    data: z.object(workspace),
  }),
  WorkspaceErasureStarted: event('WorkspaceErasureStarted', { v: 1, data: z.object(workspace) }),
  /**
   * Every key of the workspace is destroyed; its tables and files are empty, its events stay and
   * verify.
   */
  WorkspaceErased: event('WorkspaceErased', { v: 1, data: z.object(workspace) }),
  WorkspaceSettingsChanged: event('WorkspaceSettingsChanged', {
    v: 1,
    data: z
      .object({ ...workspace, ...settings })
      .partial()
      .required({ workspace_id: true }),
  }),
}

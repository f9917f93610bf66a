import * as z from 'zod'
import { event } from '../kernel/event'
import { id } from '../kernel/shapes'

const workspace = { workspace_id: id() }
export const visibilityLevels = ['company', 'office', 'department', 'project'] as const
const profile = {
  name: z.string(),
  subdomain: z.string().nullable(),
  locale: z.string(),
  timezone: z.string(),
  currency: z.string(),
  not_tracking_notify_after: z.number().int(),
  not_tracking_notify_every: z.number().int(),
  employee_visibility_level: z.enum(visibilityLevels),
}
const settings = {
  links: z.string().nullable(),
  enable_attendance_task: z.boolean(),
  timer_desc_required: z.boolean(),
  send_daily_work_report: z.boolean(),
  /** UTC, HH:mm. */
  daily_work_report_at: z.string().nullable(),
  /** Whoever prepared a pay run may not approve it. */
  four_eyes: z.boolean(),
}

/** Keeps a subdomain to one workspace: stream `subdomain-{subdomain}` in the system workspace. */
export const subdomainEvents = {
  SubdomainReserved: event('SubdomainReserved', { v: 1, data: z.object(workspace) }),
  SubdomainReleased: event('SubdomainReleased', { v: 1, data: z.object(workspace) }),
}

/** Stream `workspace-{id}`. */
export const workspaceEvents = {
  WorkspaceCreated: event('WorkspaceCreated', {
    v: 1,
    data: z.object({ ...workspace, ...profile, phone_number: z.string(), created_by: id() }),
  }),
  WorkspaceProfileChanged: event('WorkspaceProfileChanged', {
    v: 1,
    data: z
      .object({ ...workspace, ...profile })
      .partial()
      .required({ workspace_id: true }),
  }),
  WorkspaceLogoChanged: event('WorkspaceLogoChanged', { v: 1, data: z.object({ ...workspace, logo: z.string().nullable() }) }),
  WorkspaceSettingsChanged: event('WorkspaceSettingsChanged', {
    v: 1,
    data: z
      .object({ ...workspace, ...settings })
      .partial()
      .required({ workspace_id: true }),
  }),
}

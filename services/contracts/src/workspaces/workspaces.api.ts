import * as z from 'zod'
import { shippedLanguages } from '../kernel/area-words'
import { oidParts } from '../kernel/employee-ids'
import { area, endpoint, file } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import { LEAST_RETENTION_YEARS, MOST_RETENTION_YEARS } from '../kernel/retention'
import {
  bool,
  clearable,
  created,
  currency,
  id,
  one,
  optionalText,
  text,
  timeOfDay,
  wholeNumber,
} from '../kernel/shapes'
import { characters } from '../kernel/text'
import { areLinks } from './company-links'
import { visibilityLevels } from './workspaces.events'

export const workspace = z.object({
  id: id(),
  name: z.string(),
  subdomain: z.string().nullable(),
  phone_number: z.string().nullable(),
  /** The user named as the company's administrator; initially its creator. */
  admin: z.string().nullable(),
  locale: z.string(),
  timezone: z.string(),
  currency: z.string(),
  logo: z.string().nullable(),
  not_tracking_notify_after: z.number(),
  not_tracking_notify_every: z.number(),
  employee_visibility_level: z.enum(visibilityLevels),
  /** When the company becomes read-only, and when it is erased; null unless it closes. */
  closes_at: z.string().nullable(),
  erases_at: z.string().nullable(),
  /** Of the profile, for If-Match. */
  revision: z.number(),
})

/** A workspace of the caller. */
export const ownWorkspace = workspace.pick({ id: true, name: true, logo: true }).extend({
  /** The provider by which the caller must sign in to enter; null: this session may enter. */
  sign_on: z
    .object({
      id: id(),
      name: z.string(),
      /** The caller is named for emergency access. */
      emergency: z.boolean(),
    })
    .nullable(),
})

export const workspaceSettings = z.object({
  links: z.string().nullable(),
  enable_attendance_task: z.boolean(),
  timer_desc_required: z.boolean(),
  send_daily_work_report: z.boolean(),
  daily_work_report_at: z.string().nullable(),
  four_eyes: z.boolean(),
  /** Pattern of new employee ids, such as `EMP-###`; null: ids are typed. */
  oid_pattern: z.string().nullable(),
  /** Retention of former employees' personal data in years after their last day. */
  retention_years: z.number(),
  /** 0: nothing has been changed yet. */
  revision: z.number(),
})

export const createWorkspaceBody = z.object({
  name: text('workspace.name', 120),
  phone_number: text('workspace.phone', 40),
  /** ISO 3166-1, two letters: the country of the main office. */
  country: clearable(z.string().regex(/^[A-Z]{2}$/, { error: 'workspace.country' })),
  /** By default EUR. */
  currency: currency().optional(),
  timezone: characters(60).optional(),
  /** By default English. */
  locale: z.enum(shippedLanguages, { error: 'workspace.language' }).optional(),
})

const oneOf = (numbers: number[]) =>
  wholeNumber().refine((n) => numbers.includes(n), { error: 'field.options' })

export const workspaceChange = z
  .object({
    name: text('workspace.name', 120),
    subdomain: clearable(
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[a-z0-9]([a-z0-9-]{1,61}[a-z0-9])?$/, { error: 'workspace.subdomain' }),
    ),
    /** A user who can administer the company. */
    admin: z.uuid({ error: 'workspace.admin' }),
    locale: z.enum(shippedLanguages, { error: 'workspace.language' }),
    timezone: characters(60),
    currency: currency(),
    not_tracking_notify_after: oneOf([0, 15, 30, 60]),
    not_tracking_notify_every: oneOf([0, 15, 30, 45, 60]),
    employee_visibility_level: z.enum(visibilityLevels),
    logo: file(['image']),
  })
  .partial()

export const settingsChange = z
  .object({
    links: optionalText(4000).refine(areLinks, { error: 'workspace.links' }),
    enable_attendance_task: bool(),
    timer_desc_required: bool(),
    send_daily_work_report: bool(),
    daily_work_report_at: clearable(timeOfDay()),
    four_eyes: bool(),
    /** One run of `#`, each a digit; blank: ids are typed. */
    oid_pattern: clearable(
      characters(32)
        .trim()
        .refine((pattern) => oidParts(pattern) !== undefined, { error: 'workspace.oid_pattern' }),
    ),
    retention_years: wholeNumber()
      .min(LEAST_RETENTION_YEARS, { error: 'privacy.years' })
      .max(MOST_RETENTION_YEARS, { error: 'privacy.years' }),
  })
  .partial()

export const workspacesApi = area('workspaces', {
  workspaces: endpoint({
    method: 'GET',
    path: '/workspaces',
    who: 'user',
    summary: 'Workspaces of the signed-in user',
    response: one(z.array(ownWorkspace)),
  }),
  createWorkspace: endpoint({
    method: 'POST',
    path: '/workspaces',
    who: 'user',
    whileReadOnly: true,
    summary: 'Create a workspace, ready for use',
    status: 201,
    body: createWorkspaceBody,
    response: created(),
    errors: ['workspace.timezone'],
  }),
  workspace: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}',
    who: 'member',
    summary: 'One workspace',
    params: workspaceParams,
    response: one(workspace),
  }),
  changeWorkspace: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}',
    who: 'edit_company',
    summary: 'Change the company profile; multipart for the logo',
    multipart: true,
    params: workspaceParams,
    body: workspaceChange,
    response: one(workspace),
    errors: ['workspace.subdomain_taken', 'workspace.admin', 'workspace.timezone'],
  }),
  administrators: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/administrators',
    who: 'edit_company',
    summary: 'Possible administrators: users with edit_company or manage_company',
    params: workspaceParams,
    response: one(
      z.array(z.object({ /** Of the user. */ id: id(), employee_id: id(), name: z.string() })),
    ),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/settings',
    who: 'member',
    summary: 'Settings of the workspace',
    params: workspaceParams,
    response: one(workspaceSettings),
  }),
  changeSettings: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/settings',
    who: 'edit_company',
    ifMatch: 'row',
    summary: 'Change settings',
    status: 200,
    params: workspaceParams,
    body: settingsChange,
    response: one(workspaceSettings),
    errors: ['workspace.four_eyes_two'],
  }),
})

import * as z from 'zod'
import { event } from '../kernel/event'
import { count, id, plain } from '../kernel/event-fields'

/** Kinds of templates: chosen ones for a mail, and replacements of automatic mails, one of each. */
export const chosenKinds = ['message', 'rejection'] as const

export const ownKinds = [
  'received',
  'invitation',
  'interview_changed',
  'interview_cancelled',
] as const

export const templateKinds = [...chosenKinds, ...ownKinds] as const

export type OwnKind = (typeof ownKinds)[number]

const workspace = { workspace_id: id() }

const settings = {
  /** For future applications. */
  retention_months: count(),
  /** The company's addition to the form's notice. */
  privacy_notice: plain(4000).nullable(),
  /** Address for questions of applicants, on the public pages. */
  contact_email: plain(254).nullable(),
}

const ofTemplate = { ...workspace, template_id: id() }

const recruitingTemplate = {
  name: plain(120),
  kind: z.enum(templateKinds),
  subject: plain(200),
  body: plain(10_000),
}

/** A workspace's recruiting settings: stream `recruiting-{workspace}`. */
export const recruitingSettingEvents = {
  RecruitingSettingChanged: event('RecruitingSettingChanged', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object({ ...workspace, ...z.object(settings).partial().shape }),
  }),
  RecruitingTemplateAdded: event('RecruitingTemplateAdded', {
    v: 1,
    data: z.object({ ...ofTemplate, ...recruitingTemplate }),
  }),
  RecruitingTemplateChanged: event('RecruitingTemplateChanged', {
    v: 1,
    data: z.object({ ...ofTemplate, ...z.object(recruitingTemplate).partial().shape }),
  }),
  RecruitingTemplateDeleted: event('RecruitingTemplateDeleted', {
    v: 1,
    data: z.object(ofTemplate),
  }),
}

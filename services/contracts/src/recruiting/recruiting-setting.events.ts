import * as z from 'zod'
import { event } from '../kernel/event'
import { count, id, plain } from '../kernel/event-fields'

/**
 * Those that somebody chooses for a mail, and those that take the place of the words of mails that
 * go by themselves: one of each.
 */
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
  /** For applications from now on. */
  retention_months: count(),
  /** What the company adds to the notice on the form. */
  privacy_notice: plain(4000).nullable(),
}

const ofTemplate = { ...workspace, template_id: id() }

const template = {
  name: plain(120),
  kind: z.enum(templateKinds),
  subject: plain(200),
  body: plain(10_000),
}

/** How a workspace recruits: stream `recruiting-{workspace}`. */
export const recruitingSettingEvents = {
  RecruitingSettingChanged: event('RecruitingSettingChanged', {
    v: 1,
    data: z.object({ ...workspace, ...z.object(settings).partial().shape }),
  }),
  RecruitingTemplateAdded: event('RecruitingTemplateAdded', {
    v: 1,
    data: z.object({ ...ofTemplate, ...template }),
  }),
  RecruitingTemplateChanged: event('RecruitingTemplateChanged', {
    v: 1,
    data: z.object({ ...ofTemplate, ...z.object(template).partial().shape }),
  }),
  RecruitingTemplateDeleted: event('RecruitingTemplateDeleted', {
    v: 1,
    data: z.object(ofTemplate),
  }),
}

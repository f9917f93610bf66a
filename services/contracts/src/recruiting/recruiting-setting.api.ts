import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { clearable, created, email, one, optionalText, text, wholeNumber } from '../kernel/shapes'
import { messageText } from './candidates.api'
import { RETENTION_MONTHS } from './recruiting.bounds'
import { recruitingTemplatesList } from './recruiting.lists'
import { templateKinds } from './recruiting-setting.events'

const recruitingTemplateParams = z.object({
  ws: idOf('workspaces'),
  id: idOf('recruiting_templates'),
})

export const recruitingSetting = z.object({
  retention_months: z.number(),
  privacy_notice: z.string().nullable(),
  contact_email: z.string().nullable(),
  /** 0: none has been set. */
  revision: z.number(),
})

export const recruitingSettingChange = z
  .object({
    retention_months: wholeNumber().refine(
      (months) => (RETENTION_MONTHS as readonly number[]).includes(months),
      {
        error: 'field.options',
      },
    ),
    privacy_notice: optionalText(4000),
    contact_email: clearable(email(), 'field.email'),
  })
  .partial()

export const templateBody = z.object({
  name: text('recruiting.template_name', 120),
  kind: z.enum(templateKinds),
  subject: text('recruiting.subject', 200),
  /**
   * Placeholders: `{first_name}`, `{last_name}`, `{opening}` and `{company}`; in mails about
   * interviews also `{when}` and `{place}`.
   */
  body: messageText(),
})

export const recruitingSettingApi = area('recruiting', 'manage_recruiting', {
  recruitingSetting: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/ats/settings',
    who: 'admin',
    summary: 'The retention of applications, the notice on the form, and the address for questions',
    params: workspaceParams,
    response: one(recruitingSetting),
  }),
  changeRecruitingSetting: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/ats/settings',
    who: 'admin',
    summary: 'Change the retention, the notice and the address, for future applications',
    params: workspaceParams,
    body: recruitingSettingChange,
    response: one(recruitingSetting),
  }),
  recruitingTemplates: listCall(recruitingTemplatesList, {
    path: '/workspaces/{ws}/ats/templates',
    summary: 'Templates of mails to candidates',
    params: workspaceParams,
  }),
  addRecruitingTemplate: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/ats/templates',
    who: 'admin',
    summary: 'Add a template',
    status: 201,
    params: workspaceParams,
    body: templateBody,
    response: created(),
    errors: ['recruiting.same_template', 'recruiting.same_kind', 'recruiting.most_templates'],
  }),
  changeRecruitingTemplate: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/ats/templates/{id}',
    who: 'admin',
    summary: 'Change a template',
    params: recruitingTemplateParams,
    body: templateBody.partial(),
    response: one(recruitingTemplatesList.row),
    errors: ['recruiting.same_template', 'recruiting.same_kind'],
  }),
  deleteRecruitingTemplate: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/ats/templates/{id}',
    who: 'admin',
    summary: 'Delete a template',
    params: recruitingTemplateParams,
  }),
})

import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import {
  DEFAULT_RETENTION,
  MOST_TEMPLATES,
} from '@workledger/contracts/recruiting/recruiting.bounds'
import {
  ownKinds,
  type recruitingSettingEvents,
} from '@workledger/contracts/recruiting/recruiting-setting.events'
import { without } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type RecruitingSettingEvent = AnyEventOf<typeof recruitingSettingEvents>

type RecruitingSettingEventData<T extends RecruitingSettingEvent['type']> = Extract<
  RecruitingSettingEvent,
  { type: T }
>['data']

export type Template = Omit<
  RecruitingSettingEventData<'RecruitingTemplateAdded'>,
  'workspace_id' | 'template_id'
>

export interface RecruitingSetting {
  retention_months: number
  privacy_notice: string | null
  contact_email: string | null
  templates: Readonly<Record<string, Template>>
}

type Some<T> = { [K in keyof T]?: T[K] | undefined }
type RecruitingSettingRef = { workspace_id: string }

export type RecruitingSettingCommand =
  | ({ type: 'change'; setting: Some<Omit<RecruitingSetting, 'templates'>> } & RecruitingSettingRef)
  | ({ type: 'add-template'; template_id: string; template: Template } & RecruitingSettingRef)
  | ({
      type: 'change-template'
      template_id: string
      template: Some<Template>
    } & RecruitingSettingRef)
  | ({ type: 'delete-template'; template_id: string } & RecruitingSettingRef)

/** A workspace's recruiting settings with templates: stream `recruiting-{workspace}`. */
export const recruitingSettingDecider: Decider<
  RecruitingSetting,
  RecruitingSettingCommand,
  RecruitingSettingEvent
> = {
  category: 'recruiting',
  initial: {
    retention_months: DEFAULT_RETENTION,
    privacy_notice: null,
    contact_email: null,
    templates: {},
  },
  decide(state, command) {
    const { workspace_id } = command

    switch (command.type) {
      case 'change': {
        const difference = changed({ ...state }, command.setting)
        return difference
          ? [{ type: 'RecruitingSettingChanged', data: { workspace_id, ...difference } }]
          : []
      }

      case 'add-template': {
        const { template_id, template } = command

        if (Object.keys(state.templates).length >= MOST_TEMPLATES)
          refuse('recruiting.most_templates', { params: { most: MOST_TEMPLATES } })

        checkName(state, template_id, template.name)
        checkKind(state, template_id, template.kind)

        return [
          { type: 'RecruitingTemplateAdded', data: { workspace_id, template_id, ...template } },
        ]
      }

      case 'change-template': {
        const { template_id, template } = command
        const before = state.templates[template_id] ?? refuse('not_found')
        const difference = changed({ ...before }, template)
        if (difference?.name) checkName(state, template_id, difference.name)
        if (difference?.kind) checkKind(state, template_id, difference.kind)

        return difference
          ? [
              {
                type: 'RecruitingTemplateChanged',
                data: { workspace_id, template_id, ...difference },
              },
            ]
          : []
      }

      case 'delete-template': {
        const { template_id } = command
        if (!state.templates[template_id]) refuse('not_found')
        return [{ type: 'RecruitingTemplateDeleted', data: { workspace_id, template_id } }]
      }

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'RecruitingSettingChanged': {
        const {
          retention_months = state.retention_months,
          privacy_notice = state.privacy_notice,
          contact_email = state.contact_email,
        } = event.data
        return { ...state, retention_months, privacy_notice, contact_email }
      }

      case 'RecruitingTemplateAdded': {
        const { workspace_id: _, template_id, ...template } = event.data
        return { ...state, templates: { ...state.templates, [template_id]: template } }
      }

      case 'RecruitingTemplateChanged': {
        const { workspace_id: _, template_id, ...change } = event.data
        const before = state.templates[template_id]

        return before
          ? {
              ...state,
              templates: {
                ...state.templates,
                [template_id]: { ...before, ...(change as Partial<Template>) },
              },
            }
          : state
      }

      case 'RecruitingTemplateDeleted':
        return { ...state, templates: without(state.templates, event.data.template_id) }
      default:
        return event satisfies never
    }
  },
  content: contentOf<RecruitingSettingEvent>({
    RecruitingSettingChanged: { changed: 'workspace_id' },
    RecruitingTemplateAdded: { submitted: 'template_id' },
    RecruitingTemplateChanged: { changed: 'template_id' },
    RecruitingTemplateDeleted: { gone: 'template_id' },
  }),
}

function checkName({ templates }: RecruitingSetting, own: string, name: string) {
  const same = Object.entries(templates).some(
    ([id, template]) => id !== own && template.name.toLowerCase() === name.toLowerCase(),
  )
  if (same) refuse('recruiting.same_template', { field: 'name' })
}

/** Refuses a second template of an automatic message. */
function checkKind({ templates }: RecruitingSetting, own: string, kind: Template['kind']) {
  if (!(ownKinds as readonly string[]).includes(kind)) return

  if (Object.entries(templates).some(([id, template]) => id !== own && template.kind === kind))
    refuse('recruiting.same_kind', { field: 'kind' })
}

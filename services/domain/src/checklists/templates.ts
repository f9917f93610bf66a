import type { checklistTemplateEvents } from '@workledger/contracts/checklists/checklists.events'
import { MOST_CHECKLIST_TEMPLATES } from '@workledger/contracts/kernel/bounds'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { without } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'

export type TemplateEvent = AnyEventOf<typeof checklistTemplateEvents>

export type Template = Omit<
  Extract<TemplateEvent, { type: 'ChecklistTemplateAdded' }>['data'],
  'template_id'
>

export type Templates = Readonly<Record<string, Template>>

export type TemplateCommand =
  | { type: 'add'; template_id: string; template: Template }
  | {
      type: 'change'
      template_id: string
      template: { [K in keyof Template]?: Template[K] | undefined }
    }
  | { type: 'remove'; template_id: string }

/** All checklist templates of a workspace: stream `checklist-templates-{workspace}`. */
export const checklistTemplates: Decider<Templates, TemplateCommand, TemplateEvent> = {
  category: 'checklist-templates',
  initial: {},
  decide(state, command) {
    const { template_id } = command

    if (command.type === 'add') {
      if (Object.keys(state).length >= MOST_CHECKLIST_TEMPLATES)
        refuse('checklist.most_templates', { params: { most: MOST_CHECKLIST_TEMPLATES } })

      checkName(state, template_id, command.template.name)
      return [{ type: 'ChecklistTemplateAdded', data: { template_id, ...command.template } }]
    }

    const before = state[template_id] ?? refuse('not_found')

    switch (command.type) {
      case 'change': {
        const difference = changed({ ...before }, command.template)
        if (!difference) return []
        if (difference.name) checkName(state, template_id, difference.name)

        return [{ type: 'ChecklistTemplateChanged', data: { ...difference, template_id } }]
      }

      case 'remove':
        return [{ type: 'ChecklistTemplateRemoved', data: { template_id } }]
      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ChecklistTemplateAdded': {
        const { template_id, ...template } = event.data
        return { ...state, [template_id]: template }
      }

      case 'ChecklistTemplateChanged': {
        const { template_id, ...change } = event.data
        const before = state[template_id]

        return before
          ? { ...state, [template_id]: { ...before, ...(change as Partial<Template>) } }
          : state
      }

      case 'ChecklistTemplateRemoved':
        return without(state, event.data.template_id)
      default:
        return event satisfies never
    }
  },
}

function checkName(state: Templates, own: string, name: string) {
  const same = (other: string) => other.toLowerCase() === name.toLowerCase()

  if (Object.entries(state).some(([id, template]) => id !== own && same(template.name)))
    refuse('checklist.name_taken', { field: 'name' })
}

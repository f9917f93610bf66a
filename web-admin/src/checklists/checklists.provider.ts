import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import {
  checklistItemsList,
  checklistsList,
  checklistTemplatesList,
} from '@workledger/contracts/checklists/checklists.lists'
import { command, managed, type ResourceOf, resource } from '../kit/command'

export const checklistsResources = {
  'checklist-templates': resource(checklistTemplatesList, {
    areas: ['checklists'],
    writes: {
      create: checklistsApi.addChecklistTemplate,
      update: checklistsApi.changeChecklistTemplate,
      delete: checklistsApi.removeChecklistTemplate,
    },
  }),
  checklists: resource(checklistsList, {
    areas: ['checklists', 'people'],
    writes: { create: checklistsApi.beginChecklist },
  }),
  'checklist-items': managed(checklistItemsList, { areas: ['checklists', 'people'] }),
} satisfies Record<string, ResourceOf>

export const checklistsCommands = {
  addChecklistTemplate: command(checklistsApi.addChecklistTemplate),
  changeChecklistTemplate: command(checklistsApi.changeChecklistTemplate, 'audit'),
  removeChecklistTemplate: command(checklistsApi.removeChecklistTemplate),
  beginChecklist: command(checklistsApi.beginChecklist),
  moveChecklist: command(checklistsApi.moveChecklist, 'audit'),
  cancelChecklist: command(checklistsApi.cancelChecklist, 'audit'),
  settleChecklistItem: command(checklistsApi.settleChecklistItem, 'audit'),
}

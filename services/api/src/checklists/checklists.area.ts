import type { AreaApi } from '../kernel/area'
import { ChecklistTemplatesController } from './checklist-templates.controller'
import { ChecklistsController } from './checklists.controller'

export const checklistsArea: AreaApi = {
  name: 'checklists',
  controllers: [ChecklistTemplatesController, ChecklistsController],
}

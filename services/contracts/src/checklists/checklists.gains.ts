import { type Gains, nobody, why } from '../kernel/own-gain'
import type { checklistsApi } from './checklists.api'

/** The gain of each writing call of this area for its caller. */
export const checklistsGains: Gains<typeof checklistsApi> = {
  settleChecklistItem: nobody(why.company),
  beginChecklist: nobody(why.company),
  moveChecklist: nobody(why.company),
  cancelChecklist: nobody(why.company),
  addChecklistTemplate: nobody(why.setting),
  removeChecklistTemplate: nobody(why.setting),
  changeChecklistTemplate: nobody(why.setting),
}

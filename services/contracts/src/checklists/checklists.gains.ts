import { type Gains, nobody, why } from '../kernel/own-gain'
import type { checklistsApi } from './checklists.api'

/** What the calls of this area that write may give to the person who makes them. */
export const checklistsGains: Gains<typeof checklistsApi> = {
  settleChecklistItem: nobody(why.company),
  beginChecklist: nobody(why.company),
  moveChecklist: nobody(why.company),
  cancelChecklist: nobody(why.company),
  addChecklistTemplate: nobody(why.setting),
  removeChecklistTemplate: nobody(why.setting),
  changeChecklistTemplate: nobody(why.setting),
}

import { type Gains, noGain, why } from '../kernel/own-gain'
import type { checklistsApi } from './checklists.api'

/** The gain of each writing call of this area for its caller. */
export const checklistsGains: Gains<typeof checklistsApi> = {
  settleChecklistItem: noGain(why.company),
  beginChecklist: noGain(why.company),
  moveChecklist: noGain(why.company),
  cancelChecklist: noGain(why.company),
  addChecklistTemplate: noGain(why.setting),
  removeChecklistTemplate: noGain(why.setting),
  changeChecklistTemplate: noGain(why.setting),
}

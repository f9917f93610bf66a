import { type Gains, noGain, why } from '../kernel/own-gain'
import type { structureApi } from './structure.api'

/** The gain of each writing call of this area for its caller. */
export const structureGains: Gains<typeof structureApi> = {
  addDepartment: noGain(why.company),
  removeDepartment: noGain(why.company),
  renameDepartment: noGain(why.company),
  addDesignation: noGain(why.company),
  removeDesignation: noGain(why.company),
  renameDesignation: noGain(why.company),
  addOffice: noGain(why.company),
  removeOffice: noGain(why.company),
  changeOffice: noGain(why.company),
  addRole: noGain('A role gets at most the permissions of the person who gives them.'),
  removeRole: noGain('A role gets at most the permissions of the person who gives them.'),
  requireSecondFactor: noGain(why.setting),
  changeRole: noGain('A role gets at most the permissions of the person who gives them.'),
}

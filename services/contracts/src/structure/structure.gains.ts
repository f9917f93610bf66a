import { type Gains, nobody, why } from '../kernel/own-gain'
import type { structureApi } from './structure.api'

/** The gain of each writing call of this area for its caller. */
export const structureGains: Gains<typeof structureApi> = {
  addDepartment: nobody(why.company),
  removeDepartment: nobody(why.company),
  renameDepartment: nobody(why.company),
  addDesignation: nobody(why.company),
  removeDesignation: nobody(why.company),
  renameDesignation: nobody(why.company),
  addOffice: nobody(why.company),
  removeOffice: nobody(why.company),
  changeOffice: nobody(why.company),
  addRole: nobody('A role gets at most the permissions of the person who gives them.'),
  removeRole: nobody('A role gets at most the permissions of the person who gives them.'),
  changeRole: nobody('A role gets at most the permissions of the person who gives them.'),
}

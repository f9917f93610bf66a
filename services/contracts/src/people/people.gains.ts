import { type Gains, nobody, record, why } from '../kernel/own-gain'
import type { importApi } from './import.api'
import type { peopleApi } from './people.api'
import type { relativesApi } from './relatives.api'

/** The gain of each writing call of this area for its caller. */
export const peopleGains: Gains<typeof peopleApi & typeof importApi & typeof relativesApi> = {
  addDependant: nobody(why.profile),
  removeDependant: nobody(why.profile),
  changeDependant: nobody(why.profile),
  addEmergencyContact: nobody(why.profile),
  removeEmergencyContact: nobody(why.profile),
  changeEmergencyContact: nobody(why.profile),
  setEmployeeOption: nobody(why.profile),
  changeEmployeeMe: record(
    'Leave policy, office with its holidays, joining date, and who decides about one',
  ),
  inviteEmployee: nobody(why.others),
  addEmployee: nobody(why.others),
  deleteEmployee: nobody(why.others),
  rehireEmployee: nobody('The server refuses to end or renew one’s own employment.'),
  terminateEmployee: nobody('The server refuses to end or renew one’s own employment.'),
  unterminateEmployee: nobody('The server refuses to end or renew one’s own employment.'),
  changeEmployee: record(
    'Leave policy, office with its holidays, joining date, and who decides about one',
  ),
  importEmployees: record('Pay, leave policy and joining date in a row of the file'),
  importPreview: nobody(why.reads),
}

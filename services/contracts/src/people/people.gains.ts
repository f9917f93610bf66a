import { type Gains, noGain, record, why } from '../kernel/own-gain'
import type { importApi } from './import.api'
import type { employeeImportsApi } from './imports.api'
import type { peopleApi } from './people.api'
import type { relativesApi } from './relatives.api'

/** The gain of each writing call of this area for its caller. */
export const peopleGains: Gains<
  typeof peopleApi & typeof importApi & typeof employeeImportsApi & typeof relativesApi
> = {
  addDependant: noGain(why.profile),
  removeDependant: noGain(why.profile),
  changeDependant: noGain(why.profile),
  addEmergencyContact: noGain(why.profile),
  removeEmergencyContact: noGain(why.profile),
  changeEmergencyContact: noGain(why.profile),
  setEmployeeOption: noGain(why.profile),
  changeEmployeeMe: record(
    'Leave policy, office with its holidays, joining date, and who decides about one',
  ),
  inviteEmployee: noGain(why.others),
  addEmployee: noGain(why.others),
  deleteEmployee: noGain(why.others),
  rehireEmployee: noGain('The server refuses to end or renew one’s own employment.'),
  terminateEmployee: noGain('The server refuses to end or renew one’s own employment.'),
  stopAccess: noGain(why.others),
  restoreAccess: noGain('The server refuses a change of one’s own access.'),
  unterminateEmployee: noGain('The server refuses to end or renew one’s own employment.'),
  changeEmployee: record(
    'Leave policy, office with its holidays, joining date, and who decides about one',
  ),
  importEmployees: record('Pay, leave policy and joining date in a row of the file'),
  undoEmployeeImport: record('Joining date, put back'),
  importPreview: noGain(why.reads),
  exportWithAccounts: noGain(why.reads),
}

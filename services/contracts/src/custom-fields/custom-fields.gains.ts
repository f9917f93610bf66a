import { type Gains, noGain, why } from '../kernel/own-gain'
import type { customFieldsApi } from './custom-fields.api'

/** The gain of each writing call of this area for its caller. */
export const customFieldsGains: Gains<typeof customFieldsApi> = {
  addCustomFieldTypeTo: noGain(why.setting),
  deleteCustomFieldTypeAlone: noGain(why.setting),
  changeCustomFieldTypeAlone: noGain(why.setting),
  addCustomFieldType: noGain(why.setting),
  orderCustomFieldTypes: noGain(why.setting),
  deleteCustomFieldType: noGain(why.setting),
  changeCustomFieldType: noGain(why.setting),
  setCustomField: noGain(why.profile),
  setCustomFields: noGain(why.profile),
  setCompanyField: noGain(why.company),
  setCompanyFields: noGain(why.company),
}

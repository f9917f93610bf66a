import { type Gains, nobody, why } from '../kernel/own-gain'
import type { customFieldsApi } from './custom-fields.api'

/** The gain of each writing call of this area for its caller. */
export const customFieldsGains: Gains<typeof customFieldsApi> = {
  addCustomFieldTypeTo: nobody(why.setting),
  deleteCustomFieldTypeAlone: nobody(why.setting),
  changeCustomFieldTypeAlone: nobody(why.setting),
  addCustomFieldType: nobody(why.setting),
  orderCustomFieldTypes: nobody(why.setting),
  deleteCustomFieldType: nobody(why.setting),
  changeCustomFieldType: nobody(why.setting),
  setCustomField: nobody(why.profile),
  setCustomFields: nobody(why.profile),
  setCompanyField: nobody(why.company),
  setCompanyFields: nobody(why.company),
}

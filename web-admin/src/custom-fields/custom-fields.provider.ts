import { customFieldsApi } from '@workledger/contracts/custom-fields/custom-fields.api'
import { customFieldTypesList } from '@workledger/contracts/custom-fields/custom-fields.lists'
import { command, managed, type ResourceOf } from '../kit/command'

export const customFieldsResources = {
  'custom-field-types': managed(customFieldTypesList, {
    areas: ['custom-fields'],
    writes: {
      create: customFieldsApi.addCustomFieldType,
      update: customFieldsApi.changeCustomFieldType,
      delete: customFieldsApi.deleteCustomFieldType,
    },
  }),
} satisfies Record<string, ResourceOf>

export const customFieldsCommands = {
  addCustomFieldType: command(customFieldsApi.addCustomFieldType, 'people'),
  changeCustomFieldType: command(customFieldsApi.changeCustomFieldType, 'people'),
  orderCustomFieldTypes: command(customFieldsApi.orderCustomFieldTypes, 'people'),
  deleteCustomFieldType: command(customFieldsApi.deleteCustomFieldType, 'people'),
}

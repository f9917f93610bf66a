import type { AreaApi } from '../kernel/area'
import { CustomFieldTypesController } from './custom-field-types.controller'
import { CustomValuesController } from './custom-values.controller'
import { CustomValuesService } from './custom-values.service'

export const customFieldsArea: AreaApi = {
  name: 'custom-fields',
  controllers: [CustomFieldTypesController, CustomValuesController],
  providers: [CustomValuesService],
}

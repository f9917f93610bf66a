import {
  customFieldEvents,
  customValueEvents,
} from '@workledger/contracts/custom-fields/custom-fields.events'
import { type AreaStreams, stream } from '../kernel/area'
import { type CustomFields, customFieldsDecider } from './custom-fields'
import { customValuesDecider } from './custom-values'

export const customFieldsStreams: AreaStreams = {
  name: 'custom-fields',
  streams: [
    stream(customFieldsDecider, customFieldEvents, 'no employee', {
      // The holders of values are no part of a field's definition.
      shown: ({ fields }: CustomFields) => ({ fields }),
    }),
    stream(customValuesDecider, customValueEvents, 'the employee'),
  ],
}

import { type PublicEvents, publicEvents } from '../kernel/public-event'
import { customFieldEvents, customValueEvents } from './custom-fields.events'

const area = { area: 'custom-fields' } as const

/** What other programs learn of the events of this area. */
export const customFieldsPublicEvents: readonly PublicEvents[] = [
  publicEvents(area, customFieldEvents, {
    CustomFieldAdded: {
      name: 'custom_field.added',
      v: 1,
      of: 'custom_field',
      id: 'field_id',
      readers: 'admins',
      data: [
        'number',
        'category',
        'name',
        'kind',
        'description',
        'editable',
        'visible_to',
        'mandatory',
      ],
      says: 'A custom field was added.',
    },
    CustomFieldChanged: {
      name: 'custom_field.changed',
      v: 1,
      of: 'custom_field',
      id: 'field_id',
      readers: 'admins',
      data: ['name', 'kind', 'description', 'editable', 'visible_to', 'mandatory'],
      says: 'A custom field changed.',
    },
    CustomFieldsOrdered: { notPublic: 'The order on screens.' },
    CustomFieldDeleted: {
      name: 'custom_field.deleted',
      v: 1,
      of: 'custom_field',
      id: 'field_id',
      readers: 'admins',
      data: [],
      says: 'A custom field was deleted.',
    },
    CustomFieldsClaimed: { notPublic: 'Only guards fields that have values.' },
    CustomFieldsReleased: { notPublic: 'Only guards fields that have values.' },
  }),
  publicEvents(area, customValueEvents, {
    CustomValuesChanged: {
      name: 'custom_values.changed',
      v: 1,
      of: 'custom_values',
      id: 'owner_id',
      readers: 'admins',
      data: [],
      says: 'Values of custom fields of a person or the company changed; read the record for them.',
    },
  }),
]

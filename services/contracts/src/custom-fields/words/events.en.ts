/** Names of this area's events. */
export default {
  CustomFieldAdded: 'Custom field added',
  CustomFieldChanged: 'Custom field changed',
  CustomFieldsOrdered: 'Order of the fields changed',
  CustomFieldDeleted: 'Custom field deleted',
  CustomFieldsClaimed: 'Custom fields in use',
  CustomFieldsReleased: 'Custom fields no longer in use',
  CustomValuesChanged: 'Custom fields filled in',
} as const

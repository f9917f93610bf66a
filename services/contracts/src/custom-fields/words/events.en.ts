/** What each event is called. */
export default {
  CustomFieldAdded: 'Custom field added',
  CustomFieldChanged: 'Custom field changed',
  CustomFieldsOrdered: 'Order of the fields changed',
  CustomFieldDeleted: 'Custom field deleted',
  CustomFieldsClaimed: 'Custom fields in use',
  CustomFieldsReleased: 'Custom fields no longer in use',
  CustomValuesChanged: 'Custom fields filled in',
} as const

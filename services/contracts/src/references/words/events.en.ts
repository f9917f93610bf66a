/** Names of this area's events. */
export default {
  ReferenceClaimed: 'Record in use',
  ReferencesClaimed: 'Records in use',
  ReferenceReleased: 'Record no longer in use',
  ReferencesClosed: 'Record closed to new uses',
} as const

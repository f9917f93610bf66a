/** Names of this area's events. */
export default {
  ClientAdded: 'Client added',
  ClientChanged: 'Client changed',
  ClientDeleted: 'Client deleted',
} as const

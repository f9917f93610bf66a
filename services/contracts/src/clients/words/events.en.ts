/** What each event is called. */
export default {
  ClientAdded: 'Client added',
  ClientChanged: 'Client changed',
  ClientDeleted: 'Client deleted',
} as const

/** Texts for times without a connection. */
export default {
  since: 'Offline — as of {{time}}.',
} as const

/** Texts for times without a connection. */
export default {
  since: 'Offline — as of {{time}}.',
  notHere: 'This page is not on your device yet',
  notHereText:
    'It was not opened here before, so it needs a connection. It opens once there is one.',
  crashed: {
    title: 'Something went wrong on this page.',
    text: 'Your saved data is safe. Reload the page. If it happens again, tell your administrator.',
    reload: 'Reload',
  },
} as const

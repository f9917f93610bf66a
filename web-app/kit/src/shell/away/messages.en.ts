/** Texts for times without a connection, or with a slow one. */
export default {
  since: 'Offline — as of {{time}}.',
  slow: 'The server takes longer than usual. What is missing appears as soon as it answers.',
  notHere: 'This page is not on your device yet',
  notHereText:
    'It was not opened here before, so it needs a connection. It opens once there is one.',
  crashed: {
    title: 'Something went wrong on this page.',
    text: 'Your saved data is safe. Reload the page. If it happens again, tell your administrator.',
    reload: 'Reload',
  },
  signedOut: {
    title: 'You are signed out',
    text: 'Your session has ended. Sign in in another tab to keep what you typed: this page then continues.',
    signIn: 'Sign in',
    leave: 'Leave this page',
  },
} as const

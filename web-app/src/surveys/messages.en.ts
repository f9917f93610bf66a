import shared from '@workledger/kit/areas/surveys/messages.en'

export default {
  ...shared,
  page: 'Survey',
  at: '{{number}} of {{count}}',
  answer: 'Your answer',
  left_one: '{{count}} character left',
  left_other: '{{count}} characters left',
  anonymous:
    'No one, not even an administrator, can see who answered. Results appear from five answers on; a round with fewer keeps none.',
  confidential: 'This survey is confidential: administrators see your answers with your name.',
  draft: 'Your answers stay on this device until you send them.',
  back: 'Back',
  next: 'Next',
  send: 'Send answers',
  invalid: {
    title: 'Invalid Key',
    text: 'The link was already used, or the survey is closed. Ask the sender.',
  },
  failed: 'Something went wrong',
  loadFailed: 'Something went wrong. Please try again.',
  thanks: {
    title: 'Thanks for the valuable feedback',
    text: 'Your answers were sent. You can close this page.',
    home: 'Go home',
  },
} as const

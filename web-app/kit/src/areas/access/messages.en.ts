export default {
  use: 'Use a passkey instead',
  usePassword: 'Use the password instead',
  done: 'Confirmed with your passkey',
  useProvider: 'Confirm by single sign-on',
  doneProvider: 'Confirmed by single sign-on',
  orCode: 'Or a code of your authenticator app.',
  cancelled: 'No passkey was used. Please try again.',
  elsewhere: 'Passkeys do not work at this address. Open Workledger at its main address.',
  here: 'This device has a passkey of your account already.',
} as const

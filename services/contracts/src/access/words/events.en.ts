/** Names of this area's events. */
export default {
  UserRegistered: 'Account made',
  VerificationRequested: 'Verification of the address requested',
  EmailVerified: 'E-mail address verified',
  EmailChanged: 'E-mail address changed',
  LanguageChosen: 'Language chosen',
  PasswordResetRequested: 'New password requested',
  PasswordChanged: 'Password changed',
  SignedIn: 'Signed in',
  SignedInAs: 'Signed in as another person',
  UserErased: 'Account erased',
  SignedOut: 'Signed out',
  EmailReserved: 'E-mail address reserved',
  EmailReleased: 'E-mail address released',
} as const

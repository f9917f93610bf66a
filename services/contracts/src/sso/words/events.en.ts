/** Names of this area's events. */
export default {
  MailDomainAdded: 'Mail domain added',
  MailDomainProven: 'Mail domain proven',
  MailDomainLapsed: 'Mail domain no longer proven',
  MailDomainRemoved: 'Mail domain removed',
  SignOnProviderSet: 'Sign-in provider set',
  SignOnProviderRemoved: 'Sign-in provider removed',
  SignOnEnforced: 'Enforcement of the provider set',
  EmergencyAccountsNamed: 'Emergency accounts named',
  EmergencyAccessUsed: 'Emergency access used',
  SignOnLinked: 'Account linked to the provider',
  SignOnUnlinked: 'Account unlinked from the provider',
  SignOnGroupsNamed: 'Groups named by the provider',
  SignOnGroupsIgnored: 'Too many groups of the provider ignored',
  MailDomainTaken: 'Mail domain taken',
  MailDomainReleased: 'Mail domain released',
} as const

/** Names of this area's events. */
export default {
  WorkspaceCreated: 'Company created',
  WorkspaceProfileChanged: 'Company profile changed',
  WorkspaceAdminNamed: 'Administrator named',
  WorkspaceLogoChanged: 'Company logo changed',
  EmployeeIdPatternChanged: 'Employee ids changed',
  RetentionChanged: 'Retention of personal data changed',
  WorkspaceClosingAnnounced: 'Closing announced',
  WorkspaceClosingWithdrawn: 'Closing withdrawn',
  WorkspaceErasureStarted: 'Erasure of the company started',
  WorkspaceErased: 'Company erased',
  WorkspaceSettingsChanged: 'Settings changed',
  SubdomainReserved: 'Subdomain reserved',
  SubdomainReleased: 'Subdomain released',
} as const

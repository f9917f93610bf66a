/** What can have happened to an event of the log. */
export const findingKinds = [
  'altered',
  'missing',
  'reordered',
  'truncated',
  'unsigned',
  'forged',
] as const

export type FindingKind = (typeof findingKinds)[number]

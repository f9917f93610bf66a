/** Possible faults of an event in the log. */
export const findingKinds = [
  'altered',
  'missing',
  'reordered',
  'truncated',
  'unsigned',
  'forged',
] as const

export type FindingKind = (typeof findingKinds)[number]

/**
 * What a punch at a device says; `any` from one that does not ask: whichever of in and out is next.
 */
export const punchKinds = ['in', 'out', 'break', 'back', 'any'] as const

export type PunchKind = (typeof punchKinds)[number]

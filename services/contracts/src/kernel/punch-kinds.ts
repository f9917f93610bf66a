/** Kinds of punches; `any`, from a device without keys, means the next of in and out. */
export const punchKinds = ['in', 'out', 'break', 'back', 'any'] as const

export type PunchKind = (typeof punchKinds)[number]

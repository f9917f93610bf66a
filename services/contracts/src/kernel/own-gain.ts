/**
 * The possible gain of a writing call for its caller. Self-dealing is forbidden: another person
 * must do an act by which only the caller gains. If no other active, joined member could do it, it
 * passes with a mark in its events.
 */
export type Gain =
  /** No single person gains; `why` explains it to auditors. */
  | { readonly of: 'none'; readonly why: string }
  /** The employee in the address gains. The server checks before the handler runs. */
  | { readonly of: 'person'; readonly what: string }
  /**
   * The person of the record or the body gains. The handler must call the server's `OwnGain`, or
   * the call fails.
   */
  | { readonly of: 'record'; readonly what: string }

export const noGain = (why: string): Gain => ({ of: 'none', why })
export const person = (what: string): Gain => ({ of: 'person', what })
export const record = (what: string): Gain => ({ of: 'record', what })

/** A gain for each writing call of an area and no others: a missing one does not compile. */
export type Gains<A extends Readonly<Record<string, { readonly method: string }>>> = {
  readonly [N in keyof A as A[N]['method'] extends 'GET' ? never : N]: Gain
}

/**
 * Explanations for auditors of rules that benefit a group: they count as own gain if the caller is
 * the whole group.
 */
export const alone = {
  hourly: 'Pay by overtime and breaks, where one alone is paid by the hour',
  office: 'Days off, where one alone works in the office and others work elsewhere',
} as const

/** Explanations for auditors of calls that several areas share. */
export const why = {
  clocked: 'Clocked by the server: it is one’s own.',
  pending: 'Another person decides it.',
  profile: 'One’s own data, of no value to pay or leave.',
  setting: 'A rule for everyone.',
  company: 'The company’s affair, not one person’s.',
  session: 'One’s own account.',
  operating: 'Runs the installation.',
  audit: 'Written by auditors, and never by those concerned.',
  reads: 'It only reads.',
  others: 'It gives nothing to the person who does it.',
} as const

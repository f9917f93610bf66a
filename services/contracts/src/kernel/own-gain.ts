/**
 * What a call that writes may give to the person who makes it. Nobody serves themselves: an act by
 * which one alone gains is another person's, save where no other active, joined member could do it;
 * then it goes through, marked in its events.
 */
export type Gain =
  /** Nobody gains alone; `why` says so to auditors. */
  | { readonly of: 'nobody'; readonly why: string }
  /** The employee whom the address names. The server looks before the handler runs. */
  | { readonly of: 'person'; readonly what: string }
  /**
   * Whoever the record or the body is about. The handler asks the server's `OwnGain`, and a call
   * that did not ask fails.
   */
  | { readonly of: 'record'; readonly what: string }

export const nobody = (why: string): Gain => ({ of: 'nobody', why })
export const person = (what: string): Gain => ({ of: 'person', what })
export const record = (what: string): Gain => ({ of: 'record', what })

/**
 * A gain for each call of an area that writes, all of them and no others: a call without one does
 * not compile.
 */
export type Gains<A extends Readonly<Record<string, { readonly method: string }>>> = {
  readonly [N in keyof A as A[N]['method'] extends 'GET' ? never : N]: Gain
}

/**
 * What auditors read of rules that give to a group: they are one's own where one is the whole
 * group.
 */
export const alone = {
  hourly: 'Pay by overtime and breaks, where one alone is paid by the hour',
  office: 'Days off, where one alone works in the office and others work elsewhere',
} as const

/** What auditors read of the calls that several areas have alike. */
export const why = {
  clocked: 'Clocked by the server: it is one’s own.',
  pending: 'Somebody else decides it.',
  profile: 'One’s own data, of no value to pay or leave.',
  setting: 'A rule for everybody.',
  company: 'The company’s affair, not one person’s.',
  session: 'One’s own account.',
  operating: 'Runs the installation.',
  audit: 'Written by auditors, and never by those concerned.',
  reads: 'It only reads.',
  others: 'It gives nothing to the person who does it.',
} as const

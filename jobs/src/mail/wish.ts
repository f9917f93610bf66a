/** What a mail's reader wants of it now. */
export type Wish =
  | { readonly act: 'send' }
  | { readonly act: 'withhold'; readonly why: 'off' | 'digest' }
  /** Instant (ISO 8601) at which the quiet hours end. */
  | { readonly act: 'wait'; readonly until: string }

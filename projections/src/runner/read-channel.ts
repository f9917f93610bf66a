/** Told by the leading projector after each commit; whoever waits then looks at the checkpoints. */
export const READ_CHANNEL = 'wl_read'

/** Told when rows that sessions are decided by have changed. */
export const SIGN_IN_CHANNEL = 'wl_access'

/**
 * The leading projector notifies it after each commit; waiting processes then look at the
 * checkpoints.
 */
export const READ_CHANNEL = 'wl_read'

/** Notified when an operator requests a rebuild or a retry, which projectors look for seldom. */
export const ASK_CHANNEL = 'wl_projector_asked'

/** Notified when rows that authorise sessions have changed. */
export const SIGN_IN_CHANNEL = 'wl_access'

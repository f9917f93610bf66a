/** Told by the leading projector after each commit; whoever waits then looks at the checkpoints. */
export const READ_CHANNEL = 'wl_read'

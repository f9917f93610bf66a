export const queueNames = ['mail', 'clock', 'exports'] as const

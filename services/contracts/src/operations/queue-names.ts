export const queueNames = ['mail', 'clock'] as const

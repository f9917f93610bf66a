/** Every queue. The migration creates BullMQ's tables in PostgreSQL for each. */
export const queueNames = ['mail', 'clock', 'exports'] as const

export type QueueName = (typeof queueNames)[number]

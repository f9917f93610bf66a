/** Every queue. The migration makes what BullMQ keeps for each in PostgreSQL. */
export const queueNames = ['mail', 'clock', 'exports'] as const

export type QueueName = (typeof queueNames)[number]

export const deliveryStatuses = ['intended', 'sent', 'failed', 'unknown'] as const

export const deliveryStatuses = ['intended', 'sent', 'withheld', 'failed', 'unknown'] as const

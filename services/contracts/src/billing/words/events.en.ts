/** Names of this area's events. */
export default {
  TrialStarted: 'Trial began',
  TrialEndNear: 'Told that the trial ends soon',
  BillingCustomerNamed: 'Known to the payment provider',
  SubscriptionReported: 'Subscription as the payment provider has it',
  SubscriptionPaymentFailed: 'Payment failed',
  SubscriptionCancelled: 'Subscription cancelled',
} as const

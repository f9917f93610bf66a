import { errors } from '../kernel/errors'

export const billingErrors = errors({
  'billing.subscribed': [409, 'This workspace is subscribed already.'],
  'billing.not_subscribed': [409, 'This workspace is not subscribed.'],
  'billing.cancelled': [409, 'This subscription is cancelled already.'],
  'billing.busy': [
    409,
    'Another request to the payment provider is under way for this workspace. Please wait for it.',
  ],
  'billing.no_customer': [409, 'There is nothing to manage before the first subscription.'],
  'billing.checkout_unknown': [
    422,
    'This checkout does not belong to this workspace, or it was not completed.',
  ],
  'billing.plan': [422, 'Choose a plan.'],
  'billing.payment': [422, 'Send either token and plan_id, or product_id and payment_method.'],
  'billing.card': [422, 'The payment provider refused: {reason}'],
  'billing.provider_away': [
    503,
    'The payment provider does not answer at the moment. Nothing was changed here; please try again in a few minutes.',
  ],
})

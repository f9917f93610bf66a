import Stripe from 'stripe'

type Known<T> = readonly (keyof T & string)[]

/**
 * Parameters that the double accepts; the library's types, generated from the same description,
 * prove that they exist.
 */
export const accepted = {
  'POST /v1/customers': ['name', 'email', 'metadata'] satisfies Known<Stripe.CustomerCreateParams>,
  'POST /v1/payment_methods': ['type', 'card'] satisfies Known<Stripe.PaymentMethodCreateParams>,
  'POST /v1/payment_methods/:/attach': [
    'customer',
  ] satisfies Known<Stripe.PaymentMethodAttachParams>,
  'GET /v1/prices/:': [],
  'GET /v1/subscriptions': ['customer', 'limit'] satisfies Known<Stripe.SubscriptionListParams>,
  'POST /v1/subscriptions': [
    'customer',
    'items',
    'default_payment_method',
    'payment_behavior',
    'metadata',
    'expand',
  ] satisfies Known<Stripe.SubscriptionCreateParams>,
  'GET /v1/subscriptions/:': ['expand'] satisfies Known<Stripe.SubscriptionRetrieveParams>,
  'POST /v1/subscriptions/:': [
    'items',
    'default_payment_method',
    'cancel_at_period_end',
    'expand',
  ] satisfies Known<Stripe.SubscriptionUpdateParams>,
  'DELETE /v1/subscriptions/:': [],
  'GET /v1/checkout/sessions': [
    'customer',
    'status',
    'limit',
  ] satisfies Known<Stripe.Checkout.SessionListParams>,
  'POST /v1/checkout/sessions': [
    'mode',
    'customer',
    'client_reference_id',
    'line_items',
    'subscription_data',
    'success_url',
    'cancel_url',
  ] satisfies Known<Stripe.Checkout.SessionCreateParams>,
  'GET /v1/checkout/sessions/:': [],
  'POST /v1/checkout/sessions/:/expire': [],
  'POST /v1/billing_portal/sessions': [
    'customer',
    'return_url',
  ] satisfies Known<Stripe.BillingPortal.SessionCreateParams>,
} as const

export type Call = keyof typeof accepted

/**
 * Reasons of our own why a mail was not sent, as events keep them. A mail server's answer and an
 * error stay as they are.
 */
export const deliveryReasons = {
  cutOff: 'The worker was cut off while it sent the message.',
  erased: 'The person was erased.',
  untrue: 'Not sent: its content is no longer true.',
} as const

export type DeliveryReason = keyof typeof deliveryReasons

const reasonsByText = new Map<string, DeliveryReason>([
  ...Object.entries(deliveryReasons).map(([code, text]) => [text, code as DeliveryReason] as const),
  // Events of earlier versions have this sentence.
  ['Not sent: what it would have told is no longer true.', 'untrue'],
])

/** Returns which of our own reasons a text is, for words in the reader's language. */
export const deliveryReasonOf = (text: string): DeliveryReason | undefined =>
  reasonsByText.get(text)

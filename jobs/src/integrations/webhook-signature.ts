import { createHmac } from 'node:crypto'

/** What the vault keeps of an endpoint; see `WebhookStore` of the API. */
export interface WebhookSecret {
  readonly url: string
  readonly secrets: readonly { readonly secret: string; readonly until: string | null }[]
}

/** Returns the headers of a delivery by Standard Webhooks, with a signature for each valid secret. */
export function signedHeaders(
  { secrets }: WebhookSecret,
  { id, body, now }: { readonly id: string; readonly body: string; readonly now: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))

  const signatures = secrets
    .filter(({ until }) => until === null || Date.parse(until) > now.getTime())
    .map(({ secret }) => `v1,${signatureOf(secret, `${id}.${timestamp}.${body}`)}`)

  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

const signatureOf = (secret: string, content: string): string =>
  createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(content)
    .digest('base64')

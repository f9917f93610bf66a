/** Browsers of one person that get pushes. */
export const MOST_PUSH_DEVICES = 10

/** Why a browser gets no more pushes: its person, or its push service does not know it any more. */
export const pushEnds = ['hand', 'gone'] as const

export type PushEnd = (typeof pushEnds)[number]

/**
 * Hosts of the push services of Chrome, Edge, Firefox, Safari and their relatives; a dot at first:
 * each host below it.
 */
export const pushServices: readonly string[] = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
]

/** Returns whether a host is a push service, a known one or one that the operator adds. */
export const isPushService = (host: string, added: readonly string[] = []): boolean =>
  [...pushServices, ...added].some((known) =>
    known.startsWith('.') ? host.endsWith(known) : host === known,
  )

/** Bytes of a subscription's keys: an uncompressed point of P-256, and a secret (RFC 8291). */
export const PUSH_POINT_BYTES = 65
export const PUSH_SECRET_BYTES = 16

import * as z from 'zod'
import { event } from '../kernel/event'
import { id, instant, plain } from '../kernel/event-fields'

/** 32 bytes of a public key, and 64 of a signature, in base64. */
const key = () => plain(44)

const signature = () => plain(88)

/**
 * The keys that sign the log: stream `signing-{log}`, in the system workspace. Keys are Ed25519.
 * signing-keys.ts of the event store defines the signed bytes.
 */
export const signingEvents = {
  /** From now on the installation signs its processes' keys with this key. */
  SigningKeyIntroduced: event('SigningKeyIntroduced', {
    v: 1,
    data: z.object({
      log_id: id(),
      public_key: key(),
      /** The previous key, and its signature that hands over to the new one. */
      previous_key: key().nullable(),
      handover: signature().nullable(),
      /** By the new key. */
      proof: signature(),
    }),
  }),
  /** A process signs its appends with this key. */
  ProcessKeyCertified: event('ProcessKeyCertified', {
    v: 1,
    data: z.object({
      log_id: id(),
      public_key: key(),
      /** The installation's key that certifies it. */
      issuer_key: key(),
      valid_from: instant(),
      valid_until: instant(),
      /** By the installation's key. */
      certificate: signature(),
    }),
  }),
}

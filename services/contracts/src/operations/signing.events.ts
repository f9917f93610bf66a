import * as z from 'zod'
import { event } from '../kernel/event'
import { id, instant, plain } from '../kernel/event-fields'

/** 32 bytes of a public key, and 64 of a signature, in base64. */
const key = () => plain(44)

const signature = () => plain(88)

/**
 * The keys by which the log is signed: stream `signing-{log}`, in the system workspace. Keys are
 * Ed25519. What a signature is made over stands in signing-keys.ts of the event store.
 */
export const signingEvents = {
  /** The installation signs the keys of its processes with this key from here on. */
  SigningKeyIntroduced: event('SigningKeyIntroduced', {
    v: 1,
    data: z.object({
      log_id: id(),
      public_key: key(),
      /** The key that held before, and its signature that hands over to the new one. */
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

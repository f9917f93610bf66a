import { open, seal } from './cipher'

const WRAPPING = 1

/**
 * A person's key as it rests in vault.person_keys: under the master key, and good for this person
 * of this workspace alone.
 */
export function wrapKey(masterKey: Buffer, key: Buffer, workspace: string, person: string): Buffer {
  return Buffer.concat([Buffer.of(WRAPPING), seal(masterKey, key, `${workspace}/${person}`)])
}

/**
 * Undoes `wrapKey`; undefined when it was wrapped under another master key or for somebody else.
 */
export function unwrapKey(
  masterKey: Buffer,
  wrapped: Buffer,
  workspace: string,
  person: string,
): Buffer | undefined {
  return wrapped[0] === WRAPPING
    ? open(masterKey, wrapped.subarray(1), `${workspace}/${person}`)
    : undefined
}

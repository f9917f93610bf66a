import { open, seal } from './cipher'

const WRAPPING = 1

/**
 * Encrypts a person's key for vault.person_keys under the master key, bound to this person and
 * workspace.
 */
export function wrapKey(masterKey: Buffer, key: Buffer, workspace: string, person: string): Buffer {
  return Buffer.concat([Buffer.of(WRAPPING), seal(masterKey, key, `${workspace}/${person}`)])
}

/** Reverses `wrapKey`. Returns undefined if the master key, person or workspace differs. */
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

import { randomBytes, randomUUID } from 'node:crypto'
import { event } from '@workledger/contracts/kernel/event'
import * as z from 'zod'
import { type Trust, trustOf } from '../key-ring'
import type { EventStore } from '../port'
import { publishKey } from '../publish-key'
import { ProcessSigner, type Signer } from '../signer'
import { type InstallationKeys, installationKey } from '../signing-keys'

/** The operations area declares them; this package knows no area. */
export const signingDefinitions = ['SigningKeyIntroduced', 'ProcessKeyCertified'].map((type) =>
  event(type, { v: 1, data: z.looseObject({}) }),
)

export const testInstallation = (
  id: string = randomUUID(),
  masterKey = randomBytes(32),
): InstallationKeys => ({
  id,
  current: installationKey(masterKey, id),
  successions: [],
})

/** Wraps a store so that it signs appends like a process of the installation. */
export function signing<S extends EventStore>(
  keys: InstallationKeys,
  make: (signer: Signer) => S,
  now?: () => number,
): S & { readonly trust: Trust; readonly signer: ProcessSigner } {
  const signer = new ProcessSigner({
    keys,
    publish: (certificate) => publishKey(store, keys, certificate),
    ...(now && { now }),
  })

  const store = make(signer)
  return Object.assign(store, { trust: trustOf(keys), signer })
}

import { hash } from 'node:crypto'
import { SYSTEM_ACTOR, SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { type EventStore, type NewEvent, WrongExpectedRevision } from './port'
import {
  type InstallationKeys,
  introduce,
  type KeyCertificate,
  type KeyIntroduction,
  SIGNING_STREAM,
} from './signing-keys'

/** Most attempts against other processes that write to the stream. Each of them writes once. */
const RACES = 100

/**
 * Writes the certificate of a process to the log. Introduces the installation's key first if the
 * log's last key is another one. Returns the time at which the log recorded the certificate.
 */
export async function publishKey(
  store: Pick<EventStore, 'append' | 'readStream'>,
  keys: InstallationKeys,
  certificate: KeyCertificate,
): Promise<string> {
  const workspace = SYSTEM_WORKSPACE
  const stream = SIGNING_STREAM + keys.id

  for (let race = 0; ; race++) {
    const told = await store.readStream(workspace, stream)
    const written = told.findLast(({ data }) => data.certificate === certificate.certificate)
    if (written) return written.recorded_at
    const last = told.findLast(({ type }) => type === 'SigningKeyIntroduced')?.data.public_key

    const introduced = introductionsAfter(last, keys).map((data) => ({
      type: 'SigningKeyIntroduced',
      data,
    }))

    const events: NewEvent[] = [...introduced, { type: 'ProcessKeyCertified', data: certificate }]
    const command_id = commandFor(certificate, told.length)

    const meta = {
      actor: SYSTEM_ACTOR,
      command_id,
      correlation_id: command_id,
      occurred_at: new Date().toISOString(),
    }

    try {
      await store.append({ workspace, stream, expected: told.length - 1, events, meta })
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision) || race >= RACES) throw error
    }
  }
}

/** Returns the introductions that lead from the log's last key to the current one. */
function introductionsAfter(
  last: unknown,
  { id, current, successions }: InstallationKeys,
): readonly KeyIntroduction[] {
  if (last === current.publicKey) return []
  const next = successions.findLastIndex(({ previous_key }) => previous_key === last)
  return next < 0 ? [introduce(current, id)] : successions.slice(next)
}

/**
 * Derives another command id for each place in the stream, because the events depend on the place.
 */
function commandFor({ certificate }: KeyCertificate, revision: number): string {
  const hex = hash('sha256', `${certificate} ${revision}`, 'hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

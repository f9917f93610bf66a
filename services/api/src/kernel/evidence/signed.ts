import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import type { HashSource } from '@workledger/event-store/anchoring'
import type { TakenAnchor } from '@workledger/event-store/anchors'
import type { EvidenceSource } from '@workledger/event-store/evidence'
import type { KeyRow } from '@workledger/event-store/key-ring'
import { idOfKey } from '@workledger/event-store/signing-keys'
import { evidenceOf } from './event-lines'
import { covering, inclusionOf } from './inclusion'
import type { ZipEntry, ZipStream } from './zip'

/** Few at a time, because each event reads the whole of its append. */
const SIGNED_READ = 50

interface Signed {
  readonly log: EvidenceSource & HashSource
  readonly workspace: string
  readonly positions: readonly string[]
  readonly anchors: readonly TakenAnchor[]
}

/**
 * Adds signatures.json and keys.json, which prove the writers of an archive's events if the log is
 * signed.
 */
export async function addSignatures(
  zip: ZipStream,
  { log, workspace, positions, anchors }: Signed,
): Promise<void> {
  const keys = await log.keys()
  const since = keys[0]?.position
  const signed =
    since === undefined ? [] : positions.filter((position) => BigInt(position) >= BigInt(since))
  const used = await writeSignatures(zip, log, workspace, signed)
  const needed = keys
    .filter((key) => key.type === 'SigningKeyIntroduced' || used.has(keyNameOf(key)))
    .map(({ position }) => position)
  const file = zip.open('keys.json')
  await file.write(`{"signed_from":${JSON.stringify(since ?? null)},"events":[`)
  await writeKeys(file, log, needed)
  await file.write('\n],"anchors":[')
  const found = await Promise.all(
    covering(needed, anchors).map(([anchor, own]) => inclusionOf(log, anchor, own)),
  )
  const inclusions = found.filter((one) => one !== undefined).map((one) => JSON.stringify(one))
  await file.write(`${inclusions.join(',\n')}]}\n`)
  file.end()
}

/** Writes signatures and returns the ids of the keys that signed. */
async function writeSignatures(
  zip: ZipStream,
  log: EvidenceSource,
  workspace: string,
  signed: readonly string[],
) {
  const file = zip.open('signatures.json')
  await file.write('{"appends":[')
  const used = new Set<string>()
  let written = 0

  for (let from = 0; from < signed.length; from += SIGNED_READ) {
    for (const append of await log.signed(workspace, signed.slice(from, from + SIGNED_READ))) {
      const { positions: events, revision, digests, index, count, path, key, signature } = append

      const line = JSON.stringify({
        ...{ events, revision, digests: digests.toString('hex'), index, count },
        ...{
          path: path.map((one) => one.toString('hex')),
          key: key.toString('hex'),
          signature: signature.toString('base64'),
        },
      })

      used.add(key.toString('hex'))
      await file.write(`${written++ > 0 ? ',\n' : '\n'}${line}`)
    }
  }

  await file.write('\n]}\n')
  file.end()

  return used
}

async function writeKeys(
  file: ZipEntry,
  log: EvidenceSource,
  positions: readonly string[],
): Promise<void> {
  for (let from = 0; from < positions.length; from += SIGNED_READ) {
    const read = await log.linked(SYSTEM_WORKSPACE, positions.slice(from, from + SIGNED_READ))
    // Each with its lines from events.jsonl and proof.json.
    const made = read
      .map((event) => evidenceOf(event, true))
      .map(({ line, proof }) => `{"event":${line},"proof":${proof}}`)
    await file.write(`${from > 0 ? ',\n' : '\n'}${made.join(',\n')}`)
  }
}

const keyNameOf = ({ data }: KeyRow): string => idOfKey(String(data.public_key)).toString('hex')

import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import type { EvidenceSource } from '@workledger/event-store/evidence'
import type { KeyRow } from '@workledger/event-store/key-ring'
import { idOfKey } from '@workledger/event-store/signing-keys'
import { evidenceOf } from './event-lines'
import type { ZipStream } from './zip'

/** Few at a time: the whole of an append is read for each of its events. */
const READ = 50

/**
 * signatures.json and keys.json: who wrote the events of an archive, as far as the log is signed. Answers the positions of the events that
 * tell of the keys, so that anchors are shown to cover them too.
 */
export async function addSignatures(zip: ZipStream, log: EvidenceSource, workspace: string, positions: readonly string[]) {
  const keys = await log.keys()
  const since = keys[0]?.position
  const signed = since === undefined ? [] : positions.filter((position) => BigInt(position) >= BigInt(since))
  const used = await writeSignatures(zip, log, workspace, signed)
  const needed = keys.filter((key) => key.type === 'SigningKeyIntroduced' || used.has(nameOf(key))).map(({ position }) => position)
  await writeKeys(zip, log, needed, since)
  return needed
}

/** Answers the names of the keys that signed. */
async function writeSignatures(zip: ZipStream, log: EvidenceSource, workspace: string, signed: readonly string[]) {
  const file = zip.open('signatures.json')
  await file.write('{"appends":[')
  const used = new Set<string>()
  let written = 0
  for (let from = 0; from < signed.length; from += READ) {
    for (const append of await log.signed(workspace, signed.slice(from, from + READ))) {
      const { positions: events, revision, digests, index, count, path, key, signature } = append
      const line = JSON.stringify({
        ...{ events, revision, digests: digests.toString('hex'), index, count },
        ...{ path: path.map((one) => one.toString('hex')), key: key.toString('hex'), signature: signature.toString('base64') },
      })
      used.add(key.toString('hex'))
      await file.write(`${written++ > 0 ? ',\n' : '\n'}${line}`)
    }
  }
  await file.write('\n]}\n')
  file.end()
  return used
}

async function writeKeys(zip: ZipStream, log: EvidenceSource, positions: readonly string[], since: string | undefined): Promise<void> {
  const file = zip.open('keys.json')
  await file.write(`{"signed_from":${JSON.stringify(since ?? null)},"events":[`)
  for (let from = 0; from < positions.length; from += READ) {
    const read = await log.linked(SYSTEM_WORKSPACE, positions.slice(from, from + READ))
    // Each as in events.jsonl, with its entry as in proof.json.
    const made = read.map((event) => evidenceOf(event, true)).map(({ line, proof }) => `{"event":${line},"proof":${proof}}`)
    await file.write(`${from > 0 ? ',\n' : '\n'}${made.join(',\n')}`)
  }
  await file.write('\n]}\n')
  file.end()
}

const nameOf = ({ data }: KeyRow): string => idOfKey(String(data.public_key)).toString('hex')

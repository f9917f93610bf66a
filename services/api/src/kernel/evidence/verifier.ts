/**
 * The verify.mjs of a pack. Needs Node but no part of this product, so its result does not depend
 * on us. Its formula is that of chain.ts in the event store. A test runs it over packs made here.
 */
export const verifier = String.raw`// Verifies this evidence pack: node verify.mjs
// Exit code 0: every event and file is intact. 1: something was altered. Needs Node 20 or later and
// no package.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')
const read = (name) => readFileSync(join(here, name))
const json = (name) => JSON.parse(read(name))
let faults = 0
const fault = (text) => {
  faults++
  console.log('ALTERED  ' + text)
}

// JSON with sorted keys and no spaces (RFC 8785).
const canonical = (value) => {
  if (Array.isArray(value)) return '[' + value.map(canonical).join(',') + ']'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.keys(value).sort().map((key) => JSON.stringify(key) + ':' + canonical(value[key]))
  return '{' + members.join(',') + '}'
}

// What the log holds: the personal fields are not there, their ciphertext is.
const stored = ({ data, sealed }) => {
  if (!sealed) return data
  const copy = structuredClone(data)
  for (const { at, fields } of sealed) {
    let object = copy
    for (const step of at) object = object[step]
    for (const field of fields) delete object[field]
  }
  copy.$p = sealed
  return copy
}
const digestOf = (event) => {
  const { workspace, stream, id, type, v, meta } = event
  return sha256(canonical({ data: stored(event), id, meta, stream, type, v, workspace }))
}

// hash = SHA-256(previous hash | 1 | position | revision | time of recording in microseconds |
// digest of the content)
const hashOf = (event, previous, digest) => {
  const numbers = Buffer.alloc(25)
  numbers.writeUInt8(1, 0)
  numbers.writeBigInt64BE(BigInt(event.position), 1)
  numbers.writeBigInt64BE(BigInt(event.revision), 9)
  const [, seconds, fraction] = /^(.*)\.(\d{6})Z$/.exec(event.recorded_at)
  numbers.writeBigInt64BE(BigInt(Date.parse(seconds + 'Z')) * 1000n + BigInt(fraction), 17)
  return sha256(Buffer.from(previous, 'hex'), numbers, Buffer.from(digest, 'hex'))
}

function faultOf(event, entry, before) {
  if (event.position !== entry.position || event.hash !== entry.hash) return 'its position or hash is not the one in proof.json'
  if (entry.previous === null || entry.digest === null) return 'the log itself was damaged here when the pack was made'
  if (!event.withheld && digestOf(event) !== entry.digest) return 'its content is not what the log chained'
  if (event.effective_at !== event.meta.occurred_at) return 'its effective time is not the one that the log chained'
  if (hashOf(event, entry.previous, entry.digest) !== entry.hash) return 'its hash does not follow from its content and the hash before it'
  if (before && BigInt(before.position) + 1n === BigInt(entry.position) && before.hash !== entry.previous)
    return 'it does not follow from event ' + before.position
  const anchor = anchors.get(entry.position)
  if (anchor !== undefined && anchor !== entry.hash) return 'its hash is not the anchored one'
  return undefined
}

const lines = []
const bytes = read('events.jsonl')
for (let from = 0; from < bytes.length; ) {
  const end = bytes.indexOf(10, from)
  lines.push(bytes.subarray(from, end < 0 ? bytes.length : end))
  from = end < 0 ? bytes.length : end + 1
}
const { events } = json('proof.json')
const chain = json('chain.json')
const anchors = new Map(chain.anchors.map(({ position, hash }) => [position, hash]))
const found = new Map(lines.map((line, index) => [sha256(line), index]))
// Events without a fault. The others are reported once.
const sound = new Map()
let last = -1
let before
for (const entry of events) {
  const index = found.get(entry.line)
  let reason
  if (index === undefined) reason = 'its line of events.jsonl was changed or removed'
  else if (index < last) reason = 'its line of events.jsonl is not in its place'
  else {
    last = index
    try {
      reason = faultOf(JSON.parse(lines[index]), entry, before)
    } catch (error) {
      reason = 'it cannot be read (' + error.message + ')'
    }
  }
  found.delete(entry.line)
  before = entry
  if (reason) fault('event ' + entry.position + ': ' + reason)
  else {
    sound.set(entry.position, { event: JSON.parse(lines[index]), digest: entry.digest })
    const { stream, revision, type } = JSON.parse(lines[index])
    console.log('intact   event ' + entry.position + '  ' + stream + ' ' + revision + '  ' + type)
  }
}
// What an anchor covers is a Merkle tree (RFC 9162, 2.1.1) over the hashes of its events; a path
// holds the parts without events of this pack.
const rootOf = (own, path, from, to) => {
  if (own.length === 0) return Buffer.from(path.shift() ?? '', 'hex')
  if (to - from === 1) return Buffer.from(sha256(Buffer.from([0]), Buffer.from(own[0].hash, 'hex')), 'hex')
  let half = 1
  while (half * 2 < to - from) half *= 2
  const middle = from + half
  const left = rootOf(own.filter(({ at }) => at < middle), path, from, middle)
  const right = rootOf(own.filter(({ at }) => at >= middle), path, middle, to)
  return Buffer.from(sha256(Buffer.from([1]), left, right), 'hex')
}
const included = new Set()
const keys = json('keys.json')
const known = new Map([...keys.events.map(({ proof }) => proof), ...events].map(({ position, hash }) => [position, hash]))
for (const { line, events: covered, path } of [...json('inclusion.json').anchors, ...keys.anchors]) {
  const { at, position, hash, since, root } = JSON.parse(line)
  const count = Number(BigInt(position) - BigInt(since))
  const own = covered.map((one) => ({ position: one, hash: known.get(one) ?? '', at: Number(BigInt(one) - BigInt(since)) - 1 }))
  const rest = [...path]
  if (own.length === 0 || own.some((one) => one.at < 0 || one.at >= count) || rootOf(own, rest, 0, count).toString('hex') !== root || rest.length > 0)
    fault('the anchor at ' + position + ': its root does not follow from the events of this pack')
  else {
    for (const event of own) included.add(event.position)
    console.log('anchored ' + own.length + ' of the ' + count + ' events up to ' + position + ', kept ' + at)
    console.log('         hash ' + hash + ', root ' + root)
  }
}
// Each batch of appends is signed (Ed25519) by a process, whose key the installation's key
// certifies; both stand in the log, and in keys.json.
const holds = (key, message, signature) => {
  try {
    const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(key, 'base64')])
    return verify(null, message, createPublicKey({ key: spki, format: 'der', type: 'spki' }), Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
const statement = (about, fields) => Buffer.from('workledger ' + about + ' 1\n' + canonical(fields))
const certified = new Map()
const signers = []
for (const { event, proof: entry } of keys.events) {
  const { position, type, data } = event
  const reason = faultOf(event, entry)
  if (reason) fault('the key of event ' + position + ': ' + reason)
  const { log_id, public_key, previous_key, handover, proof, issuer_key, valid_from, valid_until, certificate } = data
  const previous = signers.at(-1)
  if (type === 'SigningKeyIntroduced') {
    const follows = previous && previous_key === previous.key && holds(previous.key, statement('signing key handover', { log_id, public_key, previous_key }), handover)
    if (!holds(public_key, statement('signing key', { log_id, public_key, previous_key }), proof)) fault('the key of event ' + position + ' does not sign for itself')
    console.log('key      ' + public_key + ' signs from event ' + position + ' on' + (previous && !follows ? '; the one before did not hand over to it' : ''))
    signers.push({ key: public_key, from: BigInt(position) })
  } else if (previous && issuer_key === previous.key && holds(previous.key, statement('process key', { log_id, public_key, issuer_key, valid_from, valid_until }), certificate)) {
    const name = sha256(Buffer.from(public_key, 'base64')).slice(0, 32)
    certified.set(name, { public_key, issuer: signers.length - 1, from: BigInt(position), until: valid_until })
  } else fault('the key of event ' + position + ' has no valid certificate')
}

// From the hash of an append to the root of its batch: RFC 9162, 2.1.3.
const rootFrom = (hash, index, path, from, to) => {
  if (to - from === 1) return Buffer.from(sha256(Buffer.from([0]), hash), 'hex')
  let half = 1
  while (half * 2 < to - from) half *= 2
  const middle = from + half
  const left = index < middle ? rootFrom(hash, index, path, from, middle) : Buffer.from(path.shift() ?? '', 'hex')
  const right = index < middle ? Buffer.from(path.shift() ?? '', 'hex') : rootFrom(hash, index, path, middle, to)
  return Buffer.from(sha256(Buffer.from([1]), left, right), 'hex')
}
// Whether the signature of an event holds.
const signed = new Map()
const signatureFault = (own, { revision, digests, index, count, path, key, signature }) => {
  const all = digests.match(/.{64}/g) ?? []
  for (const position of own) {
    const { event, digest } = sound.get(position)
    if (all[event.revision - revision] !== digest) return 'it is of something else than event ' + position
  }
  if (index < 0 || index >= count) return 'it names no place'
  const rest = [...path]
  const first = Buffer.alloc(9)
  first.writeUInt8(1, 0)
  first.writeBigInt64BE(BigInt(revision), 1)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(count)
  const hash = Buffer.from(sha256(first, Buffer.from(digests, 'hex')), 'hex')
  const root = rootFrom(hash, index, rest, 0, count)
  const by = certified.get(key)
  if (!by) return 'it is by a key without a certificate'
  const at = BigInt(own[0])
  if (at < by.from - BigInt(1) || signers.findLastIndex((signer) => signer.from <= at) !== by.issuer) return 'it is by a key whose certificate had ended'
  if (Date.parse(sound.get(own[0]).event.recorded_at) > Date.parse(by.until)) return 'it is by a key that was valid until ' + by.until
  const message = Buffer.concat([Buffer.from('workledger append 1\n'), Buffer.from(key, 'hex'), size, root])
  return rest.length > 0 || !holds(by.public_key, message, signature) ? 'it does not hold' : undefined
}
for (const append of json('signatures.json').appends) {
  const own = append.events.filter((position) => sound.has(position))
  if (own.length === 0) continue
  let reason
  try {
    reason = signatureFault(own, append)
  } catch (error) {
    reason = 'it cannot be read (' + error.message + ')'
  }
  for (const position of own) signed.set(position, !reason)
  if (reason) fault('the signature of event ' + own[0] + ': ' + reason)
}
const since = keys.signed_from === null ? undefined : BigInt(keys.signed_from)
for (const position of sound.keys()) if (since !== undefined && BigInt(position) >= since && !signed.has(position)) fault('event ' + position + ': no signature covers it')

for (const index of found.values()) fault('line ' + (index + 1) + ' of events.jsonl belongs to no event of proof.json')

// Files that were added to the folder since, such as notes, are not checked, except among the
// documents.
const files = json('files.json')
for (const [name, digest] of Object.entries(files)) {
  let now
  try {
    now = sha256(read(name))
  } catch {
    now = 'missing'
  }
  if (now === digest) console.log('intact   ' + name)
  else fault(name + (now === 'missing' ? ' is missing' : ': its bytes are not those that files.json names'))
}
const documents = Object.keys(files).some((name) => name.startsWith('documents/')) ? readdirSync(join(here, 'documents')) : []
for (const name of documents) if (!(('documents/' + name) in files)) fault('documents/' + name + ' is not part of the pack')

console.log('')
console.log(events.filter(({ position }) => included.has(position)).length + ' of ' + events.length + ' events were in the log when an anchor was taken.')
console.log([...signed.values()].filter(Boolean).length + ' of ' + events.length + ' events are signed' + (since === undefined ? '; this log has no keys.' : ', with keys from event ' + since + ' on. Those before are of an older version.'))
if (signers.length > 0) console.log('Signing key: ' + signers.at(-1).key + '. Compare it with the one that "npm run verify" prints for the operator of the server.')
console.log(events.length + ' events. SHA-256 of files.json, for the whole pack: ' + sha256(read('files.json')))
console.log(faults === 0 ? 'INTACT' : faults + ' ALTERED')
process.exitCode = faults === 0 ? 0 : 1
`

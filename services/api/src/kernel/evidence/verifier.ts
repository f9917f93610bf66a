/**
 * verify.mjs of a pack: needs Node alone, and nothing of this product, so that what it says does not depend on us. The formula is that
 * of chain.ts in the event store; a test runs it over packs made here.
 */
export const verifier = String.raw`// Verifies this evidence pack: node verify.mjs
// Exit code 0: every event and file is intact. 1: something was altered. Needs Node 20 or later and no package.
import { createHash } from 'node:crypto'
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

// hash = SHA-256(previous hash | 1 | position | revision | time of recording in microseconds | digest of the content)
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
    const { stream, revision, type } = JSON.parse(lines[index])
    console.log('intact   event ' + entry.position + '  ' + stream + ' ' + revision + '  ' + type)
  }
}
// What an anchor covers is a Merkle tree (RFC 9162, 2.1.1) over the hashes of its events; a path holds the parts without events of this pack.
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
const known = new Map(events.map((event) => [event.position, event.hash]))
for (const { line, events: covered, path } of json('inclusion.json').anchors) {
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
for (const index of found.values()) fault('line ' + (index + 1) + ' of events.jsonl belongs to no event of proof.json')

// What was added to the folder since, such as notes of yours, is not looked at, save among the documents.
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
console.log(included.size + ' of ' + events.length + ' events stood in the log when an anchor was taken.')
console.log(events.length + ' events. SHA-256 of files.json, for the whole pack: ' + sha256(read('files.json')))
console.log(faults === 0 ? 'INTACT' : faults + ' ALTERED')
process.exitCode = faults === 0 ? 0 : 1
`

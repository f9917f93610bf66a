import { isStorable } from '@workledger/contracts/kernel/text'
import { createKeyOrder, LONGEST_FIELD } from './key-order'

const sortedKeys = createKeyOrder()

/**
 * Returns JSON with sorted keys and no spaces (RFC 8785), the text of all digests. Leaves out
 * `undefined` members, as JSON.stringify does. Throws TypeError for values outside JSON: NaN,
 * infinities, bigint, functions, dates and other class instances. Also throws for NUL and lone
 * surrogates, which the log cannot store.
 */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value)

  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} is not JSON`)
    return JSON.stringify(value)
  }

  if (typeof value === 'boolean' || value === null) return String(value)

  if (Array.isArray(value)) {
    let text = ''
    for (const item of value) text += `${text && ','}${canonical(item === undefined ? null : item)}`
    return `[${text}]`
  }

  if (isPlainObject(value)) return canonicalObject(value)
  throw new TypeError(`${typeof value} is not JSON`)
}

function canonicalObject(value: Record<string, unknown>): string {
  let text = ''

  for (const key of sortedKeys(value)) {
    const member = value[key]
    if (member === undefined) continue
    text += (text && ',') + named(key) + canonical(member)
  }

  return `{${text}}`
}

/** Most names of members that are kept quoted; the names in events are about a thousand. */
const MOST_NAMES = 5_000

const names = new Map<string, string>()

function named(key: string): string {
  const known = names.get(key)
  if (known) return known
  const name = `${quoted(key)}:`
  if (names.size < MOST_NAMES && key.length <= LONGEST_FIELD) names.set(key, name)

  return name
}

/** ASCII that needs no escaping, as in most texts. */
const PLAIN = /^[ !#-[\]-~]*$/

function quoted(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`
  if (!isStorable(text)) throw new TypeError('NUL and lone surrogates cannot be stored')
  return JSON.stringify(text)
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  // No comparison with Object.prototype: structuredClone and other realms have another one.
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || (Object.getPrototypeOf(prototype) === null && !Array.isArray(value))
}

/**
 * Returns a copy with keys in the order of PostgreSQL's jsonb: shorter first, then by bytes. An
 * event from memory thus equals the same event read again, and a rebuild equals the live tables.
 */
export function inStorageOrder<T>(value: T): T {
  if (Array.isArray(value))
    return value.map((item) => (item === undefined ? null : inStorageOrder(item))) as T

  if (value === 0) return 0 as T // JSON has no -0
  if (typeof value !== 'object' || value === null) return value
  const source = value as Record<string, unknown>
  const copy: Record<string, unknown> = {}

  for (const key of storageKeys(source)) {
    if (source[key] !== undefined) setOwn(copy, key, inStorageOrder(source[key]))
  }

  return copy as T
}

const NOT_ASCII = /[^\x00-\x7f]/
const isAscii = (text: string) => !NOT_ASCII.test(text)

function byStorageOrder(a: string, b: string): number {
  if (isAscii(a) && isAscii(b)) return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
  const left = Buffer.from(a)
  const right = Buffer.from(b)

  return left.length - right.length || Buffer.compare(left, right)
}

const storageKeys = createKeyOrder(byStorageOrder)

/**
 * Assignment would call the setter of `__proto__`. This makes it an ordinary member, as JSON.parse
 * does.
 */
function setOwn(target: Record<string, unknown>, key: string, value: unknown) {
  if (key === '__proto__')
    Object.defineProperty(target, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    })
  else target[key] = value
}

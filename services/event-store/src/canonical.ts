import { isStorable } from '@workledger/contracts/kernel/text'

/**
 * JSON with sorted keys and no spaces (RFC 8785), the text that digests are taken of. `undefined`
 * members are left out as JSON.stringify does. Throws TypeError for what JSON cannot carry: NaN,
 * infinities, bigint, functions, dates and other class instances; and for NUL and lone surrogates,
 * which the log cannot keep.
 */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value)

  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} is not JSON`)
    return JSON.stringify(value)
  }

  if (typeof value === 'boolean' || value === null) return String(value)

  if (Array.isArray(value))
    return `[${value.map((item) => (item === undefined ? 'null' : canonical(item))).join(',')}]`

  if (isPlainObject(value)) return canonicalObject(value)
  throw new TypeError(`${typeof value} is not JSON`)
}

function canonicalObject(value: Record<string, unknown>): string {
  let text = ''

  for (const key of Object.keys(value).sort()) {
    const member = value[key]
    if (member === undefined) continue
    text += `${text ? ',' : ''}${quoted(key)}:${canonical(member)}`
  }

  return `{${text}}`
}

/** ASCII that needs no escaping, as most texts are. */
const PLAIN = /^[ !#-[\]-~]*$/

function quoted(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`
  if (!isStorable(text)) throw new TypeError('NUL and lone surrogates cannot be stored')
  return JSON.stringify(text)
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  // Not compared with Object.prototype: objects of structuredClone and of other realms have another
  // one.
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || (Object.getPrototypeOf(prototype) === null && !Array.isArray(value))
}

/**
 * A copy with keys in the order PostgreSQL's jsonb gives them back (shorter first, then by bytes),
 * so that an event served from memory and the same event read again are the same to the letter and
 * a rebuild equals the live tables.
 */
export function inStorageOrder<T>(value: T): T {
  if (Array.isArray(value))
    return value.map((item) => (item === undefined ? null : inStorageOrder(item))) as T

  if (value === 0) return 0 as T // JSON has no -0
  if (typeof value !== 'object' || value === null) return value
  const source = value as Record<string, unknown>
  const copy: Record<string, unknown> = {}

  for (const key of Object.keys(source).sort(byStorageOrder)) {
    if (source[key] !== undefined) setOwn(copy, key, inStorageOrder(source[key]))
  }

  return copy as T
}

const isAscii = (text: string) => !/[^\x00-\x7f]/.test(text)

function byStorageOrder(a: string, b: string): number {
  if (isAscii(a) && isAscii(b)) return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
  const left = Buffer.from(a)
  const right = Buffer.from(b)

  return left.length - right.length || Buffer.compare(left, right)
}

/**
 * Assignment would call the setter of `__proto__`; JSON.parse and this make it an ordinary member.
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

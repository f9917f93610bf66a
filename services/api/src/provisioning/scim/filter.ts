import { refuse } from '@workledger/contracts/kernel/errors'
import { isStorable } from '@workledger/contracts/kernel/text'
import { isRecord, nameIn, schemaOf } from './documents'

/** Most characters, nested brackets and comparisons of a filter. */
const MOST_CHARACTERS = 2_000

const MOST_DEPTH = 20
const MOST_TERMS = 100

const comparisons = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const
type Comparison = (typeof comparisons)[number]
export type Comparable = string | number | boolean | null

/** A filter of RFC 7644, section 3.4.2.2. */
export type ScimFilter =
  | { readonly op: 'and' | 'or'; readonly filters: readonly ScimFilter[] }
  | { readonly op: 'not'; readonly filter: ScimFilter }
  | { readonly op: 'pr'; readonly path: readonly string[] }
  | { readonly op: '[]'; readonly path: readonly string[]; readonly filter: ScimFilter }
  | { readonly op: Comparison; readonly path: readonly string[]; readonly value: Comparable }

type Token = { readonly kind: 'mark' | 'text' | 'word'; readonly text: string }

const isBlank = (char: string) => char === ' ' || char === '\t'
const isMark = (char: string) => '()[]'.includes(char)

/** Returns the end of a quoted text that begins at `from`. */
function endOfText(source: string, from: number): number {
  for (let at = from + 1; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '"') return at + 1
  }

  return refuse('scim.filter')
}

/** Splits a filter in one pass, without patterns, so that no text takes long. */
function tokensOf(source: string): Token[] {
  const tokens: Token[] = []

  for (let at = 0; at < source.length; ) {
    const char = source[at]!

    if (isBlank(char)) {
      at++
    } else if (isMark(char)) {
      tokens.push({ kind: 'mark', text: char })
      at++
    } else if (char === '"') {
      const end = endOfText(source, at)
      tokens.push({ kind: 'text', text: source.slice(at, end) })
      at = end
    } else {
      const from = at
      while (
        at < source.length &&
        !isBlank(source[at]!) &&
        !isMark(source[at]!) &&
        source[at] !== '"'
      )
        at++
      tokens.push({ kind: 'word', text: source.slice(from, at) })
    }
  }

  return tokens
}

/** Reads one filter; each method consumes what it returns. */
class FilterReader {
  private at = 0
  private depth = 0
  private terms = 0

  constructor(private readonly tokens: readonly Token[]) {}

  whole(): ScimFilter {
    const filter = this.either()
    if (this.at < this.tokens.length) refuse('scim.filter')
    return filter
  }

  private either(): ScimFilter {
    if (++this.depth > MOST_DEPTH) refuse('scim.filter')
    const filters = [this.both()]
    while (this.takes('or')) filters.push(this.both())
    this.depth--

    return filters.length === 1 ? filters[0]! : { op: 'or', filters }
  }

  private both(): ScimFilter {
    const filters = [this.term()]
    while (this.takes('and')) filters.push(this.term())

    return filters.length === 1 ? filters[0]! : { op: 'and', filters }
  }

  private term(): ScimFilter {
    if (++this.terms > MOST_TERMS) refuse('scim.filter')
    const not = this.takes('not')

    if (this.takes('(')) {
      const inner = this.either()
      this.must(')')
      return not ? { op: 'not', filter: inner } : inner
    }

    return not ? refuse('scim.filter') : this.comparison()
  }

  private comparison(): ScimFilter {
    const attribute = this.next('word')
    const path = pathOf(attribute) ?? refuse('scim.filter')

    if (this.takes('[')) {
      const filter = this.either()
      this.must(']')
      const part = this.part()
      if (!part) return { op: '[]', path, filter }

      return { op: '[]', path, filter: { op: 'and', filters: [filter, this.compared(part)] } }
    }

    return this.compared(path)
  }

  /** Reads the rest of `path eq "value"`. */
  private compared(path: readonly string[]): ScimFilter {
    const op = this.next('word').toLowerCase()
    if (op === 'pr') return { op, path }
    const known = comparisons.find((one) => one === op) ?? refuse('scim.filter')

    return { op: known, path, value: this.value() }
  }

  /** Reads `.value` after `emails[type eq "work"]`, as Entra looks for an address. */
  private part(): string[] | undefined {
    const token = this.tokens[this.at]
    if (token?.kind !== 'word' || !token.text.startsWith('.')) return undefined
    this.at++

    return pathOf(token.text.slice(1)) ?? refuse('scim.filter')
  }

  private value(): Comparable {
    const token = this.tokens[this.at++] ?? refuse('scim.filter')
    if (token.kind === 'mark') return refuse('scim.filter')
    // Entra sends True and False.
    const text = token.kind === 'word' ? token.text.toLowerCase() : token.text

    try {
      const value: unknown = JSON.parse(text)
      if (value !== null && typeof value === 'object') return refuse('scim.filter')
      if (typeof value === 'string' && !isStorable(value)) return refuse('scim.filter')
      return value as Comparable
    } catch {
      return refuse('scim.filter')
    }
  }

  private next(kind: Token['kind']): string {
    const token = this.tokens[this.at++]
    return token?.kind === kind ? token.text : refuse('scim.filter')
  }

  private takes(text: string): boolean {
    const token = this.tokens[this.at]
    const found = token !== undefined && token.kind !== 'text' && token.text.toLowerCase() === text
    if (found) this.at++
    return found
  }

  private must(text: string): void {
    if (!this.takes(text)) refuse('scim.filter')
  }
}

/** Returns the parts of an attribute path, after the URN of a schema; undefined for no path. */
export function pathOf(text: string): string[] | undefined {
  const { schema, rest } = schemaOf(text)
  const parts = rest === '' ? [] : rest.split('.')
  const path = schema ? [schema, ...parts] : parts
  const isName = (part: string) => /^[A-Za-z$][\w$-]{0,99}$/.test(part) && !part.startsWith('__')

  return path.length > 0 && path.length <= 4 && parts.every(isName) ? path : undefined
}

/** Reads a filter. Refuses a malformed, long or deep one. */
export function readFilter(source: string): ScimFilter {
  if (source.length > MOST_CHARACTERS) refuse('scim.filter')
  return new FilterReader(tokensOf(source)).whole()
}

/** Returns how many comparisons a filter has. */
export function termsOf(filter: ScimFilter): number {
  if (filter.op === 'and' || filter.op === 'or')
    return filter.filters.reduce((sum, each) => sum + termsOf(each), 0)

  return filter.op === 'not' || filter.op === '[]' ? termsOf(filter.filter) : 1
}

/** Returns the values at a path; a list gives the values of each of its entries. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, path))
  const [first, ...rest] = path
  if (first === undefined) return value === undefined || value === null ? [] : [value]
  if (!isRecord(value)) return []
  const name = nameIn(value, first)

  return name === undefined ? [] : valuesAt(value[name], rest)
}

/** Attributes whose case counts. */
const exact = new Set(['id', 'externalid', '$ref', 'version'])

function compare(op: Comparison, given: unknown, value: Comparable, isExact: boolean): boolean {
  // A list of objects is compared by their `value`.
  const left = isRecord(given) ? given.value : given
  const plain = (one: unknown) => (typeof one === 'string' && !isExact ? one.toLowerCase() : one)
  const [a, b] = [plain(left), plain(value)]

  if (op === 'eq') return a === b
  if (op === 'ne') return a !== b
  if (typeof a === 'number' && typeof b === 'number') return inOrder(op, a - b)
  if (typeof a !== 'string' || typeof b !== 'string') return false
  if (op === 'co') return a.includes(b)
  if (op === 'sw') return a.startsWith(b)
  if (op === 'ew') return a.endsWith(b)

  return inOrder(op, a < b ? -1 : a > b ? 1 : 0)
}

function inOrder(op: Comparison, difference: number): boolean {
  if (op === 'gt') return difference > 0
  if (op === 'ge') return difference >= 0
  if (op === 'lt') return difference < 0

  return op === 'le' && difference <= 0
}

/** Returns whether a resource, or an entry of a list, passes a filter. */
export function passes(resource: unknown, filter: ScimFilter): boolean {
  switch (filter.op) {
    case 'and':
      return filter.filters.every((each) => passes(resource, each))
    case 'or':
      return filter.filters.some((each) => passes(resource, each))
    case 'not':
      return !passes(resource, filter.filter)
    case 'pr':
      return valuesAt(resource, filter.path).some((value) => value !== '')
    case '[]':
      return valuesAt(resource, filter.path).some((each) => passes(each, filter.filter))

    default: {
      const { op, path, value } = filter
      const isExact = exact.has(path.at(-1)!.toLowerCase())
      const found = valuesAt(resource, path)
      if (found.length === 0) return op === 'ne' ? value !== null : op === 'eq' && value === null

      return op === 'ne'
        ? found.every((one) => compare(op, one, value, isExact))
        : found.some((one) => compare(op, one, value, isExact))
    }
  }
}

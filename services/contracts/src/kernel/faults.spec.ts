import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { errorWords as arabic } from '../errors.ar'
import { errorWords as english } from '../errors.en'
import { endpoints } from '../registry'
import { errorTable, sentence } from './errors'
import { codeOf, faultOf } from './faults'
import { decimal, text } from './shapes'
import { characters } from './text'

/** Collects every message that a schema and its parts can give. */
function messagesOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const { def } = (schema as { _zod?: { def?: Record<string, unknown> } })._zod ?? {}
  if (!def) return []
  const own = typeof def.error === 'function' ? [def.error({ code: 'custom', input: null })] : []

  const inner = Object.values(def).flatMap((value) =>
    Array.isArray(value)
      ? value
      : typeof value === 'object' && value !== null && !('_zod' in value)
        ? Object.values(value)
        : [value],
  )

  return [
    ...own.filter((message) => typeof message === 'string'),
    ...inner.flatMap((each) => messagesOf(each, seen)),
  ]
}

const names = (words: string) =>
  [...words.matchAll(/\{(\w+)(?=[},])/g)]
    .map((found) => found[1]!)
    .sort()
    .join()

/** Collects every code that a rule or a handler refuses with by name. */
function refusals(): string[] {
  const packages = [
    'services/contracts',
    'services/domain',
    'services/api',
    'projections',
    'jobs',
  ].map((name) => join(ROOT, name, 'src'))

  const files = packages.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))),
  )

  return files
    .filter((file) => file.endsWith('.ts') && !/(spec|errors(\.ar)?)\.ts$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /(?:\brefuse\(|new CodedError\(|refuseField\([^,()]+,\s*)'([^']+)'/g,
        ),
      ].map((found) => found[1]!),
    )
}

const ROOT = join(__dirname, '../../../..')

describe('a fault of a field', () => {
  const codes = [
    ...new Set(endpoints.flatMap(({ query, body }) => [...messagesOf(query), ...messagesOf(body)])),
  ].sort()

  it('is a code of the tables in every schema of every call', () => {
    expect(codes.length).toBeGreaterThan(90)

    expect(codes).toEqual(
      expect.arrayContaining([
        'people.first_name',
        'leave.too_long',
        'field.most_characters',
        'list.sort',
        'invoice.data',
      ]),
    )

    expect(codes.filter((code) => !errorTable().has(code))).toEqual([])
  })

  it('is a code of the tables wherever something is refused', () => {
    const named = [...new Set(refusals())]
    expect(named.length).toBeGreaterThan(100)
    expect(named).toEqual(
      expect.arrayContaining(['leave.overlaps', 'invoice.unit', 'field.future']),
    )
    expect(named.filter((code) => !errorTable().has(code))).toEqual([])
  })

  it('has a sentence in English and in Arabic, with the same placeholders', () => {
    expect(Object.keys(english).sort()).toEqual([...errorTable().keys()].sort())

    for (const [code, [, words]] of errorTable()) {
      expect([code, english[code as keyof typeof english]]).toEqual([code, words])
      expect([code, names(arabic[code as keyof typeof arabic])]).toEqual([code, names(words)])
    }
  })

  it('gives the bounds of the schema, and a code if the schema has no words of its own', () => {
    const schema = z.object({
      name: text('people.first_name', 5),
      note: characters(3),
      rate: decimal(),
      kind: z.enum(['a', 'b', '-a'], { error: 'list.sort' }),
      plain: z.number().max(7),
      id: z.uuid(),
      missing: z.string(),
    })

    const wrong = { name: 'Penelope', note: '', rate: 'x', kind: 'c', plain: 8, id: 'x' }
    const { error } = schema.safeParse(wrong, { error: codeOf })
    const said = Object.fromEntries(
      (error?.issues ?? []).map((issue) => [issue.path.join('.'), sentence(faultOf(issue))]),
    )

    expect(said).toEqual({
      name: 'At most 5 characters.',
      rate: 'Must be numeric value!',
      kind: 'Sort by one of a, b.',
      plain: 'At most 7.',
      id: 'This is not a known id.',
      missing: 'Required!',
    })

    expect(
      schema.safeParse({ ...wrong, name: ' ' }, { error: codeOf }).error?.issues[0],
    ).toMatchObject({ message: 'people.first_name' })
  })
})

import { endpoints } from '@workledger/contracts/registry'
import { sampleBody } from '../support/samples'

/** Returns the paths of all texts in a body. */
function textsIn(
  value: unknown,
  path: readonly (string | number)[] = [],
): (readonly (string | number)[])[] {
  if (typeof value === 'string') return [path]
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, [...path, index]))
  if (value === null || typeof value !== 'object') return []

  return Object.entries(value).flatMap(([name, each]) => textsIn(each, [...path, name]))
}

function withText(body: unknown, path: readonly (string | number)[], text: string): unknown {
  const copy = structuredClone(body) as any
  const parent = path.slice(0, -1).reduce((at, part) => at[part], copy)
  parent[path.at(-1)!] = text

  return copy
}

/** Passwords are compared and never shown; other programs' values are theirs. */
const secret = (name: string | number) => /password|token|secret|^key$|signature/.test(String(name))

/** Generated from the contracts: every call refuses a control character in a text. */
describe('text that is typed', () => {
  const bodies = endpoints.flatMap((endpoint) =>
    endpoint.body ? [{ endpoint, sample: sampleBody(endpoint, true) ?? {} }] : [],
  )

  it.each(['\u0085', '\u008a', '\u009f', '\u0080', '\u0007', '\u001b', '\u007f', '\u0000'])(
    'has no %j',
    (control) => {
      const taken = bodies.flatMap(({ endpoint, sample }) =>
        textsIn(sample).flatMap((path) => {
          if (secret(path.at(-1)!)) return []
          const wrong = withText(sample, path, `Ab${control}c`)

          return endpoint.body!.safeParse(wrong).success
            ? [`${endpoint.name} ${path.join('.')}`]
            : []
        }),
      )
      expect(taken).toEqual([])
    },
  )

  it('has the characters that Windows-1252 brings, other scripts, line ends and tabs', () => {
    const { endpoint, sample } = bodies.find(({ endpoint: { name } }) => name === 'addNote')!

    for (const text of ['O’Neil, Šárka Žák – 5 €', 'مرحبا', 'a\r\n\tb', '👩‍🔧'])
      expect(endpoint.body!.safeParse(withText(sample, ['text'], text)).success).toBe(true)
  })
})

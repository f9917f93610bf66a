import { join } from 'node:path'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import * as z from 'zod'

/** What programs of others rest on, by call: `POST /employees/{id}/leaves`. */
export type Surface = Record<string, { readonly sends: string[]; readonly answers: string[] }>

export const surfaceFile = join(__dirname, 'kept-interface.json')

type Json = Record<string, any>

const asJson = (schema: z.ZodType | undefined, io: 'input' | 'output'): Json =>
  schema ? (z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json) : {}

/** Returns `data.id`, `data[].name`: each property that the answer always has, below known ones. */
function promised(schema: Json, at = ''): string[] {
  if (schema.items) return promised(schema.items, `${at}[]`)

  return ((schema.required as string[] | undefined) ?? []).flatMap((name) => {
    const path = at ? `${at}.${name}` : name
    return [path, ...promised(schema.properties?.[name] ?? {}, path)]
  })
}

const requiredOf = (schema: z.ZodType | undefined): string[] =>
  asJson(schema, 'input').required ?? []

/** Returns the surface of the present contracts. */
export const surfaceOf = (endpoints: readonly Endpoint[]): Surface =>
  Object.fromEntries(
    endpoints
      .map(({ method, path, body, query, response }) => [
        `${method} ${path}`,
        {
          sends: [...requiredOf(query), ...requiredOf(body)].sort(),
          answers: promised(asJson(response, 'output')).sort(),
        },
      ])
      .sort(([a], [b]) => (a! < b! ? -1 : 1)),
  )

/** Returns what a program that follows the earlier surface would miss, a sentence each. */
export function broken(before: Surface, now: Surface): string[] {
  return Object.entries(before).flatMap(([call, { sends, answers }]) => {
    const present = now[call]
    if (!present) return [`${call} is gone.`]

    return [
      ...present.sends
        .filter((name) => !sends.includes(name))
        .map((name) => `${call} requires ${name}, which earlier programs do not send.`),
      ...answers
        .filter((path) => !present.answers.includes(path))
        .map((path) => `${call} no longer answers ${path}.`),
    ]
  })
}

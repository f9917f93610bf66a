type Json = Record<string, unknown>

interface OpenApi extends Json {
  readonly paths: Record<string, Record<string, { readonly tags: readonly string[] }>>
  readonly components: Record<string, Record<string, unknown>>
}

/** Returns the part of the document with one area’s calls and the components that they need. */
export function partFor(whole: Json, area: string): Json {
  const document = whole as OpenApi

  const paths = Object.fromEntries(
    Object.entries(document.paths)
      .map(([path, calls]) => [
        path,
        Object.fromEntries(Object.entries(calls).filter(([, { tags }]) => tags.includes(area))),
      ])
      .filter(([, calls]) => Object.keys(calls!).length > 0),
  )

  const needed = neededBy(paths, document.components)
  const { securitySchemes } = document.components

  return {
    ...document,
    tags: (document.tags as { name: string }[]).filter(({ name }) => name === area),
    paths,
    components: {
      securitySchemes,
      ...Object.fromEntries(
        Object.entries(document.components)
          .filter(([kind]) => kind !== 'securitySchemes')
          .map(([kind, named]) => [
            kind,
            Object.fromEntries(
              Object.entries(named).filter(([name]) => needed.has(`${kind}/${name}`)),
            ),
          ]),
      ),
    },
  }
}

/** Returns `schemas/Leave` and the like: what the paths name, and what that names in turn. */
function neededBy(paths: unknown, components: OpenApi['components']): ReadonlySet<string> {
  const needed = new Set<string>()
  const open = [paths]

  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const [, kind, name] of JSON.stringify(next).matchAll(
      /"\$ref":"#\/components\/([^/"]+)\/([^"]+)"/g,
    )) {
      const id = `${kind}/${name}`
      if (needed.has(id)) continue
      needed.add(id)
      open.push(components[kind!]?.[name!] ?? {})
    }

  return needed
}

const pages = new Set<string>()

/** Pages of both apps that exist, as the areas declare them. The sidebar and the palette offer nothing else. */
export const builtPages: ReadonlySet<string> = pages

export function declarePages(addresses: Iterable<string>) {
  for (const address of addresses) pages.add(address)
}

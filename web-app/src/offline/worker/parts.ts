const types: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  woff2: /^font\/woff2/,
}

/**
 * Tells whether an answer is a file of the product, not a refusal, a fault or the page of a
 * network's sign-in.
 */
export function isPart(address: string, { ok, status, type, redirected, headers }: Response) {
  const { pathname } = new URL(address)
  const expected = types[/\.(\w+)$/.exec(pathname)?.[1] ?? '']
  const isOfType = expected?.test(headers.get('content-type') ?? '') ?? false

  return ok && status === 200 && type === 'basic' && !redirected && isOfType
}

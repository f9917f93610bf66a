import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { scopeOfCall } from '@workledger/contracts/kernel/token-scopes'

const HEAD = `# Scopes of API tokens

This page is generated from the contracts by \`npm run openapi\`. [API tokens](api-tokens.md) says how
tokens are made and used.

A scope opens calls for a token; whether its holder may make them is decided as ever. A scope to
write opens the reads of its area too. A scope to approve counts once two admins have granted it.
`

/** Returns docs/api/token-scopes.md: each scope with the calls that it opens. */
export function tokenScopesPage(endpoints: readonly Endpoint[]): string {
  const calls = endpoints.filter(({ who }) => who !== 'public' && who !== 'key')
  const byScope = new Map<string, string[]>()

  for (const call of calls) {
    const scope = scopeOfCall(call)
    byScope.set(scope, [...(byScope.get(scope) ?? []), `\`${call.method} ${call.path}\``])
  }

  const list = (scope: string) => (byScope.get(scope) ?? []).sort().map((call) => `- ${call}`)
  const scopes = [...byScope.keys()].filter((scope) => scope !== 'any' && scope !== 'never').sort()

  return [
    HEAD,
    ...scopes.map((scope) => [`## \`${scope}\``, '', ...list(scope), ''].join('\n')),
    ['## Open to each token', '', ...list('any'), ''].join('\n'),
    ['## Closed to tokens', '', ...list('never'), ''].join('\n'),
  ].join('\n')
}

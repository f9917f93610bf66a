import { createHash } from 'node:crypto'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { errorDefinition, sentence } from '@workledger/contracts/kernel/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  errorCodesOf,
  type Interface,
  namedSchemas,
  type Operation,
  openApiDocument,
  operation,
  whoInWords,
} from './document'
import { EXPLORER_POLICY, explorerFiles, explorerPage } from './explorer'
import { partFor } from './parts'

const style = `
:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 16%,transparent);--soft:color-mix(in srgb,currentColor 6%,transparent);--quiet:color-mix(in srgb,currentColor 64%,transparent)}
body{font:14px/1.5 Inter,system-ui,sans-serif;margin:0 auto;max-width:960px;padding:24px 16px}
h1{font-size:22px;margin:0 0 4px}h2{font-size:16px;margin:32px 0 8px;text-transform:capitalize}
nav{display:flex;flex-wrap:wrap;gap:4px 12px;margin:16px 0;text-transform:capitalize}
details{border:1px solid var(--line);border-radius:6px;margin:0 0 6px}summary{padding:8px 12px;cursor:pointer;display:flex;flex-wrap:wrap;gap:0 12px;align-items:baseline}
summary>b{width:56px;font-size:12px}code,pre{font:12px/1.5 ui-monospace,monospace}summary>span{color:var(--quiet);margin-inline-start:auto}
section{padding:0 12px 12px}pre{background:var(--soft);padding:8px;border-radius:4px;overflow:auto;max-height:360px;margin:4px 0 12px}p{margin:4px 0}ul{margin:4px 0;padding-inline-start:18px}
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The explorer's own files; see explorer.ts. */
const assets = '/api/docs/assets'

/**
 * Serves the interface below /api/docs: an explorer that tries calls, its files, the OpenAPI
 * document, and a list of the calls without scripts.
 */
export function serveDocs(fastify: FastifyInstance, of: Interface): void {
  const areas = areasOf(of.endpoints)
  const whole = once(() => openApiDocument(of))

  const page = (policy: string, content: () => string): Served => ({
    type: 'text/html',
    policy,
    content: once(content),
  })

  const json = (content: () => unknown): Served => ({
    type: 'application/json',
    policy: NOTHING,
    content: once(() => JSON.stringify(content())),
  })

  const explorer = page(EXPLORER_POLICY, () => explorerPage(assets))
  const list = page(listPolicy, () => docsPage(of))
  const document = json(whole)
  const parts = new Map(areas.map((area) => [`${area}.json`, json(() => partFor(whole(), area))]))

  const files = new Map(
    explorerFiles(areas).map(({ name, type, content }) => [
      name,
      { type, policy: NOTHING, content: once(content) },
    ]),
  )

  fastify.get('/api/docs', (_, reply) => send(reply, explorer))
  fastify.get('/api/docs/list', (_, reply) => send(reply, list))
  fastify.get('/api/docs/openapi.json', (_, reply) => send(reply, document))
  fastify.get<FileRequest>('/api/docs/areas/:name', ({ params: { name } }, reply) =>
    send(reply, parts.get(name)),
  )
  fastify.get<FileRequest>(`${assets}/:name`, ({ params: { name } }, reply) =>
    send(reply, files.get(name)),
  )
}

interface FileRequest {
  Params: { name: string }
}

interface Served {
  readonly type: string
  /** Content-Security-Policy. */
  readonly policy: string
  content(): string
}

const send = (reply: FastifyReply, served: Served | undefined) =>
  served
    ? reply
        .header('Content-Type', `${served.type}; charset=utf-8`)
        .header(
          'Content-Security-Policy',
          `${served.policy}; frame-ancestors 'none'; base-uri 'none'`,
        )
        .header('X-Content-Type-Options', 'nosniff')
        .send(served.content())
    : reply.callNotFound()

const NOTHING = `default-src 'none'`
const listPolicy = `${NOTHING}; style-src 'sha256-${styleHash}'`

const areasOf = (endpoints: readonly Endpoint[]) =>
  [...new Set(endpoints.map(({ area }) => area))].sort()

function docsPage({ endpoints, lists, records }: Interface): string {
  const areas = areasOf(endpoints)
  const named = namedSchemas({ lists, records })

  const calls = (area: string) =>
    endpoints
      .filter((endpoint) => endpoint.area === area)
      .sort((a, b) => a.path.localeCompare(b.path))
      .map((endpoint) => call(endpoint, operation(endpoint, named)))

  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Workledger: the HTTP interface</title><style>${style}</style></head><body>
<h1>The HTTP interface</h1><p>${endpoints.length} calls. <a href="/api/docs">Try them</a> · <a href="/api/docs/openapi.json">openapi.json</a></p>
<nav>${areas.map((area) => `<a href="#${escaped(area)}">${escaped(area)}</a>`).join('')}</nav>
${areas.map((area) => `<h2 id="${escaped(area)}">${escaped(area)}</h2>${calls(area).join('')}`).join('')}
</body></html>`
}

function call(
  endpoint: Endpoint,
  { parameters, requestBody, responses, operationId }: Operation,
): string {
  const shown = (title: string, schema: unknown) =>
    schema ? `<p>${title}</p><pre>${escaped(JSON.stringify(schema, null, 2))}</pre>` : ''
  const query = parameters.flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query' ? [parameter] : [],
  )
  const media = Object.keys(requestBody?.content ?? {})
  const [status, success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const answer = success && 'content' in success ? success.content : undefined

  const refusals = [...new Set(errorCodesOf(endpoint))].map(
    (code) =>
      `<li>${errorDefinition(code)?.[0]} <code>${code}</code> ${escaped(sentence({ code }))}</li>`,
  )

  return `<details id="${operationId}"><summary><b>${endpoint.method}</b><code>${escaped(endpoint.root ? endpoint.path : `/api/v1${endpoint.path}`)}</code><span>${escaped(endpoint.summary)}</span></summary><section>
<p><code>${operationId}</code> · ${escaped(whoInWords[endpoint.who])}</p>
${query.length ? shown('Query', Object.fromEntries(query.map(({ name, schema }) => [name, schema]))) : ''}
${shown(`Body (${media.join(' or ')})`, requestBody?.content[media[0]!]?.schema)}
${shown(`Answer ${status}`, answer?.['application/json']?.schema)}
<p>Refusals</p><ul>${refusals.join('')}</ul></section></details>`
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const once = <T>(make: () => T) => {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sendCode } from './problem'

/** Default policy: this origin only. */
const policy = {
  'default-src': "'self'",
  'img-src': "'self' data: blob:",
  'style-src': "'self' 'unsafe-inline'",
  'font-src': "'self' data:",
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'connect-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
}

const writeRules = (rules: Readonly<Record<string, string>>) =>
  Object.entries(rules)
    .map(([rule, sources]) => `${rule} ${sources}`)
    .join('; ')

/** The only page with card entry. Its form is Stripe's and runs in its own frames. */
const CARD_PAGE = '/admin/subscription'

const stripe = 'https://js.stripe.com https://*.js.stripe.com'

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

/**
 * Returns the policy of ordinary pages and that of the card page. The live channel is at
 * `publicUrl`, which older browsers do not count as 'self'. `inline` names the documents' own
 * scripts.
 */
function policiesFor(publicUrl: string | undefined, inline: string) {
  const live = publicUrl ? ` ${new URL(publicUrl).origin.replace(/^http/, 'ws')}` : ''
  const connect = `${policy['connect-src']}${live}`

  return {
    pages: writeRules({
      ...policy,
      'script-src': `'self'${inline}`,
      'connect-src': connect,
    }),
    cards: writeRules({
      ...policy,
      'script-src': `'self'${inline} ${stripe}`,
      'frame-src': `${stripe} https://hooks.stripe.com`,
      'connect-src': `${connect} https://api.stripe.com`,
    }),
  }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** In order of preference: the content-coding, and the extension that the build adds. */
const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const documentNames = ['web-app/index.html', 'web-admin/index.html'] as const

interface Served {
  body: Buffer
  etag: string
  coding?: string
}

interface WebOptions {
  /** Workspaces pay by card with Stripe. */
  cards?: boolean
  publicUrl?: string | undefined
  /** Browsers keep the apps for times without a connection. */
  offline?: boolean | undefined
}

/** The service worker, and the one that removes it from browsers. */
const WORKER = 'sw.js'
const NO_WORKER = 'remove-worker.js'

/**
 * Serves the build of both apps: files by name, every other page by its app's document, which
 * routes in the browser.
 */
export async function serveWeb(
  fastify: FastifyInstance,
  folder: string,
  { cards = false, publicUrl, offline = true }: WebOptions = {},
): Promise<void> {
  const policies = policiesFor(publicUrl, await inlineScripts(folder))
  const preloads = await readPreloads(folder)
  /** Hashed files never change, so they are read once. */
  const held = new Map<string, Promise<Served | null>>()

  const read = (file: string, accepted: string) => {
    if (!file.startsWith('assets/')) return load(folder, file, accepted)
    const key = `${accepted} ${file}`
    const found = held.get(key) ?? load(folder, file, accepted)
    // Missing files are not cached, because any name can be requested.
    void found.then((served) => served && held.set(key, found))

    return found
  }

  fastify.get('/*', async (request, reply) => {
    const path = pathOf(request.url)

    if (path === null || path.startsWith('/api/')) {
      return sendCode(request, reply, 'not_found')
    }

    const accepted = acceptedOf(request.headers['accept-encoding'])
    const isWorker = path === `/${WORKER}`
    const file = isWorker && !offline ? NO_WORKER : path.slice(1)
    const hashed = file.startsWith('assets/')
    const asFile =
      types[extname(file)] && !file.startsWith('web-') ? await read(file, accepted) : null
    reply.headers({ ...headers, 'Content-Security-Policy': policies.pages })
    if (!asFile && (hashed || isWorker)) return reply.status(404).send('Not found.')
    const page = /^\/admin(\/|$)/.test(path) ? 'web-admin/index.html' : 'web-app/index.html'
    const served = asFile ?? (await read(page, accepted))
    // Pages ask for it before they register the worker.
    if (isWorker && !offline) reply.header('X-Offline', 'off')
    if (cards && path === CARD_PAGE) reply.header('Content-Security-Policy', policies.cards)
    if (!served) return reply.status(404).send('Not found.')
    const preload = asFile ? undefined : preloads.get(path)
    if (preload) reply.header('Link', preload)

    reply.headers({
      'Content-Type': types[extname(asFile ? file : page)],
      'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
      ETag: served.etag,
      ...(served.coding && { 'Content-Encoding': served.coding }),
    })

    const known = request.headers['if-none-match']
      ?.split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''))
    if (known?.includes(served.etag)) return reply.status(304).send()

    return reply.send(served.body)
  })
}

/** Returns the hashes of the scripts within both documents, as the content security policy has them. */
async function inlineScripts(folder: string): Promise<string> {
  const documents = await Promise.all(
    documentNames.map(async (name) => String((await readIfThere(join(folder, name))) ?? '')),
  )

  const scripts = documents.flatMap((html) =>
    [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script!),
  )

  return [...new Set(scripts)]
    .map((script) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join('')
}

/**
 * Reads the files that pages need besides their document, as the build lists them: browsers fetch
 * them with the first files instead of after those have run.
 */
async function readPreloads(folder: string): Promise<ReadonlyMap<string, string>> {
  const listed = await readIfThere(join(folder, '.vite', 'preloads.json'))
  const pages = Object.entries(
    (listed ? JSON.parse(String(listed)) : {}) as Record<string, string[]>,
  )

  return new Map(
    pages.map(([path, files]) => [
      path,
      files.map((file) => `</${file}>; rel=modulepreload`).join(', '),
    ]),
  )
}

/** Returns the decoded path with a leading slash, confined to the folder; null if it is no path. */
function pathOf(url: string): string | null {
  try {
    const path = normalize(decodeURIComponent(url.split('?')[0] ?? '/'))
    return path.startsWith('/') && !path.includes('\0') && !path.includes('\\') ? path : null
  } catch {
    return null
  }
}

/** Returns our codings that the client accepts; the first existing one is sent. */
function acceptedOf(header = ''): string {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
      const weight = parameters.find((word) => word.startsWith('q='))
      return [name, weight ? Number(weight.slice(2)) : 1]
    }),
  )
  return codings
    .map(([coding]) => coding)
    .filter((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0)
    .join(' ')
}

async function load(folder: string, file: string, accepted: string): Promise<Served | null> {
  for (const [coding, suffix] of codings) {
    if (!accepted.includes(coding)) continue
    const body = await readIfThere(join(folder, file + suffix))
    if (body) return { body, coding, etag: etagOf(body) }
  }

  const body = await readIfThere(join(folder, file))
  return body && { body, etag: etagOf(body) }
}

const etagOf = (body: Buffer) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

const readIfThere = (path: string) =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (
      error.code === 'ENOENT' ||
      error.code === 'ENOTDIR' ||
      error.code === 'EISDIR' ||
      error.code === 'ENAMETOOLONG'
    )
      return null

    throw error
  })

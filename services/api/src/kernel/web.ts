import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'

export interface WebFolders {
  /** Built employees' app, served at `/`. */
  app: string
  /** Built console, served at `/admin/`. */
  admin: string
}

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; worker-src 'self' blob:; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'self'; form-action 'self'",
}

/** Serves both apps: files by name, every other page by the app's index, which routes in the browser. */
export async function serveWeb(fastify: any, folders: WebFolders): Promise<void> {
  await fastify.register(fastifyStatic, { root: folders.app, serve: false, preCompressed: true })
  fastify.get('/admin', (_request: unknown, reply: any) => reply.redirect('/admin/'))
  fastify.get('/*', (request: { url: string }, reply: any) => {
    const path = decodeURI(request.url.split('?')[0] ?? '/')
    if (path.startsWith('/api/')) return reply.status(404).send({ message: 'Not found.', code: 'not_found', errors: {} })
    const [root, file] = path.startsWith('/admin/') ? [folders.admin, path.slice('/admin/'.length)] : [folders.app, path.slice(1)]
    for (const [name, value] of Object.entries(headers)) reply.header(name, value)
    const known = file !== '' && !file.includes('..') && existsSync(join(root, file)) && !file.endsWith('/')
    // Built files carry a hash in their names; the index names the newest ones.
    if (known && file.startsWith('assets/')) return reply.sendFile(file, root, { maxAge: '365d', immutable: true })
    if (known) return reply.sendFile(file, root)
    if (file.startsWith('assets/')) return reply.status(404).send('Not found.')
    return reply.header('Cache-Control', 'no-cache').sendFile('index.html', root, { cacheControl: false })
  })
}

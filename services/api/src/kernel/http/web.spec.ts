import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { serveWeb } from './web'

const script = 'export const answer = 42'

const files: Record<string, string | Buffer> = {
  'web-app/index.html': '<title>app</title>',
  'web-admin/index.html': '<title>console</title>',
  'assets/one-abc.js': script,
  'assets/one-abc.js.br': brotliCompressSync(script),
  'assets/one-abc.js.gz': gzipSync(script),
  'assets/two-abc.js': script,
  'favicon.svg': '<svg/>',
  '.vite/preloads.json': '{"/dashboard":["assets/one-abc.js","assets/two-abc.js"]}',
  'app.webmanifest': '{}',
  'icons/icon-192.png': 'png',
  'sw.js': 'worker',
  'remove-worker.js': 'no worker',
  '.stamp': 'not for visitors',
}

describe('the build of both apps', () => {
  let folder: string
  const server = fastify()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'web-'))

    for (const [name, body] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), body)
    }

    await serveWeb(server, folder)
  })

  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })

  it('names the files of a page with its document', async () => {
    expect((await get('/dashboard?tab=1')).headers.link).toBe(
      '</assets/one-abc.js>; rel=modulepreload, </assets/two-abc.js>; rel=modulepreload',
    )
    expect((await get('/timer')).headers.link).toBeUndefined()
    expect((await get('/.vite/preloads.json')).body).toBe('<title>app</title>')
  })

  it('is sent compressed to clients that can read it', async () => {
    const best = await get('/assets/one-abc.js', { 'accept-encoding': 'gzip, deflate, br' })

    expect(best.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'content-type': 'text/javascript; charset=utf-8',
    })

    expect(brotliDecompressSync(best.rawPayload).toString()).toBe(script)
    const older = await get('/assets/one-abc.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(older.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(older.rawPayload).toString()).toBe(script)
    const plain = await get('/assets/one-abc.js')

    expect([plain.headers['content-encoding'], plain.headers.vary, plain.body]).toEqual([
      undefined,
      'Accept-Encoding',
      script,
    ])

    const tags = [best, older, plain].map(({ headers }) => headers.etag)
    expect(new Set(tags).size).toBe(3)
    expect((await get('/assets/two-abc.js', { 'accept-encoding': 'br' })).body).toBe(script)
  })

  it('is cached for ever under its hashed name, and revalidated under any other', async () => {
    expect((await get('/assets/one-abc.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    const page = await get('/dashboard')
    expect(page.headers['cache-control']).toBe('no-cache')
    const again = await get('/dashboard', { 'if-none-match': `W/"x", ${page.headers.etag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await writeFile(join(folder, 'web-app/index.html'), '<title>newer</title>')
    const newer = await get('/dashboard', { 'if-none-match': String(page.headers.etag) })
    expect([newer.statusCode, newer.body]).toEqual([200, '<title>newer</title>'])
  })

  it('answers every page with the document of its app', async () => {
    for (const path of ['/admin', '/admin/', '/admin/payroll/7?tab=x'])
      expect((await get(path)).body).toBe('<title>console</title>')

    for (const path of ['/', '/administration', '/requests', '/web-admin/index.html', '/a%20b'])
      expect((await get(path)).body).toContain('newer')

    expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml')
  })

  it('sends the manifest, its icons and the worker with their types, for a look at each visit', async () => {
    const types: Record<string, string> = {
      '/app.webmanifest': 'application/manifest+json; charset=utf-8',
      '/icons/icon-192.png': 'image/png',
      '/sw.js': 'text/javascript; charset=utf-8',
    }

    for (const [path, type] of Object.entries(types)) {
      const { headers } = await get(path)
      expect([path, headers['content-type']]).toEqual([path, type])
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['content-security-policy']).toContain("manifest-src 'self'")
      expect(headers['x-offline']).toBeUndefined()
    }

    expect((await get('/sw.js')).body).toBe('worker')
  })

  it('removes the worker from browsers if the operator wants none', async () => {
    const other = fastify()
    await serveWeb(other, folder, { offline: false })
    const { body, headers } = await other.inject({ url: '/sw.js' })
    expect([body, headers['x-offline'], headers['cache-control']]).toEqual([
      'no worker',
      'off',
      'no-cache',
    ])
    await other.close()
  })

  it('lets a page connect only to this server and its live channel, and the card page to Stripe', async () => {
    const reaches = (policy: unknown) =>
      String(policy)
        .split('; ')
        .find((rule) => rule.startsWith('connect-src'))

    const at = async (publicUrl: string | undefined, page: string) => {
      const other = fastify()
      await serveWeb(other, folder, { cards: true, ...(publicUrl ? { publicUrl } : {}) })
      const { headers } = await other.inject({ url: page, headers: { host: 'evil.example' } })
      await other.close()

      return reaches(headers['content-security-policy'])
    }

    expect(await at(undefined, '/dashboard')).toBe("connect-src 'self'")
    expect(await at('https://hr.example.com', '/dashboard')).toBe(
      "connect-src 'self' wss://hr.example.com",
    )
    expect(await at('http://localhost:3000', '/admin/payroll')).toBe(
      "connect-src 'self' ws://localhost:3000",
    )
    expect(await at('https://hr.example.com', '/admin/subscription')).toBe(
      "connect-src 'self' wss://hr.example.com https://api.stripe.com",
    )
  })

  it('gives nothing else', async () => {
    expect((await get('/assets/none.js')).statusCode).toBe(404)
    expect((await get('/api/none')).json()).toMatchObject({ code: 'not_found' })

    for (const path of [
      '/.stamp',
      '/../../etc/passwd',
      '/assets/..%2f.stamp',
      '/%00',
      '/assets/one-abc.js.br',
      `/${'a'.repeat(3000)}.js`,
    ]) {
      const { body } = await get(path)
      expect(body).not.toContain('not for visitors')
      expect(body).not.toContain('root:')
    }
  })
})

import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { makeTemporaryFolder } from '../support/temporary-folder'

const root = join(__dirname, '..', '..')

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/**
 * Builds the app that create-react-admin makes, and serves it as the product serves its own:
 * compressed in advance, immutable, with the API at the same origin.
 */
export async function serveScaffold(api: string) {
  const folder = makeTemporaryFolder('bench-scaffold')
  const args = [
    'build',
    join(__dirname, 'scaffold'),
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ]

  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: join(root, 'web-admin'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

  const files = new Map(
    ['index.html', ...readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`)].map(
      (name) => [name, brotliCompressSync(readFileSync(join(folder, name)))] as const,
    ),
  )

  const server = createServer((asked, answer) => {
    if (asked.url?.startsWith('/api/')) return passOn(api, asked, answer)
    const name = asked.url!.slice(1)
    const found = files.has(name) ? name : 'index.html'

    answer.writeHead(200, {
      'Content-Type': types[extname(found)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
      'Cache-Control': found === 'index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    })

    answer.end(files.get(found))
  }).listen(0, '127.0.0.1')

  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  }
}

function passOn(api: string, asked: IncomingMessage, answer: ServerResponse) {
  const to = request(new URL(asked.url!, api), { method: asked.method, headers: asked.headers })

  to.on('response', (given) => {
    answer.writeHead(given.statusCode!, given.headers)
    given.pipe(answer)
  })

  to.on('error', () => answer.destroy())
  asked.pipe(to)
}

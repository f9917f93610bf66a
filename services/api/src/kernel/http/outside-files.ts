import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { FONT_FOLDER, fontPath, scriptStyle } from '@workledger/projections/kernel/look/fonts'
import { outsideStyle } from '@workledger/projections/kernel/look/look'
import type { FastifyInstance } from 'fastify'
import { OUTSIDE_STYLE } from './outside-page'

/** Serves the style and the fonts of public pages. */
export function serveOutsideFiles(fastify: FastifyInstance): void {
  const style = outsideStyle()
  const etag = `"${createHash('sha256').update(style).digest('base64url').slice(0, 22)}"`

  fastify.get(OUTSIDE_STYLE, (request, reply) => {
    reply.headers({
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ETag: etag,
    })

    return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(style)
  })

  fastify.get<{ Params: { name: string } }>(`${FONT_FOLDER}:name`, async ({ params }, reply) => {
    const rules = scriptStyle(params.name.replace(/\.css$/, ''))
    const path = fontPath(params.name)
    if (!path && rules === undefined) return reply.status(404).send('Not found.')

    return reply
      .headers({
        'Content-Type': path ? 'font/woff2' : 'text/css; charset=utf-8',
        'Cache-Control': 'public, max-age=2592000',
        'X-Content-Type-Options': 'nosniff',
      })
      .send(path ? await readFile(path) : rules)
  })
}

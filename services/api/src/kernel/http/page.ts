import type { FastifyReply } from 'fastify'
/**
 * Sends a page without scripts or a referrer, because its address may hold a key. It may have the
 * style and the fonts of public pages.
 * `forms`: the permitted form targets (CSP).
 */
export function sendPage(reply: FastifyReply, html: string, status = 200, forms = "'none'") {
  return reply
    .status(status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action ${forms}; frame-ancestors 'self'`,
    )
    .header('X-Content-Type-Options', 'nosniff')
    .header('Referrer-Policy', 'no-referrer')
    .header('Cache-Control', 'private, no-store')
    .send(html)
}

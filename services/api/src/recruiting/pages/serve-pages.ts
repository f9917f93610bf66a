import { CodedError } from '@workledger/contracts/kernel/errors'
import { pageLanguages } from '@workledger/contracts/recruiting/form-fields'
import type { FastifyReply } from 'fastify'
import { Captcha } from '../../access/captcha.port'
import { ACCESS_CONFIG, type AccessConfig } from '../../kernel/access/access-config'
import type { AreaApi } from '../../kernel/area'
import { PublicOpenings } from '../public-openings.service'
import { chatPage, jobPage, listPage, noPage, thanksPage } from './opening-pages'
import { pageLanguage } from './words'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The address of the messages holds a key.
  'Referrer-Policy': 'no-referrer',
}

const YEAR = 365 * 24 * 3600

interface PageRequest {
  url: string
  params: Record<string, string>
  query: Record<string, string | undefined>
  headers: Record<string, string | undefined>
}

interface PageRoute {
  readonly path: string
  readonly write: (request: PageRequest) => Promise<string>
  /** What the page says where its record is not found. */
  readonly missing: 'missing' | 'noKey'
  readonly cacheControl: string
}

/**
 * Serves the pages of openings and of a candidate's messages. The server renders them, so they
 * appear at once and search engines read them.
 */
export const servePages: NonNullable<AreaApi['serve']> = (fastify, get) => {
  const openings = () => get<PublicOpenings>(PublicOpenings)
  const { publicUrl } = get<AccessConfig>(ACCESS_CONFIG)
  const isCaptchaRequired = () => get<Captcha>(Captcha).required

  const routes = [...openingRoutes(openings, { publicUrl, isCaptchaRequired }), chatRoute(openings)]

  for (const route of routes)
    fastify.get(route.path, (request: unknown, reply: FastifyReply) =>
      answerPage(route, request as PageRequest, reply),
    )
}

async function answerPage(
  { write, missing, cacheControl }: PageRoute,
  request: PageRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { language } = request.query

  if ((pageLanguages as readonly (string | undefined)[]).includes(language))
    return reply
      .status(303)
      .headers({
        'Set-Cookie': `language=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`,
        Location: request.url.split('?')[0],
        'Cache-Control': 'no-store',
      })
      .send()

  const { status, body } = await write(request).then(
    (body) => ({ status: 200, body }),
    (error) => {
      if (error instanceof CodedError && error.status === 404)
        return { status: 404, body: noPage(pageLanguage(request.headers.cookie, 'en'), missing) }

      throw error
    },
  )

  return reply
    .status(status)
    .headers({ ...headers, 'Cache-Control': cacheControl, Vary: 'Cookie' })
    .send(body)
}

const openingRoutes = (
  openings: () => PublicOpenings,
  { publicUrl, isCaptchaRequired }: { publicUrl: string; isCaptchaRequired: () => boolean },
): PageRoute[] => [
  {
    path: '/openings/:id',
    missing: 'missing',
    cacheControl: 'no-cache',
    write: async ({ params, headers }) => {
      const { workspace, openings: open } = await openings().list(params.id!)
      const language = pageLanguage(headers.cookie, workspace.locale)

      return listPage(language, workspace.name, workspace.id, open)
    },
  },
  {
    path: '/openings/:id/job/:jobId',
    missing: 'missing',
    cacheControl: 'no-cache',
    write: async ({ params, headers }) => {
      const { workspace, opening } = await openings().one(params.id!, params.jobId!)
      const language = pageLanguage(headers.cookie, workspace.locale)

      return jobPage(language, opening, publicUrl, isCaptchaRequired())
    },
  },
  {
    path: '/thanks_for_applying',
    missing: 'missing',
    cacheControl: 'no-cache',
    write: async ({ headers, query }) =>
      thanksPage(pageLanguage(headers.cookie, query.locale ?? 'en')),
  },
]

const chatRoute = (openings: () => PublicOpenings): PageRoute => ({
  path: '/ats/candidates/:id/messages/:key',
  missing: 'noKey',
  cacheControl: 'private, no-store',
  write: async ({ params, headers }) => {
    const { workspace, row } = await openings().candidate(params.id!, params.key!)
    const { name, locale } = await openings().workspace(workspace)
    const { id, opening, applied_at } = row

    return chatPage({
      language: pageLanguage(headers.cookie, row.language ?? locale),
      candidate: id,
      opening,
      company: name,
      applied_at,
    })
  },
})

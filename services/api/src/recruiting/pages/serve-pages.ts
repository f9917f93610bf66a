import { CodedError } from '@workledger/contracts/kernel/errors'
import type { FastifyReply } from 'fastify'
import { Captcha } from '../../access/captcha.port'
import { ACCESS_CONFIG, type AccessConfig } from '../../kernel/access/access-config'
import type { AreaApi } from '../../kernel/area'
import { installationOf, otherLanguage } from '../../kernel/http/installation'
import { offeredLanguage, outsideLanguage, type Sender } from '../../kernel/http/outside-page'
import { PublicOpenings } from '../public-openings.service'
import { chatPage, jobPage, listPage, noPage, thanksPage } from './opening-pages'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The address of the messages holds a key.
  'Referrer-Policy': 'no-referrer',
}

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
  const { publicUrl, support } = get<AccessConfig>(ACCESS_CONFIG)
  const installation = installationOf(support)
  const isCaptchaRequired = () => get<Captcha>(Captcha).required

  const routes = [
    ...openingRoutes(openings, { publicUrl, isCaptchaRequired }),
    thanksRoute(openings, installation),
    chatRoute(openings),
  ]

  for (const route of routes)
    fastify.get(route.path, (request: unknown, reply: FastifyReply) =>
      answerPage(route, { installation, request: request as PageRequest }, reply),
    )
}

async function answerPage(
  { write, missing, cacheControl }: PageRoute,
  { request, installation }: { request: PageRequest; installation: Sender },
  reply: FastifyReply,
): Promise<unknown> {
  if (otherLanguage(request, reply)) return reply

  const { status, body } = await write(request).then(
    (body) => ({ status: 200, body }),
    (error) => {
      if (error instanceof CodedError && error.status === 404)
        return {
          status: 404,
          body: noPage(outsideLanguage(request.headers.cookie, 'en'), installation, missing),
        }

      throw error
    },
  )

  return reply
    .status(status)
    .headers({ ...headers, 'Cache-Control': cacheControl, Vary: 'Cookie, Accept-Language' })
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
      const language = outsideLanguage(headers.cookie, workspace.locale)

      return listPage(language, await openings().sender(workspace), open, offeredLanguage(headers))
    },
  },
  {
    path: '/openings/:id/job/:jobId',
    missing: 'missing',
    cacheControl: 'no-cache',
    write: async ({ params, headers }) => {
      const { workspace, opening } = await openings().one(params.id!, params.jobId!)

      return jobPage({
        language: outsideLanguage(headers.cookie, workspace.locale),
        offered: offeredLanguage(headers),
        sender: await openings().sender(workspace),
        opening,
        publicUrl,
        captcha: isCaptchaRequired(),
      })
    },
  },
]

const thanksRoute = (openings: () => PublicOpenings, installation: Sender): PageRoute => ({
  path: '/thanks_for_applying',
  missing: 'missing',
  cacheControl: 'no-cache',
  write: async ({ headers, query }) => {
    const language = outsideLanguage(headers.cookie, query.locale ?? 'en')
    if (!query.company) return thanksPage(language, installation)
    const sender = await openings().sender(await openings().workspace(query.company))

    return thanksPage(language, sender, query.company)
  },
})

const chatRoute = (openings: () => PublicOpenings): PageRoute => ({
  path: '/ats/candidates/:id/messages/:key',
  missing: 'noKey',
  cacheControl: 'private, no-store',
  write: async ({ params, headers }) => {
    const { workspace, row } = await openings().candidate(params.id!, params.key!)
    const company = await openings().workspace(workspace)
    const { id, opening, applied_at } = row

    return chatPage({
      language: outsideLanguage(headers.cookie, row.language ?? company.locale),
      sender: await openings().sender(company),
      candidate: id,
      opening,
      applied_at,
    })
  },
})

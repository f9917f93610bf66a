import { CodedError } from '@workledger/contracts/kernel/errors'
import { type PageLanguage, pageLanguages } from '@workledger/contracts/recruiting/form-fields'
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

interface Asked {
  url: string
  params: Record<string, string>
  query: Record<string, string | undefined>
  headers: Record<string, string | undefined>
}

/**
 * Serves the pages of openings and of a candidate's messages. The server renders them, so they
 * appear at once and search engines read them.
 */
export const servePages: NonNullable<AreaApi['serve']> = (fastify, get) => {
  const page =
    (write: (asked: Asked) => Promise<string>, why: 'missing' | 'noKey', kept: string) =>
    async (request: unknown, reply: any): Promise<unknown> => {
      const asked = request as Asked

      if ((pageLanguages as readonly (string | undefined)[]).includes(asked.query.language)) {
        const cookie = `language=${asked.query.language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
        return reply
          .status(303)
          .headers({
            'Set-Cookie': cookie,
            Location: asked.url.split('?')[0],
            'Cache-Control': 'no-store',
          })
          .send()
      }

      const language = (locale: string): PageLanguage => pageLanguage(asked.headers.cookie, locale)

      const { status, body } = await write(asked).then(
        (body) => ({ status: 200, body }),
        (error) => {
          if (error instanceof CodedError && error.status === 404)
            return { status: 404, body: noPage(language('en'), why) }

          throw error
        },
      )

      return reply
        .status(status)
        .headers({ ...headers, 'Cache-Control': kept, Vary: 'Cookie' })
        .send(body)
    }

  const openings = () => get<PublicOpenings>(PublicOpenings)
  const { publicUrl } = get<AccessConfig>(ACCESS_CONFIG)
  const read = 'no-cache'

  fastify.get(
    '/openings/:id',
    page(
      async ({ params, headers }) => {
        const { workspace, openings: open } = await openings().list(params.id!)
        return listPage(
          pageLanguage(headers.cookie, workspace.locale),
          workspace.name,
          workspace.id,
          open,
        )
      },
      'missing',
      read,
    ),
  )

  fastify.get(
    '/openings/:id/job/:jobId',
    page(
      async ({ params, headers }) => {
        const { workspace, opening } = await openings().one(params.id!, params.jobId!)
        return jobPage(
          pageLanguage(headers.cookie, workspace.locale),
          opening,
          publicUrl,
          get<Captcha>(Captcha).required,
        )
      },
      'missing',
      read,
    ),
  )

  fastify.get(
    '/thanks_for_applying',
    page(
      async ({ headers, query }) => thanksPage(pageLanguage(headers.cookie, query.locale ?? 'en')),
      'missing',
      read,
    ),
  )

  fastify.get(
    '/ats/candidates/:id/messages/:key',
    page(
      async ({ params, headers }) => {
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
      'noKey',
      'private, no-store',
    ),
  )
}

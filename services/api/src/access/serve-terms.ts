import type { FastifyReply, FastifyRequest } from 'fastify'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import type { AreaApi } from '../kernel/area'
import { installationOf, otherLanguage } from '../kernel/http/installation'
import { offeredLanguage, outsideLanguage } from '../kernel/http/outside-page'
import { sendPage } from '../kernel/http/page'
import { termsPage } from './terms-page'

type TermsRequest = FastifyRequest<{ Querystring: Record<string, string | undefined> }>

/** Serves the terms of service. */
export const serveTerms: NonNullable<AreaApi['serve']> = (fastify, get) => {
  fastify.get('/terms.html', (request, reply) => {
    const { url, query, headers } = request as TermsRequest
    if (otherLanguage({ url, query }, reply as FastifyReply)) return reply

    const sender = installationOf(get<AccessConfig>(ACCESS_CONFIG).support)
    const page = termsPage(outsideLanguage(headers.cookie, 'en'), sender, offeredLanguage(headers))

    return sendPage(reply as FastifyReply, page)
  })
}

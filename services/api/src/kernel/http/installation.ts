import { shippedLanguages } from '@workledger/contracts/kernel/area-words'
import type { FastifyReply } from 'fastify'
import type { Support } from '../access/access-config'
import type { Sender } from './outside-page'

/** Returns the installation as the sender of pages that belong to no company. */
export const installationOf = ({ contact }: Support): Sender => ({
  name: 'Workledger',
  logo: '/favicon.svg',
  home: '/',
  contact: contact ?? null,
  product: true,
})

const YEAR = 365 * 24 * 3600

interface Asked {
  readonly url: string
  readonly query: Readonly<Record<string, string | undefined>>
}

/** Remembers a language that the visitor chose, and shows the page again; false if none was. */
export function otherLanguage({ url, query }: Asked, reply: FastifyReply): boolean {
  const language = shippedLanguages.find((each) => each === query.language)
  if (!language) return false

  const rest = new URLSearchParams(url.split('?')[1] ?? '')
  rest.delete('language')

  void reply
    .status(303)
    .headers({
      'Set-Cookie': `language=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`,
      Location: [url.split('?')[0], rest.toString()].filter(Boolean).join('?'),
      'Cache-Control': 'no-store',
    })
    .send()

  return true
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { errorWords } from '@workledger/contracts/error-words'
import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { speakWith } from '@workledger/contracts/kernel/asked-language'
import { filled } from '@workledger/contracts/kernel/faults'
import { preferredLanguage } from '@workledger/contracts/kernel/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const languageStore = new AsyncLocalStorage<ShippedLanguage>()

/**
 * Runs an answer in the language of a request: the server's own sentences follow it. English, the
 * language of no store, needs none: a store makes every promise of the process dearer.
 */
export function inAskedLanguage<T>(headers: FastifyRequest['headers'], answer: () => T): T {
  const language = languageOf(headers)
  if (language === 'en' && languageStore.getStore() === undefined) return answer()

  return languageStore.run(language, answer)
}

const languageOf = (headers: FastifyRequest['headers']): ShippedLanguage =>
  preferredLanguage(headers['accept-language']) ?? 'en'

/**
 * Answers each call in the language of its `Accept-Language`; without one, or in an unknown
 * language, in English.
 */
export function answerInAskedLanguage(fastify: FastifyInstance): void {
  speakWith({
    language: () => languageStore.getStore() ?? 'en',
    sentence({ code, params }, language) {
      const found = (errorWords[language] as Readonly<Record<string, string>>)[code]
      return found === undefined ? undefined : filled(found, params, language)
    },
  })

  let open = 0

  fastify.addHook('onRequest', (request, _, done) => {
    if (languageOf(request.headers) !== 'en') open++
    done()
  })

  fastify.addHook('onResponse', (request, _, done) => {
    if (languageOf(request.headers) !== 'en' && --open === 0) languageStore.disable()
    done()
  })

  // After the body is read: its end would lose the language.
  fastify.addHook('preValidation', (request, _, done) => inAskedLanguage(request.headers, done))
}

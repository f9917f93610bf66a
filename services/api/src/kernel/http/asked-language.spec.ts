import '@workledger/contracts/registry'
import { CodedError, worded } from '@workledger/contracts/kernel/errors'
import fastify from 'fastify'
import { answerInAskedLanguage } from './asked-language'

describe('the language of an answer', () => {
  const server = fastify()
  answerInAskedLanguage(server)
  server.post('/', async () => {
    await Promise.resolve()
    return worded({ code: 'workspace.language' })
  })

  const answered = async (accepted?: string) =>
    (
      await server.inject({
        method: 'POST',
        url: '/',
        payload: { any: 'body' },
        headers: accepted === undefined ? {} : { 'accept-language': accepted },
      })
    ).json().message

  it('is that of Accept-Language, also after a body is read', async () =>
    expect(await answered('ar-EG,en;q=0.5')).toBe('اختر لغة.'))

  it.each([undefined, '*', 'tlh', 'en-GB', ';q=x,,'])('is English for %j', async (accepted) =>
    expect(await answered(accepted)).toBe('Choose a language.'),
  )

  it('is of each call alone', async () =>
    expect(await Promise.all([answered('ar'), answered('en'), answered('ar')])).toEqual([
      'اختر لغة.',
      'Choose a language.',
      'اختر لغة.',
    ]))

  it('lasts until the last call in it has its answer', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = fastify()
    answerInAskedLanguage(slow)
    slow.get('/slow', async () => {
      await held
      return worded({ code: 'workspace.language' })
    })
    slow.get('/', async () => worded({ code: 'workspace.language' }))

    const get = async (url: string, language: string) =>
      (await slow.inject({ url, headers: { 'accept-language': language } })).json().message

    const waiting = get('/slow', 'ar')
    expect(await get('/', 'ar')).toBe('اختر لغة.')
    expect(await get('/', 'en')).toBe('Choose a language.')
    release()
    expect(await waiting).toBe('اختر لغة.')
  })

  it('does not reach the log', () =>
    expect(new CodedError('workspace.language').message).toBe('Choose a language.'))
})

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const list = '/admin/ws/employees?range=[0,14]&filter={}'

/** A document whose first script has sent these reads, with their answers. */
async function documentWith(answers: readonly { status: number; headers?: object }[], token = 't') {
  const data = answers.map((answer, n) => ({ headers: {}, body: { data: n }, ...answer }))
  const addresses = ['/me', list].slice(0, answers.length)
  const response = Promise.resolve(Response.json({ data }))
  const firstReads = { token, language: 'en', sent: [{ addresses, response }] }
  Object.assign(window, { firstReads })
  vi.resetModules()

  return import('./first-reads')
}

describe('reads sent before the code was here', () => {
  beforeEach(() => {
    localStorage.clear()
    localStorage.setItem('workledger.token', 't')
  })

  it('are answered once, however their parameters are written', async () => {
    const { takeFirstRead } = await documentWith([{ status: 200 }, { status: 200 }])
    const encoded = '/admin/ws/employees?filter=%7B%7D&range=%5B0%2C14%5D'
    expect(await (await takeFirstRead(encoded))?.json()).toEqual({ data: 1 })
    expect(takeFirstRead(list)).toBeUndefined()
    expect(takeFirstRead('/announcements')).toBeUndefined()
  })

  it('are sent again after a refusal, or if they are answered alone', async () => {
    const alone = { status: 404, headers: { 'x-alone': '1' } }
    const { takeFirstRead } = await documentWith([{ status: 429 }, alone])
    expect(await takeFirstRead('/me')).toBeNull()
    expect(await takeFirstRead(list)).toBeNull()
  })

  it('serve no other session, and nothing after a change', async () => {
    const other = await documentWith([{ status: 200 }], 'of another person')
    expect(other.takeFirstRead('/me')).toBeUndefined()
    const own = await documentWith([{ status: 200 }])
    own.forgetFirstReads()
    expect(own.takeFirstRead('/me')).toBeUndefined()
  })

  it('leave no address behind at the sign-out', async () => {
    const { session } = await documentWith([]).then(() => import('./session'))
    localStorage.setItem('workledger.first_reads', '{}')
    session.signOut()
    expect(localStorage.getItem('workledger.first_reads')).toBeNull()
  })
})

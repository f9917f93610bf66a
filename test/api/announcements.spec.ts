import { accessApi } from '@workledger/contracts/access/access.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { announcementsApi as api } from '@workledger/contracts/operations/announcements.api'
import { makeOperator } from '../support/operators'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const at = (hours: number) =>
  new Date(Date.now() + hours * 3600_000).toISOString().slice(0, 19).replace('T', ' ')

const now = (text: string) => ({ text, from: at(-1), until: at(24) })

describe('announcements', () => {
  let product: Product
  let first: Company
  let other: Company
  let reader: Person

  beforeAll(async () => {
    product = await startProduct()
    first = await createCompany(product, 'First')
    other = await createCompany(product, 'Other')
    await makeOperator(product, first.admin)
    reader = await hire(product, other, 'Rita')
  })

  afterAll(() => product?.stop())

  const read = async (token: string) => (await product.call(api.announcements, { token })).body.data
  const add = (body: object, token = first.admin.token) =>
    product.call(api.addAnnouncement, { token, body: body as never })
  const list = (query: object = {}) =>
    product.call(api.listAnnouncements, { token: first.admin.token, query })
  const close = (token: string, id: string) =>
    product.call(api.dismissAnnouncement, { token, params: { id } })

  it('reach every signed-in person, between their two moments', async () => {
    const { status, body } = await add({
      ...now('Tonight at 20:00 the service stops.'),
      text_ar: 'تتوقف الخدمة الليلة.',
      text_fr: 'Le service s’arrête ce soir.',
    })

    expect(status).toBe(201)
    expect((await add({ text: 'Tomorrow', from: at(2), until: at(3) })).status).toBe(201)
    expect((await add({ text: 'Yesterday', from: at(-3), until: at(-2) })).status).toBe(201)

    for (const token of [first.admin.token, other.admin.token, reader.token])
      expect(await read(token)).toMatchObject([
        {
          id: body.data.id,
          text: 'Tonight at 20:00 the service stops.',
          text_ar: 'تتوقف الخدمة الليلة.',
          text_fr: 'Le service s’arrête ce soir.',
          text_zh: null,
        },
      ])

    expect((await product.inject({ method: 'GET', url: '/api/v1/announcements' })).status).toBe(401)

    expect((await list()).body.data.map(({ text, status }) => [text, status])).toEqual([
      ['Tomorrow', 'scheduled'],
      ['Tonight at 20:00 the service stops.', 'active'],
      ['Yesterday', 'ended'],
    ])

    expect((await list({ status: 'ended' })).body).toMatchObject({
      total: 1,
      data: [{ text: 'Yesterday' }],
    })
  })

  it('are closed by each person once, wherever they sign in', async () => {
    const { id } = (await read(reader.token))[0]!
    expect((await close(reader.token, id)).status).toBe(204)
    expect(await read(reader.token)).toEqual([])
    const again = await product.call(accessApi.login, {
      body: { email: reader.email, password: PASSWORD },
    })
    expect(await read(again.body.token)).toEqual([])
    expect(await read(other.admin.token)).toHaveLength(1)
    const before = await product.events()
    expect((await close(reader.token, id)).status).toBe(204)
    expect((await close(reader.token, '01900000-0000-7000-8000-0000000f00d5')).status).toBe(404)
    expect(await product.events()).toBe(before)
    expect((await list({ status: 'active' })).body.data).toMatchObject([{ id, dismissed: 1 }])
  })

  it('have a history for operators only', async () => {
    const { id } = (await add(now('Sunday'))).body.data
    const changed = { ...now('Sunday evening') }

    expect(
      (
        await product.call(api.changeAnnouncement, {
          token: first.admin.token,
          params: { id },
          body: changed as never,
        })
      ).status,
    ).toBe(200)

    const history = (token: string) =>
      product.call(auditApi.installationHistory, {
        token,
        params: { stream: `announcement-${id}` },
        query: {},
      })

    const { body } = await history(first.admin.token)

    expect(body.data.events.map(({ type, actor }) => [type, actor.name])).toEqual([
      ['AnnouncementSet', 'Ada Tester'],
      ['AnnouncementChanged', 'Ada Tester'],
    ])

    expect(body.data.events[1]!.changes).toContainEqual({
      field: 'content.text',
      from: 'Sunday',
      to: 'Sunday evening',
    })

    for (const token of [other.admin.token, reader.token])
      expect((await history(token)).status).toBe(403)

    expect(
      (await product.call(api.withdrawAnnouncement, { token: first.admin.token, params: { id } }))
        .status,
    ).toBe(204)
  })

  it('are changed and withdrawn; a closed one stays closed', async () => {
    const { id } = (await add(now('Saturday'))).body.data
    await close(other.admin.token, id)
    const params = { id }
    const token = first.admin.token

    const changed = await product.call(api.changeAnnouncement, {
      token,
      params,
      body: now('Sunday'),
    })

    expect(changed).toMatchObject({
      status: 200,
      body: { data: { text: 'Sunday', status: 'active' } },
    })

    expect((await read(reader.token)).map(({ text }) => text)).toEqual(['Sunday'])
    expect((await read(other.admin.token)).map(({ text }) => text)).not.toContain('Sunday')
    expect((await product.call(api.withdrawAnnouncement, { token, params })).status).toBe(204)
    expect(await read(reader.token)).toEqual([])

    expect(
      await product.call(api.changeAnnouncement, { token, params, body: now('Monday') }),
    ).toMatchObject({
      status: 409,
      body: { code: 'operations.withdrawn' },
    })

    const types = (
      await product.store.readStream('00000000-0000-7000-8000-000000000000', `announcement-${id}`)
    ).map(({ type }) => type)
    expect(types).toEqual(['AnnouncementSet', 'AnnouncementChanged', 'AnnouncementWithdrawn'])
  })

  it('are refused with a sentence when they end before they start, last too long or have too long a text', async () => {
    const before = await product.events()

    const refusal = async (body: object) => {
      const answer = await add(body)
      expect(answer.status).toBe(422)
      return answer.body as unknown as { errors: object }
    }

    expect((await refusal({ text: 'A', from: at(2), until: at(1) })).errors).toEqual({
      until: ['The end must be after the start.'],
    })
    expect((await refusal({ text: 'A', from: at(0), until: at(24 * 400) })).errors).toEqual({
      until: ['An announcement lasts at most 366 days.'],
    })
    expect((await refusal(now('a'.repeat(301)))).errors).toEqual({
      text: ['At most 300 characters.'],
    })
    expect((await refusal(now(' '))).errors).toEqual({ text: ['Required!'] })
    expect((await add(now('Mine'), other.admin.token)).status).toBe(403)
    expect(await product.events()).toBe(before)
  })

  it('are neither shown to nor closed by an administrator in a sign-in-as session', async () => {
    const minted = await product.call(accessApi.loginKey, {
      token: other.admin.token,
      params: { id: reader.employee },
    })

    const as = await product.call(accessApi.loginAs, {
      params: { id: reader.employee },
      body: { key: minted.body.data.key },
    })

    const { id } = (await add(now('For yourselves'))).body.data
    expect(await read(as.body.token)).toEqual([])
    expect((await close(as.body.token, id)).status).toBe(403)
    expect((await read(reader.token)).map(({ text }) => text)).toContain('For yourselves')
  })
})

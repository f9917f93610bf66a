import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { Commands } from '@workledger/api/kernel/commands/commands'
import { Ctx } from '@workledger/api/kernel/http/context'
import { accessApi } from '@workledger/contracts/access/access.api'
import { documentsApi } from '@workledger/contracts/documents/documents.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import { openingsApi } from '@workledger/contracts/recruiting/openings.api'
import { publicOpeningsApi as open } from '@workledger/contracts/recruiting/public-openings.api'
import { recruitingSettingApi } from '@workledger/contracts/recruiting/recruiting-setting.api'
import { candidateDecider } from '@workledger/domain/recruiting/candidate'
import { candidateLink } from '@workledger/projections/recruiting/candidate-link'
import { type Mail, parseMail } from '../jobs/mailbox'
import { startWorkers } from '../jobs/workers'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { application, dataUrl, openingBody } from '../support/recruiting'
import { until } from '../support/until'

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ')

/** A ZIP archive with one entry that claims a size of one gigabyte. */
function zipBomb() {
  const packed = deflateRawSync(Buffer.alloc(1_000_000))
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 'latin1')
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(1_000_000_000, 22)
  head.writeUInt16LE(8, 26)

  return Buffer.concat([head, Buffer.from('bomb.bin'), packed])
}

describe('recruiting', () => {
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let company: Company
  let recruiter: Person
  let interviewer: Person

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    company = await createCompany(product)

    const roles = await product.call(accessApi.roles, {
      token: company.admin.token,
      query: { workspace: company.ws },
    })

    const role = roles.body.data.find(({ name }) => name === 'Recruiter')!
    recruiter = await hire(product, company, 'Rita', { role_id: role.id })
    interviewer = await hire(product, company, 'Ivo')
  })

  afterAll(async () => {
    await workers?.close()
    await product?.stop()
  })

  const publish = async (change: object = {}) => {
    const body = { ...openingBody, ...change } as typeof openingBody

    const { status, body: answer } = await product.call(openingsApi.addOpening, {
      token: recruiter.token,
      params: { ws: company.ws },
      body,
    })

    expect(status).toBe(201)

    return answer.data.id
  }

  const apply = (id: string, change: object = {}) =>
    product.call(open.apply, { params: { id }, body: { ...application, ...change } })

  const list = async (id: string, query: object = {}) =>
    (
      await product.call(candidatesApi.candidates, {
        token: recruiter.token,
        params: { id },
        query,
      })
    ).body.data

  const applied = async (id: string, change: object = {}) => {
    expect(await apply(id, change)).toMatchObject({
      status: 201,
      body: { message: 'Applied Successfully' },
    })

    const { email = application.email } = change as { email?: string }
    return (await list(id)).find((row) => row.email === email)!.id
  }

  const on = (id: string, candidateId: string, token = recruiter.token) => ({
    token,
    params: { id, candidateId },
  })

  const one = async (id: string, candidate: string) =>
    (await product.call(candidatesApi.candidate, on(id, candidate))).body.data
  const move = (id: string, candidate: string, stage: string) =>
    product.call(candidatesApi.changeCandidate, { ...on(id, candidate), body: { stage } })
  const keyOf = async (id: string, revoked = 0) =>
    (await candidateLink(product.keys, '', company.ws, { id, revoked })).split('/').at(-1)!

  const mails = async (): Promise<Mail[]> => {
    const folder = join(product.dataDir, 'outbox')
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
    return Promise.all(files.map(async (file) => parseMail(await readFile(join(folder, file)))))
  }

  const mailTo = (to: string, subject: RegExp) =>
    until(async () => (await mails()).find((mail) => mail.to === to && subject.test(mail.subject)))

  it('refuses a description that is too long once it is escaped, and takes one that just fits', async () => {
    const before = await product.events()
    const params = { ws: company.ws }

    for (const character of ['&', '<', '>']) {
      const body = { ...openingBody, description: character.repeat(20_000) }

      const { status, body: answer } = await product.call(openingsApi.addOpening, {
        token: recruiter.token,
        params,
        body,
      })

      expect([status, Object.keys((answer as any).errors)]).toEqual([422, ['description']])
      expect((answer as any).message).toMatch(
        /^As HTML this text has \d+ characters; at most 20000/,
      )
    }

    expect(await product.events()).toBe(before)
    await publish({ description: '&'.repeat(4000) })
  })

  it('publishes an opening, made harmless, with a form; closes and deletes it', async () => {
    const id = await publish({ description: '<p onclick="x()">Cool<script>alert(1)</script></p>' })
    const params = { ws: company.ws, id }
    const { body } = await product.call(openingsApi.opening, { token: recruiter.token, params })

    expect(body.data).toMatchObject({
      company_id: company.ws,
      description: '<p>Cool</p>',
      stages: 'Applied,Screening,Interview,Offer',
      location: { city: 'Lisbon', country: 'Portugal' },
      status: 'open',
      candidates_count: 0,
    })

    const field = (body: object) =>
      product.call(openingsApi.addFormField, {
        token: recruiter.token,
        params: { id },
        body: body as never,
      })

    const skills = await field({
      name: 'skills',
      display_name: 'Skills',
      type: 'multiselect',
      choices: 'Cooling, Heating',
    })

    const why = await field({
      name: 'why',
      display_name: 'Why us?',
      type: 'textarea',
      is_required: true,
    })

    expect([skills.status, why.status]).toEqual([201, 201])

    expect(await field({ name: 'size', display_name: 'Size', type: 'select' })).toMatchObject({
      status: 422,
      body: { message: 'Please enter choices!' },
    })

    const moved = await product.call(openingsApi.changeFormField, {
      token: recruiter.token,
      params: { id, fieldId: why.body.data.id },
      body: { sort_weight: -1 },
    })

    expect(moved.status).toBe(200)
    const shown = await product.call(open.publicOpening, { params: { ws: company.ws, jobId: id } })

    expect(shown.body.data).toMatchObject({
      title: 'Field Engineer',
      privacy: { retention_months: 6, notice: null },
    })

    expect(
      shown.body.data.form_fields.map(({ name, type, choices }) => [name, type, choices]),
    ).toEqual([
      ['why', 'textarea', []],
      ['skills', 'multi-select', ['Cooling', 'Heating']],
    ])

    expect(
      (await product.call(open.publicOpenings, { params: { ws: company.ws } })).body.data.map(
        (each) => each.id,
      ),
    ).toContain(id)

    const change = (body: object) =>
      product.call(openingsApi.changeOpening, {
        token: recruiter.token,
        params,
        body: body as never,
      })

    expect((await change({ status: 'closed' })).body.data.status).toBe('closed')

    expect(await apply(id, { profile_data: [{ name: 'why', value: 'x' }] })).toMatchObject({
      status: 409,
      body: { code: 'recruiting.closed' },
    })

    expect(
      (await product.call(open.publicOpening, { params: { ws: company.ws, jobId: id } })).status,
    ).toBe(404)
    expect(
      await product.call(openingsApi.opening, { token: interviewer.token, params }),
    ).toMatchObject({ status: 403 })
    expect(
      (await product.call(openingsApi.deleteOpening, { token: recruiter.token, params })).status,
    ).toBe(204)
    expect(
      (await product.call(openingsApi.opening, { token: recruiter.token, params })).status,
    ).toBe(404)
  })

  it('refuses an opening and a form that are not filled in, in the words of the documents, and writes nothing', async () => {
    const before = await product.events()

    const add = (body: object) =>
      product.call(openingsApi.addOpening, {
        token: recruiter.token,
        params: { ws: company.ws },
        body: body as never,
      })

    const { errors } = (await add({})).body as any

    expect(errors).toMatchObject({
      title: ['Please enter job title!'],
      stages: ['Please enter stages!'],
      position_type: ['Please select the job type!'],
      location: ['Please enter the city name!'],
    })

    const without = (await add({ ...openingBody, stages: ' , ', location: {} })).body as any

    expect(without.errors).toMatchObject({
      stages: ['Please enter stages!'],
      'location.city': ['Please enter the city name!'],
      'location.country': ['Please enter the country name!'],
    })

    expect(await product.events()).toBe(before)
    const id = await publish()

    await product.call(openingsApi.addFormField, {
      token: recruiter.token,
      params: { id },
      body: { name: 'why', display_name: 'Why us?', type: 'textarea', is_required: true },
    })

    const start = await product.events()

    expect(
      ((await product.call(open.apply, { params: { id }, body: {} as never })).body as any).errors,
    ).toMatchObject({
      first_name: ['Please Enter the First Name!'],
      last_name: ['Please Enter the Last Name!'],
      email: ['Please Enter the Email Address!'],
      phone: ['Please Enter the Phone Number!'],
      resume: ['Please Upload the resume!'],
      consent: ['Please agree to the privacy notice.'],
    })

    const tries = async () =>
      Number(
        (await product.owner.query('select coalesce(sum(failures), 0) as n from vault.attempts'))
          .rows[0].n,
      )

    const tried = await tries()

    expect(await apply(id)).toMatchObject({
      status: 422,
      body: { errors: { 'profile_data.why': ['This field is required'] } },
    })

    // A refused form counts against its network, not against the opening.
    expect(await tries()).toBeCloseTo(tried + 1, 1)
    const profile_data = [{ name: 'why', value: 'Cold' }]

    const resumes: [string, number][] = [
      [dataUrl('MZ\x90\0 a program', 'application/pdf'), 415],
      [dataUrl('<script>'), 415],
      ['javascript:alert(1)', 422],
      [dataUrl(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(1_100_000)])), 413],
      [dataUrl(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(2_000_000)])), 413],
      // An archive that would expand to a gigabyte: it is no document, and is not expanded.
      [
        dataUrl(Buffer.concat([Buffer.from('3026b2758e66cf11a6d9', 'hex'), Buffer.alloc(190)])),
        415,
      ],
      [dataUrl(`${' '.repeat(1024)}%PDF-1.7`), 415],
      [
        dataUrl(
          zipBomb(),
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        ),
        415,
      ],
    ]

    for (const [content, status] of resumes)
      expect(
        await apply(id, { profile_data, resume: { file_name: 'cv.pdf', content } }),
      ).toMatchObject({
        status,
        body: { code: expect.any(String) },
      })

    expect(await apply(id, { profile_data, consent: false })).toMatchObject({ status: 422 })
    expect(await product.events()).toBe(start)
    const files = await readdir(join(product.dataDir, 'files', 'pending')).catch(() => [])
    expect(files).toEqual([])
  })

  it('takes an application once, keeps the answered form and the resume under the candidate’s key', async () => {
    const id = await publish()

    const field = await product.call(openingsApi.addFormField, {
      token: recruiter.token,
      params: { id },
      body: { name: 'why', display_name: 'Why us?', type: 'text' },
    })

    const large = dataUrl(
      Buffer.concat([Buffer.from('%PDF-1.7 Sara'), Buffer.alloc(1024 * 1024 - 13)]),
    )

    const first = await apply(id, {
      profile_data: [{ name: 'why', value: 'Cold' }],
      resume: { file_name: 'cv.pdf', content: large },
    })

    const candidate = (await list(id))[0]!.id
    const again = await apply(id, { first_name: 'Eve', email: 'SARA@mail.example ' })
    expect([again.status, again.body]).toEqual([first.status, first.body])
    // The owner of the mailbox is unknown: the recruiter sees both.
    const beside = (await list(id)).filter((row) => row.id !== candidate)
    expect(beside.map(({ first_name, email }) => [first_name, email])).toEqual([
      ['Eve', 'sara@mail.example'],
    ])
    expect((await product.call(candidatesApi.resume, on(id, beside[0]!.id))).status).toBe(200)

    for (let n = 0; n < 6; n++)
      expect((await apply(id, { first_name: 'Mallory' })).body).toEqual(first.body)

    expect(await list(id)).toHaveLength(5)

    await product.call(openingsApi.deleteFormField, {
      token: recruiter.token,
      params: { id, fieldId: field.body.data.id },
    })

    expect(await one(id, candidate)).toMatchObject({
      first_name: 'Sara',
      stage: 'Applied',
      status: 'active',
      profile_data: [{ name: 'why', display_name: 'Why us?', type: 'text', value: 'Cold' }],
      resume: { content_type: 'application/pdf', size: 1024 * 1024 },
    })

    const resume = await product.call(candidatesApi.resume, on(id, candidate))

    expect([resume.status, resume.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename*=UTF-8''Sara%20Lindqvist.pdf`,
    ])

    expect(resume.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(
      (await product.call(candidatesApi.resume, on(id, candidate, interviewer.token))).status,
    ).toBe(403)
    // The same address at another opening is shown, and a search finds it.
    const other = await publish({ title: 'Technician' })
    await applied(other)
    expect((await one(id, candidate)).also).toContainEqual(
      expect.objectContaining({ opening: 'Technician' }),
    )
    expect(await list(id, { search: 'lindq' })).toHaveLength(5)
    expect(await list(id, { search: 'nobody' })).toHaveLength(0)
    // The log has none of it in plain text.
    const rows = await product.stored(({ stream }) => stream === `candidate-${candidate}`)
    expect(rows.map(({ type }) => type)).toContain('CandidateApplied')
    expect(JSON.stringify(rows)).not.toMatch(/Sara|Lindqvist|sara@|Cold/)
  })

  it('moves candidates, also out of a stage that is removed, and refuses stages that are none', async () => {
    const id = await publish()
    const candidate = await applied(id)
    expect((await move(id, candidate, 'Interview')).body.data.stage).toBe('Interview')

    expect(await move(id, candidate, 'Nowhere')).toMatchObject({
      status: 422,
      body: { code: 'recruiting.unknown_stage' },
    })

    expect(await move(id, candidate, ' ')).toMatchObject({
      status: 422,
      body: { message: 'Please Enter the Candidate stage!' },
    })

    const changed = await product.call(openingsApi.changeOpening, {
      token: recruiter.token,
      params: { ws: company.ws, id },
      body: { stages: ['Applied', 'Screening', 'Offer'] },
    })

    expect(changed.status).toBe(200)
    expect((await one(id, candidate)).stage).toBe('Screening')

    const stale = await product.call(candidatesApi.changeCandidate, {
      ...on(id, candidate),
      headers: { 'if-match': '"0"' },
      body: { stage: 'Offer' },
    })

    expect(stale).toMatchObject({ status: 409, body: { code: 'state.stale' } })
  })

  it('says for how many days each is in a stage, on average too, and how many were decided on', async () => {
    const id = await publish()
    const [here, gone] = [await applied(id), await applied(id, { email: 'other@mail.example' })]
    await move(id, here, 'Interview')
    await product.call(candidatesApi.rejectCandidate, { ...on(id, gone), body: {} })

    const figures = async () =>
      (
        await product.call(candidatesApi.candidateFigures, {
          token: recruiter.token,
          params: { id },
        })
      ).body.data

    expect(await figures()).toEqual({
      stages: [
        { stage: 'Applied', count: 0, average_days: null, planned_days: null, waiting: 0 },
        { stage: 'Screening', count: 0, average_days: null, planned_days: null, waiting: 0 },
        { stage: 'Interview', count: 1, average_days: '0.0', planned_days: null, waiting: 0 },
        { stage: 'Offer', count: 0, average_days: null, planned_days: null, waiting: 0 },
      ],
      hired: 0,
      rejected: 1,
    })

    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

    const path = [
      { stage: 'Applied', at: ago(9) },
      { stage: 'Interview', at: ago(4) },
    ]

    await product.owner.query('update read.candidates set stage_at = $1, path = $2 where id = $3', [
      ago(4),
      JSON.stringify(path),
      here,
    ])

    expect((await figures()).stages[2]).toEqual({
      stage: 'Interview',
      count: 1,
      average_days: '4.0',
      planned_days: null,
      waiting: 0,
    })

    expect((await list(id)).find((row) => row.id === here)).toMatchObject({ days_in_stage: 4 })

    expect((await one(id, here)).path).toEqual([
      { stage: 'Applied', days: 5 },
      { stage: 'Screening', days: null },
      { stage: 'Interview', days: 4 },
      { stage: 'Offer', days: null },
    ])

    // Longer than planned means one day more than the plan.
    const opening = { token: recruiter.token, params: { ws: company.ws, id } }

    for (const [days, waiting] of [
      [4, 0],
      [3, 1],
    ]) {
      const planned_days = [{ stage: 'Interview', days: days! }]

      const planned = await product.call(openingsApi.changeOpening, {
        ...opening,
        body: { planned_days },
      })

      expect([planned.status, planned.body.data.planned_days]).toEqual([200, planned_days])

      expect((await figures()).stages[2]).toEqual({
        stage: 'Interview',
        count: 1,
        average_days: '4.0',
        planned_days: days,
        waiting,
      })
    }

    for (const bad of [
      [{ stage: 'Gone', days: 2 }],
      [{ stage: 'Offer', days: 0 }],
      [{ stage: 'Offer', days: 366 }],
      [{ stage: 'Offer', days: 1.5 }],
    ]) {
      const before = await product.events()
      expect(
        await product.call(openingsApi.changeOpening, { ...opening, body: { planned_days: bad } }),
      ).toMatchObject({ status: 422 })
      expect(await product.events()).toBe(before)
    }

    // A reconsidered candidate waits from that moment on.
    const since = (await one(id, gone)).stage_at
    await product.call(candidatesApi.reconsiderCandidate, on(id, gone))
    expect((await one(id, gone)).stage_at >= since).toBe(true)
    expect((await figures()).stages[0]).toMatchObject({ count: 1 })
    const asked = { token: interviewer.token, params: { id } }
    expect(await product.call(candidatesApi.candidateFigures, asked)).toMatchObject({ status: 403 })

    expect(
      await product.call(candidatesApi.candidateFigures, {
        ...asked,
        token: recruiter.token,
        params: { id: company.ws },
      }),
    ).toMatchObject({
      status: 404,
    })
  })

  it('exchanges messages by mail and by a key that opens one candidate until it is revoked', async () => {
    const id = await publish()
    const candidate = await applied(id, { email: 'mes@mail.example' })
    const other = await applied(id, { email: 'other@mail.example' })

    expect(
      await product.call(candidatesApi.sendMessage, {
        token: recruiter.token,
        params: { id: candidate },
        body: { body: ' ' },
      }),
    ).toMatchObject({
      status: 422,
      body: { message: "Can't send empty message" },
    })

    const sent = await product.call(candidatesApi.sendMessage, {
      token: recruiter.token,
      params: { id: candidate },
      body: { subject: 'A question', body: 'When could you start?\n<b>Really</b>' },
    })

    expect(sent.status).toBe(201)
    const mail = await mailTo('mes@mail.example', /A question/)
    const [, linked] = /messages\/([\w-]{20,})/.exec(mail.text)!
    const msg_key = await keyOf(candidate)
    expect(linked).toBe(msg_key)
    const look = (id: string, msg_key: string) =>
      product.call(open.publicMessages, { params: { id }, query: { msg_key } })

    const answer = (body: string, key = msg_key) =>
      product.call(open.sendPublicMessage, {
        params: { id: candidate },
        body: { msg_key: key, body },
      })

    expect((await look(candidate, msg_key)).body.data).toMatchObject([
      {
        subject: 'A question',
        from_candidate: false,
        sender: { name: 'Rita Tester' },
        hasAttachments: false,
      },
    ])

    expect((await answer('In May')).status).toBe(201)
    expect((await mailTo(recruiter.email, /answered/)).subject).toBe(
      'Sara Lindqvist answered: Field Engineer',
    )

    const { body } = await product.call(candidatesApi.messages, {
      token: recruiter.token,
      params: { id: candidate },
    })

    expect(body.data.map(({ subject, body, sender }) => [subject, body, sender.name])).toEqual([
      ['A question', 'When could you start?\n<b>Really</b>', 'Rita Tester'],
      ['Message regarding job post', 'In May', 'Sara Lindqvist'],
    ])

    expect((await list(id)).find((row) => row.id === candidate)).toMatchObject({ unread: true })
    const refused = { status: 404, body: { code: 'recruiting.key' } }

    for (const [who, key] of [
      [candidate, ''],
      [candidate, 'wrong'],
      [other, msg_key],
      [company.ws, msg_key],
    ] as const)
      expect(await look(who, key)).toMatchObject(refused)

    expect(
      (
        await product.call(candidatesApi.revokeMessageLink, {
          token: recruiter.token,
          params: { id: candidate },
        })
      ).status,
    ).toBe(200)

    expect(await look(candidate, msg_key)).toMatchObject(refused)
    expect(await answer('x')).toMatchObject(refused)
    expect((await look(candidate, await keyOf(candidate, 1))).status).toBe(200)
    const { rows } = await product.owner.query(
      `select hash::text from vault.link_keys where kind = 'candidate'`,
    )
    expect(JSON.stringify(rows)).not.toContain(msg_key)
  })

  it('writes to candidates in the language in which they applied, and to who leads an interview in the company’s', async () => {
    const id = await publish()
    const start = await product.events()
    expect(await apply(id, { language: 'xx' })).toMatchObject({ status: 422 })
    expect(await product.events()).toBe(start)
    const candidate = await applied(id, { email: 'noor@mail.example', language: 'ar' })
    expect(await mailTo('noor@mail.example', /^طلبك: \u2068?Field Engineer/)).toMatchObject({
      text: expect.stringContaining('افتح رسائلك'),
    })
    const body = { subject: 'A question', body: 'When?' }

    await product.call(candidatesApi.sendMessage, {
      token: recruiter.token,
      params: { id: candidate },
      body,
    })

    expect((await mailTo('noor@mail.example', /A question/))!.text).toContain('افتح رسائلك')

    await product.call(candidatesApi.scheduleInterview, {
      ...on(id, candidate),
      body: { starts_at: inDays(3), people: [interviewer.employee] },
    })

    // Mails to candidates, who do not know the product, are in the company's name; those to its own
    // people in the product's.
    expect(await mailTo('noor@mail.example', /^مقابلة: \u2068?Field Engineer/)).toMatchObject({
      from: 'Northwind <hr@example.com>',
    })
    expect(await mailTo(interviewer.email, /^Interview with Sara/)).toMatchObject({
      from: 'Workledger <hr@example.com>',
    })

    const page = async (cookie = '') => {
      const url = `/ats/candidates/${candidate}/messages/${await keyOf(candidate)}`
      return (await product.inject({ method: 'GET', url, headers: { cookie } })).body
    }

    expect(await page()).toContain('<html lang="ar" dir="rtl">')
    expect(await page('language=en')).toContain('<html lang="en" dir="ltr">')
  })

  it('shows script in typed text as text: on the pages, in their data, mails and files', async () => {
    const evil = `</script><script>alert(1)</script>"><img src=x onerror=alert(1)>`
    const id = await publish({ title: evil, location: { city: evil, country: 'Portugal' } })

    await product.call(openingsApi.addFormField, {
      token: recruiter.token,
      params: { id },
      body: { name: 'way', display_name: evil, type: 'select', choices: [evil] },
    })

    const candidate = await applied(id, {
      first_name: '=1+1',
      last_name: evil,
      email: 'evil@mail.example',
    })

    const harmless = (text: string) => expect(text).not.toMatch(/<script>|<img/)
    const read = async (url: string, token?: string) =>
      (await product.inject({ method: 'GET', url, token })).body as string
    const page = await read(`/openings/${company.ws}/job/${id}`)
    harmless(page)
    harmless(await read(`/openings/${company.ws}`))
    harmless(await read(`/ats/candidates/${candidate}/messages/${await keyOf(candidate)}`))
    const data = JSON.parse(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)![1]!,
    )
    expect([data.title, data.jobLocation.address.addressLocality]).toEqual([evil, evil])
    harmless((await mailTo('evil@mail.example', /^Your application/))!.html)
    const file = await read(`/api/v1/workspaces/${company.ws}/exports/candidates`, recruiter.token)
    expect(file).toMatch(/(^|,)"?'=1\+1/m)
    const { headers } = await product.call(candidatesApi.resume, on(id, candidate))
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.!()~*'-]+$/)
  })

  it('rates, notes and interviews; each who leads an interview judges for themselves', async () => {
    const id = await publish()
    const candidate = await applied(id, { email: 'int@mail.example' })
    const rate = (token: string, rating: number) =>
      product.call(candidatesApi.rateCandidate, { ...on(id, candidate, token), body: { rating } })
    await rate(recruiter.token, 5)
    expect((await rate(company.admin.token, 4)).body.data).toMatchObject({ rating: '4.5' })

    expect(await rate(recruiter.token, 6)).toMatchObject({
      status: 422,
      body: { message: 'Rate from 1 to 5.' },
    })

    const note = await product.call(candidatesApi.addNote, {
      ...on(id, candidate),
      body: { text: 'Calm' },
    })

    const deleteNote = (token: string) =>
      product.call(candidatesApi.deleteNote, {
        token,
        params: { id, candidateId: candidate, noteId: note.body.data.id },
      })

    expect((await deleteNote(company.admin.token)).body).toMatchObject({
      code: 'recruiting.own_note',
    })
    const people = [interviewer.employee, company.admin.employee]

    const schedule = (change: object) =>
      product.call(candidatesApi.scheduleInterview, {
        ...on(id, candidate),
        body: { starts_at: inDays(2), people, place: 'Rua 1', ...change } as never,
      })

    expect(await schedule({ starts_at: inDays(-1) })).toMatchObject({
      status: 422,
      body: { code: 'recruiting.interview_past' },
    })

    expect(await schedule({ people: [] })).toMatchObject({
      status: 422,
      body: { message: 'Please choose who leads the interview.' },
    })

    expect(await schedule({ people: [company.ws] })).toMatchObject({ status: 422 })
    const scheduled = await schedule({})
    expect(scheduled.status).toBe(201)
    const interviewId = scheduled.body.data.id
    const mail = await mailTo('int@mail.example', /^Interview:/)
    expect(mail.raw).toContain('method=REQUEST')
    await mailTo(interviewer.email, /Interview with Sara/)

    const feedback = (token: string) =>
      product.call(candidatesApi.giveFeedback, {
        token,
        params: { id: interviewId },
        body: { rating: 3, text: 'Knows compressors' },
      })

    expect(await feedback(interviewer.token)).toMatchObject({
      status: 409,
      body: { code: 'recruiting.early_feedback' },
    })

    expect(await feedback(recruiter.token)).toMatchObject({
      status: 409,
      body: { code: 'recruiting.not_interviewer' },
    })

    // It has begun, by the clock of the command.
    const give = (employee_id: string, text: string) =>
      product.app
        .get(Commands, { strict: false })
        .in(Ctx.begin('test', new Date(Date.now() + 3 * 86_400_000)), company.ws)
        .run(candidateDecider, candidate, {
          type: 'give-feedback',
          candidate_id: candidate,
          interview_id: interviewId,
          employee_id,
          rating: 3,
          text,
          now: new Date(Date.now() + 3 * 86_400_000).toISOString(),
        })

    await give(company.admin.employee, 'Knows compressors')

    const seen = async (token: string) =>
      (
        await product.call(candidatesApi.interviews, {
          token,
          params: { ws: company.ws },
          query: { candidate_id: candidate },
        })
      ).body.data

    expect(await seen(interviewer.token)).toMatchObject([
      { id: interviewId, feedback_count: 1, feedback: [] },
    ])
    await give(interviewer.employee, 'Friendly')

    expect((await seen(interviewer.token))[0]!.feedback.map(({ text }) => text)).toEqual([
      'Friendly',
      'Knows compressors',
    ])

    expect((await seen(recruiter.token))[0]!.feedback).toHaveLength(2)

    const found = async (query: object) =>
      (
        await product.call(candidatesApi.interviews, {
          token: recruiter.token,
          params: { ws: company.ws },
          query: { candidate_id: candidate, ...query },
        })
      ).body.total

    expect(await found({ led_by: interviewer.employee, when: 'upcoming' })).toBe(1)
    expect(await found({ led_by: interviewer.employee, when: 'past' })).toBe(0)
    expect(await found({ led_by: recruiter.employee })).toBe(0)

    expect(
      (
        await product.call(candidatesApi.interviews, {
          token: (await hire(product, company, 'Nils')).token,
          params: { ws: company.ws },
          query: {},
        })
      ).body.total,
    ).toBe(0)

    const on3 = { token: recruiter.token, params: { id, candidateId: candidate, interviewId } }
    expect(
      (await product.call(candidatesApi.changeInterview, { ...on3, body: { minutes: 30 } })).status,
    ).toBe(204)
    expect((await mailTo('int@mail.example', /changed/)).raw).toContain('method=REQUEST')

    // A removed interviewer is informed, and an added one is invited.
    const own = {
      name: 'Ours',
      kind: 'interview_changed' as const,
      subject: '{opening}: {when}',
      body: 'Dear {first_name},\n\nnow at {place}.',
    }

    const template = (body: object) =>
      product.call(recruitingSettingApi.addRecruitingTemplate, {
        token: recruiter.token,
        params: { ws: company.ws },
        body: body as typeof own,
      })

    expect((await template(own)).status).toBe(201)

    expect(await template({ ...own, name: 'Twice' })).toMatchObject({
      status: 422,
      body: { code: 'recruiting.same_kind' },
    })

    const change = { people: [recruiter.employee, company.admin.employee], place: 'Rua 2' }
    expect(
      (await product.call(candidatesApi.changeInterview, { ...on3, body: change })).status,
    ).toBe(204)
    const off = await mailTo(interviewer.email, /no longer lead/)
    expect(off.raw).toContain('method=CANCEL')
    await mailTo(recruiter.email, /^Interview with Sara/)
    const moved = await mailTo('int@mail.example', /^Field Engineer: .*30 minutes/)
    expect(moved.text).toContain('now at Rua 2.')
    expect((await product.call(candidatesApi.cancelInterview, on3)).status).toBe(204)
    expect((await mailTo('int@mail.example', /cancelled/)).raw).toContain('method=CANCEL')
    expect(await product.call(candidatesApi.cancelInterview, on3)).toMatchObject({ status: 409 })
  })

  it('rejects with a mail, reconsiders, and hires once: an employee with the resume among the documents', async () => {
    const id = await publish()
    const candidate = await applied(id, { email: 'new@mail.example', gender: 'female' })
    const mail = { subject: 'Your application', body: 'Dear Sara,\n\nnot this time.' }
    const reject = () =>
      product.call(candidatesApi.rejectCandidate, { ...on(id, candidate), body: { mail } })
    expect((await reject()).body.data).toMatchObject({ status: 'rejected', rejection: mail })
    expect((await mailTo('new@mail.example', /^Your application$/)).text).toContain(
      'not this time.',
    )
    expect(await reject()).toMatchObject({ status: 409, body: { code: 'recruiting.rejected' } })

    const make = () =>
      product.call(candidatesApi.hireCandidate, {
        ...on(id, candidate),
        body: { hired_on: '2026-12-01' },
      })

    expect(await make()).toMatchObject({ status: 409, body: { code: 'recruiting.rejected' } })
    expect(
      (await product.call(candidatesApi.reconsiderCandidate, on(id, candidate))).body.data.status,
    ).toBe('active')
    // The address of a present employee.
    const taken = await applied(id, { email: interviewer.email })

    const written = async () => {
      const all = await Promise.all(
        [`candidate-${taken}`, `directory-${company.ws}`].map((stream) =>
          product.store.readStream(company.ws, stream),
        ),
      )
      return all.map(({ length }) => length)
    }

    const before = await written()

    expect(
      await product.call(candidatesApi.hireCandidate, { ...on(id, taken), body: {} }),
    ).toMatchObject({
      body: { code: 'people.email_taken' },
    })

    expect(await written()).toEqual(before)
    const [one_, two] = await Promise.all([make(), make()])
    expect([one_.status, two.status].filter((status) => status === 201)).toHaveLength(1)
    expect(await make()).toMatchObject({ status: 409, body: { code: 'recruiting.hired' } })
    const employee = (one_.status === 201 ? one_ : two).body.data.id

    const { body } = await product.call(peopleApi.employee, {
      token: company.admin.token,
      params: { ws: company.ws, id: employee },
    })

    expect(body.data).toMatchObject({
      first_name: 'Sara',
      last_name: 'Lindqvist',
      email: 'new@mail.example',
      hired_on: '2026-12-01',
      role: { name: 'Employee' },
    })

    expect(await one(id, candidate)).toMatchObject({ status: 'hired', employee_id: employee })

    const documents = await product.call(documentsApi.documents, {
      token: company.admin.token,
      params: { id: employee },
      query: {},
    })

    expect(documents.body.data).toMatchObject([{ filename: 'Resume', type: 'Resume', size: 13 }])
    const docId = documents.body.data[0]!.id

    const link = await product.call(documentsApi.document, {
      token: company.admin.token,
      params: { id: employee, docId },
      query: {},
    })

    // The employee's copy does not need the candidate's key.
    expect((await product.call(candidatesApi.deleteCandidate, on(id, candidate))).status).toBe(204)
    expect((await product.inject({ method: 'GET', url: link.body.data.url })).body).toBe(
      '%PDF-1.7 Sara',
    )
    expect(await readdir(join(product.dataDir, 'files', 'pending'))).toEqual([])
  })

  it('destroys the key of a deleted candidate, with the opening too; the same person may apply again', async () => {
    const id = await publish()
    const candidate = await applied(id)
    const key = await keyOf(candidate)
    const alive = async (person: string) =>
      (await product.vault.keysFor(company.ws, [person], { create: false })).has(person)
    expect(await alive(candidate)).toBe(true)
    expect((await product.call(candidatesApi.deleteCandidate, on(id, candidate))).status).toBe(204)
    expect(await alive(candidate)).toBe(false)
    expect((await product.call(candidatesApi.candidate, on(id, candidate))).status).toBe(404)

    expect(
      await product.call(open.publicMessages, {
        params: { id: candidate },
        query: { msg_key: key },
      }),
    ).toMatchObject({ status: 404 })

    const again = await applied(id)
    expect(again).not.toBe(candidate)
    expect(await one(id, again)).toMatchObject({ first_name: 'Sara' })

    await product.call(openingsApi.deleteOpening, {
      token: recruiter.token,
      params: { ws: company.ws, id },
    })

    await until(async () => !(await alive(again)))
  })

  it('erases applications at the end of the retention that applied when they were made', async () => {
    const setting = (body: object) =>
      product.call(recruitingSettingApi.changeRecruitingSetting, {
        token: recruiter.token,
        params: { ws: company.ws },
        body,
      })

    expect(await setting({ retention_months: 5 })).toMatchObject({ status: 422 })

    expect(
      (await setting({ retention_months: 1, privacy_notice: 'Our officer: privacy@example.com' }))
        .body.data.retention_months,
    ).toBe(1)

    const id = await publish()
    const candidate = await applied(id)
    expect((await one(id, candidate)).erase_on! > inDays(27).slice(0, 10)).toBe(true)
    const { Retention } = await import('@workledger/jobs/recruiting/retention')
    const { SystemCommands } = await import('@workledger/jobs/kernel/commands')
    const pool = product.owner as never

    const context = {
      ask: <T>(workspace: string, query: (db: any) => Promise<T>) =>
        query(workers.reads.of([workspace])),
    }

    const after = (days: number) =>
      new Retention({ vault: pool, commands: new SystemCommands(product.store), context }).run(
        new Date(Date.now() + days * 86_400_000),
      )

    await after(26)
    await product.settled()
    expect(await list(id)).toHaveLength(1)
    await after(34)
    await product.settled()
    expect(await list(id)).toHaveLength(0)
    expect((await product.vault.keysFor(company.ws, [candidate], { create: false })).size).toBe(0)
  })
})

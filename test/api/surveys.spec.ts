import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { accessApi } from '@workledger/contracts/access/access.api'
import { changesApi } from '@workledger/contracts/changes/changes.api'
import { noticesApi } from '@workledger/contracts/notices/notices.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { surveysApi as api } from '@workledger/contracts/surveys/surveys.api'
import { SurveyBox } from '@workledger/event-store/secrets/survey-box'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { SurveyRounds } from '@workledger/jobs/surveys/survey-rounds'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { askedAt } from '@workledger/projections/surveys/surveys.queries'
import { Pool } from 'pg'
import pino from 'pino'
import { parseMail } from '../jobs/mailbox'
import { startWorkers } from '../jobs/workers'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { changedBetween, type WholeDatabase, wholeDatabase } from '../support/whole-database'

const DAY = 86_400_000

describe('surveys, over HTTP', () => {
  let product: Product
  let company: Company
  let other: Company
  let mia: Person
  let vault: Pool
  let reads: TenantReads
  let printed = ''
  const people: { id: string; email: string }[] = []

  beforeAll(async () => {
    const printer = new Writable({
      write(chunk, _, done) {
        printed += chunk
        done()
      },
    })

    const log = pino({ level: 'trace' }, printer)
    product = await startProduct({ log })
    vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 4 })
    reads = new TenantReads(product.database.urls.wl_jobs)
    company = await createCompany(product)
    other = await createCompany(product, 'Other')
    mia = await hire(product, company, 'Mia')

    people.push(
      { id: company.admin.employee, email: company.admin.email },
      { id: mia.employee, email: mia.email },
    )

    for (let n = 1; n <= 11; n++) {
      const { employee: id, email } = await hire(product, company, `Asked${n}`)
      people.push({ id, email })
    }
  })

  afterAll(async () => {
    await vault?.end()
    await reads?.close()
    await product?.stop()
  })

  const token = () => company.admin.token
  const ws = () => ({ token: token(), params: { ws: company.ws } })
  const on = (id: string) => ({ token: token(), params: { id } })

  const add = async (privacy: 'anonymous' | 'confidential', change: object = {}) => {
    const added = await product.call(api.addSurvey, {
      ...ws(),
      body: { name: 'Pulse', privacy, ...change },
    })

    expect(added.status).toBe(201)
    const { id } = added.body.data
    const questions: string[] = []

    for (const [question, answer_type] of [
      ['How is your workload?', 'rating'],
      ['What would you change?', 'text'],
      ['What should stay?', 'text'],
    ] as const) {
      const answer = await product.call(api.addSurveyQuestion, {
        ...on(id),
        body: { question, answer_type },
      })

      expect(answer.status).toBe(201)
      questions.push(answer.body.data.id)
    }

    return { id, questions }
  }

  type Survey = Awaited<ReturnType<typeof add>>

  /** Sends a round and answers it for all people, as the worker does with the mail. */
  const send = async (survey: Survey, named = false): Promise<string> => {
    expect((await product.call(api.sendSurvey, { ...on(survey.id), body: {} })).status).toBe(200)
    const { rows } = await product.owner.query('select round_id from read.surveys where id = $1', [
      survey.id,
    ])
    const round = rows[0].round_id
    const of = { workspace: company.ws, survey: survey.id, round }

    await product.surveys.invite(
      of,
      people.map(({ id }) => id),
      named,
    )

    return round
  }

  const sheet = (survey: Survey, n: number) => [
    { es_question_id: survey.questions[0]!, answer: (n % 5) + 1 },
    { es_question_id: survey.questions[1]!, answer: `secret of ${n}` },
    { es_question_id: survey.questions[2]!, answer: `wish of ${n}` },
  ]

  const answerBy = (
    survey: Survey,
    key: string,
    n: number,
    { headers = {}, who }: { headers?: Record<string, string>; who?: string } = {},
  ) =>
    product.call(api.answerSurvey, {
      params: { ws: company.ws, surveyId: survey.id },
      body: { key, answers: sheet(survey, n) },
      headers,
      token: who,
    })

  const answer = async (survey: Survey, round: string, ...which: number[]) => {
    for (const n of which)
      expect([
        n,
        (await answerBy(survey, product.surveys.keyOf(round, people[n]!.id), n)).status,
      ]).toEqual([n, 200])
  }

  const worker = (surveys = new SurveyBox(vault, product.masterKey)) => {
    const ask = (workspace: string, query: any) => query(reads.of([workspace]))
    return new SurveyRounds({
      vault,
      commands: new SystemCommands(product.store),
      context: { ask, surveys },
    })
  }

  const work = async (now = new Date()) => {
    await worker().run(now)
    await product.settled()
  }

  const answers = async (survey: Survey, round: string) =>
    (
      await product.call(api.surveyAnswers, {
        ...on(survey.id),
        query: { round_id: round, per_page: 1000 },
      })
    ).body.data

  const shown = async (survey: Survey, round: string) => {
    const { body } = await product.call(api.surveyReport, on(survey.id))
    const counted = body.data.rounds.find(({ id }) => id === round)!.answered
    expect(await answers(survey, round)).toHaveLength(counted * 3)

    for (const question of body.data.questions)
      expect(question.rounds.find(({ round_id }) => round_id === round)!.answers).toBe(counted)

    return counted
  }

  it('have questions and settings, and refuse faults with nothing written', async () => {
    const survey = await add('anonymous', { message: 'Think of the last three months.' })
    const before = await product.events()

    const refusals = [
      [api.addSurvey, ws(), { name: ' ' }, 'name', 'survey.name'],
      [api.addSurvey, ws(), { name: 'x', privacy: 'open' }, 'privacy', 'survey.privacy'],
      [
        api.addSurveyQuestion,
        on(survey.id),
        { question: '', answer_type: 'text' },
        'question',
        'survey.question',
      ],
      [
        api.addSurveyQuestion,
        on(survey.id),
        { question: 'x', answer_type: 'scale' },
        'answer_type',
        'survey.answer_type',
      ],
      [api.changeSurvey, on(survey.id), { frequency: 'weekly' }, 'frequency', 'field.one_of'],
    ] as const

    for (const [endpoint, where, body, field, code] of refusals)
      expect([
        code,
        await product.call(endpoint, { ...(where as object), body } as never),
      ]).toMatchObject([code, { status: 422, body: { error_codes: { [field]: [{ code }] } } }])

    expect(
      (await product.call(api.survey, { token: other.admin.token, params: { id: survey.id } }))
        .status,
    ).toBe(404)

    expect(
      (await product.call(api.survey, { token: mia.token, params: { id: survey.id } })).status,
    ).toBe(403)
    expect(await product.events()).toBe(before)

    const changed = await product.call(api.changeSurvey, {
      ...on(survey.id),
      body: { frequency: 'monthly', recurring: true, message: '' },
    })

    expect(changed.body.data).toMatchObject({
      frequency: 'monthly',
      recurring: true,
      message: null,
      next_on: null,
      questions_count: 3,
    })

    const params = { id: survey.id, qid: survey.questions[2]! }

    const off = await product.call(api.changeSurveyQuestion, {
      token: token(),
      params,
      body: { enabled: false },
    })

    expect(off.body.data.enabled).toBe(false)
    expect((await product.call(api.deleteSurveyQuestion, { token: token(), params })).status).toBe(
      204,
    )
    const { body: left } = await product.call(api.surveyQuestions, on(survey.id))

    expect(left.data.map(({ question }) => question)).toEqual([
      'How is your workload?',
      'What would you change?',
    ])

    await product.call(api.changeSurvey, { ...on(survey.id), body: { enabled: false } })

    expect(await product.call(api.sendSurvey, { ...on(survey.id), body: {} })).toMatchObject({
      status: 409,
      body: { code: 'survey.disabled' },
    })

    expect((await product.call(api.deleteSurvey, on(survey.id))).status).toBe(204)
    expect((await product.call(api.survey, on(survey.id))).status).toBe(404)
  })

  it('ask no person before their first day', async () => {
    const later = {
      first_name: 'Later',
      last_name: 'Tester',
      email: 'later@example.com',
      invite: false,
      hired_on: '2150-01-01',
    }

    expect((await product.call(peopleApi.addEmployee, { ...ws(), body: later })).status).toBe(201)
    const survey = await add('confidential')
    await send(survey)
    const { body } = await product.call(api.surveyReport, on(survey.id))
    expect(body.data.rounds[0]!.invited).toBe(people.length)

    const asked = await askedAt(reads.of([company.ws]), company.ws, {
      moment: new Date().toISOString(),
      privacy: 'confidential',
    })

    expect(asked.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort())
  })

  it('ask for every answer, and know a wrong, used, foreign and ended key from nothing', async () => {
    const survey = await add('anonymous')
    const round = await send(survey)
    // A round keeps its questions when they change later.
    const gone = { id: survey.id, qid: survey.questions[2]! }
    expect(
      (await product.call(api.deleteSurveyQuestion, { token: token(), params: gone })).status,
    ).toBe(204)
    const key = product.surveys.keyOf(round, people[0]!.id)
    const open = (key: string, surveyId = survey.id, ws = company.ws) =>
      product.call(api.publicSurvey, { params: { ws, surveyId, key } })
    const { body } = await open(key)
    expect(body.data).toMatchObject({ name: 'Pulse', privacy: 'anonymous', company: 'Northwind' })

    expect(body.data.questions.map(({ answer_type }) => answer_type)).toEqual([
      'rating',
      'text',
      'text',
    ])

    const post = (answers: unknown) =>
      product.call(api.answerSurvey, {
        params: { ws: company.ws, surveyId: survey.id },
        body: { key, answers } as never,
      })

    const [rating, text, wish] = sheet(survey, 1)

    const wrong = [
      [[{ ...rating, answer: 6 }, text, wish], { 'answers.0.answer': [{ code: 'survey.rating' }] }],
      [
        [{ ...rating, answer: '2.5' }, text, wish],
        { 'answers.0.answer': [{ code: 'survey.rating' }] },
      ],
      [
        [rating, { ...text, answer: '  ' }, wish],
        { 'answers.1.answer': [{ code: 'survey.answer_required' }] },
      ],
      [[rating, text], { 'answers.2.answer': [{ code: 'survey.answer_required' }] }],
      [[rating, text, wish, wish], { answers: [{ code: 'field.invalid' }] }],
    ] as const

    for (const [answers, error_codes] of wrong)
      expect(await post(answers)).toMatchObject({ status: 422, body: { error_codes } })

    // Sent twice at the same moment, it counts once.
    const twice = await Promise.all([post([rating, text, wish]), post([rating, text, wish])])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404])

    const foreign = await add('anonymous')
    const ended = await send(foreign)
    const endedKey = product.surveys.keyOf(ended, people[0]!.id)
    const elsewhere = product.surveys.keyOf(await send(foreign), people[0]!.id)

    const nothing = [
      await open('x'),
      await open(key),
      await open(elsewhere),
      await open(endedKey, foreign.id),
      await open(elsewhere, foreign.id, other.ws),
      await post([rating, text, wish]),
      await answerBy(foreign, endedKey, 1),
    ]

    for (const [n, found] of nothing.entries())
      expect([n, found.status, found.body]).toEqual([
        n,
        404,
        expect.objectContaining({ message: 'Invalid Key', code: 'survey.key', errors: {} }),
      ])

    // A repeated sending does not revive a used key.
    const of = { workspace: company.ws, survey: survey.id, round }
    await product.surveys.invite(of, [people[0]!.id], false)
    expect((await open(key)).status).toBe(404)
  })

  it('show nothing below five answers, nor anything that subtraction of later answers would reveal', async () => {
    const survey = await add('anonymous')
    const round = await send(survey)
    await answer(survey, round, 0, 1, 2, 3)
    await work()
    expect(await shown(survey, round)).toBe(0)
    await answer(survey, round, 4)
    await work()
    expect(await shown(survey, round)).toBe(5)
    await answer(survey, round, 5, 6, 7)
    await work()
    expect(await shown(survey, round)).toBe(5)
    // Five wait, but the three remaining people could never make five.
    await answer(survey, round, 8, 9)
    await work()
    expect(await shown(survey, round)).toBe(5)
    // Another round ends this one, and eight more answers appear at once; a round with three never
    // shows any.
    await answer(survey, round, 10)
    const second = await send(survey)
    await work()
    expect(await shown(survey, round)).toBe(11)
    await answer(survey, second, 0, 1, 2)
    const third = await send(survey)
    await work()
    expect(await shown(survey, second)).toBe(0)
    expect(
      (await vault.query('select 1 from vault.survey_sheets where round = $1', [second])).rowCount,
    ).toBe(0)
    // All have answered, so subtraction reveals no one.
    await Promise.all([...people.keys()].map((n) => answer(survey, third, n)))
    // Interrupted between log and box: the log has the batch once.
    const box = new SurveyBox(vault, product.masterKey)
    jest.spyOn(box, 'taken').mockRejectedValueOnce(new Error('cut off'))
    await expect(worker(box).run(new Date())).rejects.toThrow('cut off')
    await work()
    expect(await shown(survey, third)).toBe(13)
    const { body } = await product.call(api.surveyReport, on(survey.id))
    const rating = body.data.questions.find(({ id }) => id === survey.questions[0])!

    expect(
      rating.rounds.map(({ average, stars, distribution }) => [average, stars, distribution]),
    ).toEqual([
      ['2.77', '2.8', [3, 3, 3, 2, 2]],
      [null, null, [0, 0, 0, 0, 0]],
      ['2.82', '2.8', [3, 2, 2, 2, 2]],
    ])
  })

  it('tell who answered when they are confidential, once each', async () => {
    const survey = await add('confidential')
    const round = await send(survey, true)
    const key = product.surveys.keyOf(round, people[2]!.id)
    const twice = await Promise.all([answerBy(survey, key, 2), answerBy(survey, key, 2)])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await answerBy(survey, key, 2)).status).toBe(404)
    await product.settled()
    const found = await answers(survey, round)
    expect(found.map(({ answer }) => answer).sort()).toEqual(['3', 'secret of 2', 'wish of 2'])

    expect(found[0]).toMatchObject({
      employee: { id: people[2]!.id, first_name: 'Asked1', last_name: 'Tester' },
      employee_name: 'Asked1 Tester',
    })

    const replies = await product.stored(({ type }) => type === 'SurveyReplied')
    expect(new Set(replies.map(({ type }) => type))).toEqual(new Set(['SurveyReplied']))
    expect(JSON.stringify(replies.map(({ data }) => data))).not.toContain('secret')

    // Nor does the feed of changes tell of an answer, not even that there is one.
    const query = { limit: 1000 } as never
    const feed = await product.call(changesApi.changes, { ...ws(), query })
    expect(feed.body.data.map(({ type }) => type)).toContain('survey.sent')
    expect(JSON.stringify(feed.body.data)).not.toMatch(/secret of|wish of|answer_id|reply/)
  })

  it('go on by their schedule, once however many workers look, and end after their days', async () => {
    const survey = await add('anonymous', { recurring: true, frequency: 'monthly' })
    const round = await send(survey)
    const { body: first } = await product.call(api.survey, on(survey.id))
    const due = new Date(Date.parse(`${first.data.next_on}T12:00:00Z`))
    await work(new Date(Date.now() + 16 * DAY))
    const { body } = await product.call(api.survey, on(survey.id))
    expect(body.data).toMatchObject({ open: false, rounds_count: 1 })
    expect((await answerBy(survey, product.surveys.keyOf(round, people[0]!.id), 1)).status).toBe(
      404,
    )
    await Promise.all([worker().run(due), worker().run(due)])
    await work(due)

    expect((await product.call(api.survey, on(survey.id))).body.data).toMatchObject({
      open: true,
      rounds_count: 2,
      last_sent_on: first.data.next_on,
    })
  })

  it('do not reveal the authors of answers, even with the whole database, queue, mails and logs', async () => {
    const survey = await add('anonymous')
    const workers = await startWorkers(product)
    await product.call(api.sendSurvey, { ...on(survey.id), body: {} })
    const folder = join(product.dataDir, 'outbox')

    const mails = async () => {
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
      const all = await Promise.all(
        files.map(async (file) => parseMail(await readFile(join(folder, file)))),
      )
      return all.filter(({ text }) => text.includes(`/feedback/${company.ws}/survey/${survey.id}/`))
    }

    const letters = await until(async () =>
      (await mails()).length === people.length ? mails() : undefined,
    )
    const keyOf = (email: string) =>
      /survey\/[0-9a-f-]+\/([\w-]+)/.exec(letters.find(({ to }) => to === email)!.text)![1]!

    const { rows: delivered } = await product.owner.query(
      `select round_id from read.surveys where id = $1`,
      [survey.id],
    )

    await until(
      async () => (await product.owner.query('select 1 from jobs.open_deliveries')).rowCount === 0,
    )
    await workers.close()
    await product.settled()

    // Checkpoints of projections without events follow the log within a moment.
    await until(async () => {
      const { rows } = await product.owner.query('select distinct position from read.checkpoints')
      return rows.length === 1
    })

    const before = await wholeDatabase(product.owner)
    expect(before.get('vault.survey_keys')!.filter((row) => row.includes(survey.id))).toHaveLength(
      people.length,
    )
    // Some tables keep instants to the second: the answers get one in which no mail was sent.
    const second = Math.floor(Date.now() / 1000)
    await until(() => Math.floor(Date.now() / 1000) > second)
    const order = [7, 3, 0, 11, 5, 1, 9, 12, 4, 2, 10, 6, 8]
    printed = ''

    for (const n of order) {
      const headers = { 'idempotency-key': `key of ${n}`, 'user-agent': `phone of ${n}` }

      const { status } = await answerBy(survey, keyOf(people[n]!.email), n, {
        headers,
        who: n === 0 ? company.admin.token : mia.token,
      })

      expect(status).toBe(200)
    }

    // Answering changes and moves no other row: keys are deleted, and one sealed row is added.
    const answered = await wholeDatabase(product.owner)
    expect(changedBetween(before, answered)).toEqual(['vault.survey_keys', 'vault.survey_sheets'])
    expect(answered.get('vault.survey_keys')!.filter((row) => row.includes(survey.id))).toEqual([])
    const others = (all: WholeDatabase) =>
      all.get('vault.survey_keys')!.filter((row) => !row.includes(survey.id))
    expect(others(answered)).toEqual(others(before))
    const sealed = answered.get('vault.survey_sheets')!.filter((row) => row.includes(survey.id))
    expect(sealed).toHaveLength(1)

    expect(
      [...answered.values()]
        .flat()
        .filter((row) => /secret of|wish of|phone of|key of/.test(row) && row.includes(survey.id)),
    ).toEqual([])

    expect(printed).toBe('')

    await work()
    const round: string = delivered[0].round_id
    const told = await answers(survey, round)
    expect(told).toHaveLength(3 * people.length)
    expect(
      told.every(({ employee, employee_name }) => employee === null && employee_name === null),
    ).toBe(true)
    // No shared order, be it of answers, questions, mails or keys, and another one for each
    // question.
    const taken = (await product.store.readStream(company.ws, `survey-answers-${round}`)) as any[]
    const orders = taken
      .slice(1)
      .map(({ data }) => data.answers.map((answer: string) => Number(answer.split(' ').at(-1))))

    expect(orders.map((one) => [...one].sort((a, b) => a - b))).toEqual([
      [...people.keys()],
      [...people.keys()],
    ])

    const known = [
      order,
      [...people.keys()],
      letters.map(({ to }) => people.findIndex(({ email }) => email === to)),
    ]

    for (const one of orders) for (const guess of known) expect(one).not.toEqual(guess)
    expect(orders[0]).not.toEqual(orders[1])
    // No id or instant in common with anything that names a person or a key, apart from the
    // survey's own.
    const after = await wholeDatabase(product.owner)
    const ours =
      /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\d]*|\\\\x[0-9a-f]{32,}/g
    const values = (rows: string[]) => new Set(rows.flatMap((row) => row.match(ours) ?? []))
    const isAnswer = (row: string) => /secret of|wish of/.test(row) && row.includes(survey.id)
    const answerRows = [...after.values()]
      .flat()
      .filter((row) => isAnswer(row) || row.includes(`survey-answers-${round}`))
    expect(answerRows.length).toBeGreaterThan(2 * people.length)

    const names = [
      ...people.flatMap(({ id, email }) => [id, email]),
      ...before.get('vault.survey_keys')!.flatMap((row) => row.match(/\\\\x[0-9a-f]+/g) ?? []),
    ]

    const named = [...before.values(), ...after.values()]
      .flat()
      .filter((row) => !isAnswer(row) && names.some((name) => row.includes(name)))
    expect(named.length).toBeGreaterThan(people.length)

    const { rows: results } = await product.owner.query(
      'select id from read.survey_results where round_id = $1',
      [round],
    )

    const own = new Set([
      company.ws,
      survey.id,
      round,
      ...survey.questions,
      ...results.map(({ id }) => id),
    ])

    const shared = (rows: string[]) =>
      [...values(rows)].filter((value) => values(named).has(value) && !own.has(value))
    expect(shared(answerRows)).toEqual([])
    // In a confidential round, the same search finds the authors of answers.
    const confidential = [...after.values()]
      .flat()
      .filter((row) => /secret of 2\b/.test(row) && !row.includes(survey.id))
    expect(shared(confidential)).toContain(people[2]!.id)
    expect(taken.map(({ meta }) => meta.actor)).toEqual(['system', 'system', 'system'])

    // One transaction wrote the rows of one question, and it is no answer's.
    const { rows: written } = await product.owner.query(
      'select distinct xmin::text from read.survey_answers where round_id = $1',
      [round],
    )

    expect(written).toHaveLength(1)
  })

  it('ask anonymously only people who have joined, and announce what will never be shown', async () => {
    const small = await createCompany(product, 'Small')
    const { token } = small.admin
    await hire(product, small, 'Real')

    for (let n = 1; n <= 4; n++) {
      const body = {
        first_name: `Made${n}`,
        last_name: 'Up',
        email: `made.up${n}@example.com`,
        invite: false,
      }
      expect(
        (
          await product.call(peopleApi.addEmployee, {
            token,
            params: { ws: small.ws },
            body: body as never,
          })
        ).status,
      ).toBe(201)
    }

    const audience = async (privacy: 'anonymous' | 'confidential') => {
      const body = { name: privacy, privacy } as never
      const { id } = (await product.call(api.addSurvey, { token, params: { ws: small.ws }, body }))
        .body.data
      return (await product.call(api.surveyAudience, { token, params: { id } })).body.data
    }

    expect(await audience('anonymous')).toEqual({ asked: 2, shown: false })
    expect(await audience('confidential')).toEqual({ asked: 6, shown: true })
  })

  it('give their links to the people only, not to an administrator who signs in as one', async () => {
    const survey = await add('anonymous', { name: 'Links' })
    const linkFor = async (token: string) => {
      const { body } = await product.call(noticesApi.notices, {
        token,
        params: { ws: company.ws },
        query: { kind: 'survey' },
      })

      return body.data.find(({ facts }) => facts.title === 'Links')?.link
    }

    const workers = await startWorkers(product)

    try {
      await product.call(api.sendSurvey, { ...on(survey.id), body: {} })
      const found = await until(() => linkFor(mia.token))
      expect(found).toContain(`/survey/${survey.id}/`)
    } finally {
      await workers.close()
    }

    const params = { id: mia.employee }
    const { key } = (await product.call(accessApi.loginKey, { token: token(), params })).body.data
    const as = await product.call(accessApi.loginAs, { params, body: { key } })
    expect(await linkFor(as.body.token)).toBeNull()
  })
})

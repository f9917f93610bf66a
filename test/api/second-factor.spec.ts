import { accessApi } from '@workledger/contracts/access/access.api'
import { factorsApi as api } from '@workledger/contracts/access/factors.api'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { Secret, TOTP } from 'otpauth'
import { makeOperator } from '../support/operators'
import { type Company, createCompany, hire, PASSWORD, type Person, signUp } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'

const WRONG = '000000'

/** Milliseconds of a step of RFC 6238. */
const STEP = 30_000

describe('the second factor', () => {
  let product: Product
  let company: Company

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
  })

  afterAll(() => product?.stop())

  const login = (email: string, password = PASSWORD) =>
    product.call(accessApi.login, { body: { email, password } }) as Promise<Answer>

  const finish = (body: object) =>
    product.call(api.secondFactor, { body: body as never }) as Promise<Answer>

  const codeAt = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + steps * STEP,
    })

  /** The server remembers the last step; an earlier use of the test must not be in the way. */
  const forgetSteps = () => product.owner.query('update vault.factors set last_step = 0')

  const setUp = async ({ token }: { token: string }, { forget = true } = {}) => {
    const started = await product.call(api.startAuthenticator, {
      token,
      body: { current_password: PASSWORD },
    })
    expect(started.status).toBe(201)
    const { id, secret, uri } = started.body.data

    const confirmed = await product.call(api.confirmAuthenticator, {
      token,
      params: { factor: id },
      body: { code: codeAt(secret), name: 'My phone' },
    })

    expect(confirmed.status).toBe(200)
    if (forget) await forgetSteps()

    return { id, secret, uri, codes: confirmed.body.data.recovery_codes as string[] }
  }

  const challengeOf = async (email: string): Promise<string> =>
    (await login(email)).body.challenge.token

  const refusal = ({ status, body }: Answer) => [status, body.code]

  const typesOf = async (email: string) => {
    const { rows } = await product.owner.query('select id from read.users where email = $1', [
      email,
    ])
    const stored = await product.stored(({ stream }) => stream === `user-${rows[0].id}`)
    return stored.map(({ type }) => type)
  }

  it('takes no code twice, the one that confirmed the app included', async () => {
    const nora = await hire(product, company, 'Nora')
    const { secret } = await setUp(nora, { forget: false })
    const code = codeAt(secret)
    const challenge = await challengeOf(nora.email)
    const answer = await finish({ challenge, code })
    expect(refusal(answer)).toEqual([401, 'auth.used_code'])
  })

  it('is asked for after the password, and opens one session by a code', async () => {
    const maya = await hire(product, company, 'Maya')
    const { secret, uri, codes } = await setUp(maya)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Workledger:/)
    expect(codes).toHaveLength(10)

    const asked = await login(maya.email)
    expect(refusal(asked)).toEqual([401, 'auth.second_factor'])
    expect(asked.body.challenge).toEqual({
      token: expect.any(String),
      kinds: ['totp', 'recovery-code'],
      expires_at: expect.any(String),
    })

    const challenge = asked.body.challenge.token
    const done = await finish({ challenge, code: codeAt(secret) })
    expect(done.status).toBe(200)
    const sessions = await product.call(accessApi.ownSessions, { token: done.body.token })
    expect(sessions.body.data.find(({ current }) => current)).toMatchObject({
      by: 'password',
      second: 'totp',
    })
    // The challenge opens one session.
    expect(refusal(await finish({ challenge, code: codeAt(secret, 1) }))).toEqual([
      401,
      'auth.challenge',
    ])
    expect(await typesOf(maya.email)).toEqual(
      expect.arrayContaining(['FactorAdded', 'RecoveryCodesMade', 'SignedIn']),
    )
  })

  it('leaves accounts without one as they are', async () => {
    const { email } = await signUp(product)
    expect(await login(email)).toMatchObject({ status: 200, body: { token: expect.any(String) } })
  })

  it('keeps seed and recovery codes out of the log, and out of the vault in clear', async () => {
    const person = await signUp(product)
    const { secret, codes } = await setUp(person)
    const stored = JSON.stringify(await product.stored(() => true))
    const { rows } = await product.owner.query(
      `select (select json_agg(f)::text from vault.factors f) || (select json_agg(c)::text from vault.recovery_codes c) as text`,
    )

    for (const text of [stored, rows[0].text as string]) {
      expect(text).not.toContain(secret)
      for (const code of codes) expect(text).not.toContain(code)
    }

    expect(stored).not.toContain('My phone')
  })

  it('takes a code once, also of a step that is over', async () => {
    const person = await signUp(product)
    const { secret } = await setUp(person)
    const code = codeAt(secret)
    expect((await finish({ challenge: await challengeOf(person.email), code })).status).toBe(200)

    expect(refusal(await finish({ challenge: await challengeOf(person.email), code }))).toEqual([
      401,
      'auth.used_code',
    ])
    const earlier = codeAt(secret, -1)
    expect(
      refusal(await finish({ challenge: await challengeOf(person.email), code: earlier })),
    ).toEqual([401, 'auth.used_code'])
  })

  it('opens one session of two that send the same code together', async () => {
    const person = await signUp(product)
    const { secret } = await setUp(person)
    const challenges = [await challengeOf(person.email), await challengeOf(person.email)]
    const code = codeAt(secret)
    const answers = await Promise.all(challenges.map((challenge) => finish({ challenge, code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('takes the codes of one step before and after, and no others', async () => {
    const person = await signUp(product)
    const { secret } = await setUp(person)

    for (const [steps, status] of [
      [-1, 200],
      [1, 200],
      [-3, 401],
      [3, 401],
    ] as const) {
      await forgetSteps()
      const challenge = await challengeOf(person.email)
      expect((await finish({ challenge, code: codeAt(secret, steps) })).status).toBe(status)
    }
  })

  it('limits the tries of a challenge, and slows wrong codes down like passwords', async () => {
    const person = await signUp(product)
    const { secret } = await setUp(person)
    const challenge = await challengeOf(person.email)

    for (let n = 0; n < 5; n++)
      expect(refusal(await finish({ challenge, code: WRONG }))).toEqual([401, 'auth.wrong_code'])

    // Even the right one: the sign-in starts again.
    expect(refusal(await finish({ challenge, code: codeAt(secret) }))).toEqual([
      401,
      'auth.challenge',
    ])

    let last: Answer | undefined

    for (let n = 0; n < 8 && last?.status !== 429; n++)
      last = await finish({ challenge: await challengeOf(person.email), code: WRONG })

    expect(refusal(last!)).toEqual([429, 'rate.limited'])
    expect(last!.headers['retry-after']).toMatch(/^[1-9]\d*$/)
  })

  it('refuses an expired or unknown challenge, and one of another account', async () => {
    const [ann, bob] = [await signUp(product), await signUp(product)]
    const { secret } = await setUp(ann)
    await setUp(bob)
    const expired = await challengeOf(ann.email)
    await product.owner.query("update vault.challenges set expires_at = now() - interval '1 s'")
    const code = codeAt(secret)
    const before = await product.events()

    for (const challenge of [expired, 'unknown'])
      expect(refusal(await finish({ challenge, code }))).toEqual([401, 'auth.challenge'])

    // Ann's code does not finish Bob's sign-in.
    const ofBob = await challengeOf(bob.email)
    expect(refusal(await finish({ challenge: ofBob, code }))).toEqual([401, 'auth.wrong_code'])
    expect(await product.events()).toBe(before)
  })

  it('takes each recovery code once, and new ones end the earlier', async () => {
    const person = await signUp(product)
    const { codes } = await setUp(person)
    const [first, second] = codes as [string, string]
    const challenge = await challengeOf(person.email)
    const done = await finish({ challenge, recovery_code: ` ${first.toUpperCase()} ` })
    expect(done.status).toBe(200)
    const { token } = done.body
    const left = await product.call(api.ownFactors, { token })
    expect(left.body.data.recovery_codes_left).toBe(9)
    expect(await typesOf(person.email)).toContain('RecoveryCodeUsed')

    const again = { challenge: await challengeOf(person.email), recovery_code: first }
    expect(refusal(await finish(again))).toEqual([401, 'auth.used_code'])

    const made = await product.call(api.makeRecoveryCodes, {
      token,
      body: { current_password: PASSWORD },
    })
    expect(made.body.data.recovery_codes).toHaveLength(10)
    const earlier = { challenge: await challengeOf(person.email), recovery_code: second }
    expect(refusal(await finish(earlier))).toEqual([401, 'auth.wrong_code'])
  })

  it('asks again before it is added, removed or named by another, and goes with its codes', async () => {
    const person = await signUp(product)
    const { id, secret } = await setUp(person)
    const { token } = person
    const params = { factor: id }
    const remove = (current_password: string) =>
      product.call(api.removeFactor, { token, params, body: { current_password } })
    expect(refusal(await remove('a guess'))).toEqual([422, 'access.current_password'])
    const stranger = (await signUp(product)).token

    expect(
      (await product.call(api.nameFactor, { token: stranger, params, body: { name: 'Mine' } }))
        .status,
    ).toBe(404)

    expect(
      (await product.call(api.nameFactor, { token, params, body: { name: 'Old' } })).status,
    ).toBe(204)
    expect((await product.call(api.ownFactors, { token })).body.data.factors).toMatchObject([
      { id, kind: 'totp', name: 'Old', blocked: false },
    ])
    // A code confirms like the password.
    expect((await remove(codeAt(secret))).status).toBe(204)
    expect((await remove(PASSWORD)).status).toBe(404)
    expect((await product.call(api.ownFactors, { token })).body.data).toEqual({
      factors: [],
      recovery_codes_left: 0,
      provider: null,
    })
    expect((await login(person.email)).status).toBe(200)
  })

  it('counts only once a code of the app was confirmed', async () => {
    const { token, email } = await signUp(product)
    const body = { current_password: PASSWORD }
    const started = await product.call(api.startAuthenticator, { token, body })
    const params = { factor: started.body.data.id }
    const confirm = (code: string) =>
      product.call(api.confirmAuthenticator, { token, params, body: { code, name: 'Phone' } })
    expect(refusal(await confirm(WRONG))).toEqual([422, 'factor.wrong_code'])
    expect(refusal(await confirm('12'))).toEqual([422, 'validation'])
    expect((await login(email)).status).toBe(200)
    const another = (await signUp(product)).token

    expect(
      (
        await product.call(api.confirmAuthenticator, {
          token: another,
          params,
          body: { code: codeAt(started.body.data.secret), name: 'Phone' },
        })
      ).status,
    ).toBe(404)
  })

  describe('lost', () => {
    const reset = (token: string, { employee }: Person) =>
      product.call(api.resetFactors, {
        token,
        params: { id: employee },
        body: { reason: 'Phone lost' },
      }) as Promise<Answer>

    it('is reset by an administrator, never their own, and ends the sessions', async () => {
      const zoe = await hire(product, company, 'Zoe')
      await setUp(zoe)
      expect(refusal(await reset(company.admin.token, company.admin))).toEqual([
        403,
        'factor.own_reset',
      ])
      const peer = await hire(product, company, 'Peer')
      expect((await reset(peer.token, zoe)).status).toBe(403)
      expect((await reset(company.admin.token, zoe)).status).toBe(204)
      expect((await product.call(accessApi.me, { token: zoe.token })).status).toBe(401)
      expect((await login(zoe.email)).status).toBe(200)
      expect(await typesOf(zoe.email)).toContain('FactorsReset')
      const { token } = company.admin
      const flags = await product.call(watchApi.watchHits, { token, params: { ws: company.ws } })
      expect(flags.body.data).toMatchObject([
        { rule: 'sign_in_exception', kind: 'factors_reset', by: 'Ada Tester', name: 'Zoe Tester' },
      ])
      expect(refusal(await reset(company.admin.token, zoe))).toEqual([409, 'factor.none_of_member'])
    })

    it('is not listed after a reset that was cut off, which can be repeated', async () => {
      const ida = await hire(product, company, 'Ida')
      await setUp(ida)
      await product.owner.query(
        'delete from vault.factors where user_id = (select user_id from read.employees where id = $1)',
        [ida.employee],
      )
      const listed = await product.call(api.ownFactors, { token: ida.token })
      expect(listed.body.data.factors).toEqual([])
      expect((await reset(company.admin.token, ida)).status).toBe(204)
      expect(refusal(await reset(company.admin.token, ida))).toEqual([409, 'factor.none_of_member'])
    })

    it('is not reset for a person of another company', async () => {
      const other = await createCompany(product, 'Elsewhere')
      await setUp(other.admin)
      const kim = await hire(product, company, 'Kim')
      await product.owner.query(
        'update read.memberships set user_id = (select user_id from read.memberships where id = $1) where id = $2',
        [other.admin.employee, kim.employee],
      )
      expect(refusal(await reset(company.admin.token, kim))).toEqual([409, 'factor.elsewhere'])

      const resetAny = (token: string, email: string, current_password = PASSWORD) =>
        product.call(api.resetAnyFactors, {
          token,
          body: { email, reason: 'Phone lost', current_password },
        }) as Promise<Answer>

      const { email } = other.admin
      expect((await resetAny(company.admin.token, email)).status).toBe(403)
      await makeOperator(product, company.admin)
      const { token } = company.admin
      expect((await resetAny(token, email, 'wrong')).status).toBe(422)
      expect((await resetAny(token, 'nobody@example.com')).status).toBe(404)
      expect(refusal(await resetAny(token, company.admin.email))).toEqual([403, 'factor.own_reset'])
      expect((await resetAny(token, email)).status).toBe(204)
      expect(refusal(await resetAny(token, email))).toEqual([409, 'factor.none_of_member'])

      for (const { ws, admin } of [company, other]) {
        const as = { token: (await login(admin.email)).body.token, params: { ws } }
        const flags = (await product.call(watchApi.watchHits, as)).body.data
        const names = flags.map(({ kind, name }) => `${kind} ${name}`)
        expect(names).toContain(
          ws === other.ws ? 'factors_reset Ada Tester' : 'factors_reset Kim Tester',
        )
      }
    })
  })
})

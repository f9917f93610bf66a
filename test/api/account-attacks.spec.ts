import { AsyncLocalStorage } from 'node:async_hooks'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { accessApi } from '@workledger/contracts/access/access.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import { solveChallenge } from 'altcha-lib/v1'
import { Client } from 'pg'
import pino from 'pino'
import { type Company, createCompany, hire, PASSWORD, type Person, signUp } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

const NEW = 'another correct horse'
const passwords = (password: string) => ({ password, password_confirmation: password })

/** Attacks by a person who wants another's account, or wants to keep lost rights. */
describe('attacks on accounts', () => {
  let product: Product
  const logged: { msg: string; account?: string; address?: string }[] = []

  beforeAll(async () => {
    product = await startProduct({
      log: pino({ level: 'warn' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
    })
  }, 60_000)

  afterAll(() => product?.stop())
  afterEach(() => product.owner.query('delete from vault.attempts'))

  const addressOf = (email: string) => emailKey(product.masterKey, email)
  const me = async (token: string) => (await product.call(accessApi.me, { token })).status
  const idOf = async (token: string) => (await product.call(accessApi.me, { token })).body.data.id

  const login = (email: string, password: string, address?: string) =>
    product.call(accessApi.login, {
      body: { email, password },
      headers: address ? { 'x-forwarded-for': address } : {},
    })

  const changeMe = (token: string, body: object) =>
    product.call(accessApi.changeMe, { token, body: body as never })

  const roleOf = async ({ admin }: Company, name: string) =>
    (await product.call(accessApi.roles, { token: admin.token })).body.data.find(
      (role) => role.name === name,
    )!.id

  const setRole = (company: Company, by: Person, who: Person, role_id: string) =>
    product.call(peopleApi.changeEmployee, {
      token: by.token,
      params: { ws: company.ws, id: who.employee },
      body: { role_id },
    })

  describe('in a sign-in-as session', () => {
    let company: Company
    let boss: Person
    let employee: Person

    beforeEach(async () => {
      company = await createCompany(product)
      boss = await hire(product, company, 'Bea', { role_id: await roleOf(company, 'Admin') })
      employee = await hire(product, company, 'Eli')
    })

    const mint = async (target = employee) =>
      (
        await product.call(accessApi.loginKey, {
          token: boss.token,
          params: { id: target.employee },
        })
      ).body.data.key

    const exchange = (key: string, target = employee) =>
      product.call(accessApi.loginAs, { params: { id: target.employee }, body: { key } })
    const open = async (target = employee) =>
      (await exchange(await mint(target), target)).body.token

    const endings: Record<string, () => Promise<unknown>> = {
      'the admin was demoted': async () =>
        setRole(company, company.admin, boss, await roleOf(company, 'Employee')),
      'the admin was terminated': () =>
        product.call(peopleApi.terminateEmployee, {
          token: company.admin.token,
          params: { id: boss.employee },
          body: { terminated_on: new Date().toISOString().slice(0, 10) },
        }),
      'the admin has a new password': () =>
        changeMe(boss.token, { current_password: PASSWORD, ...passwords(NEW) }),
    }

    it.each(Object.entries(endings))(
      'the session and the keys made before end when %s',
      async (_, end) => {
        const [session, key] = [await open(), await mint()]
        expect(await me(session)).toBe(200)
        expect(await end()).toMatchObject({ status: 200 })
        expect(await me(session)).toBe(401)
        expect(await exchange(key)).toMatchObject({ status: 404, body: { code: 'access.key' } })
      },
    )

    it('gains nothing when the employee is promoted, now or between key and session', async () => {
      const [session, key] = [await open(), await mint()]
      await setRole(company, company.admin, boss, await roleOf(company, 'Admin'))
      await setRole(company, company.admin, employee, await roleOf(company, 'Admin'))

      const add = (token: string) =>
        product.call(structureApi.addDepartment, {
          token,
          params: { ws: company.ws },
          body: { name: `Labs ${token.slice(0, 8)}` },
        })

      expect((await add(employee.token)).status).toBe(201)
      expect((await add(session)).status).toBe(403)
      expect((await exchange(key)).status).toBe(200)
    })

    it('does not decide the own request in the place of the manager', async () => {
      await product.call(peopleApi.changeEmployee, {
        token: company.admin.token,
        params: { ws: company.ws, id: boss.employee },
        body: { time_off_manager_id: employee.employee },
      })

      const types = await product.call(leaveRulesApi.leaveTypes, {
        token: boss.token,
        params: { ws: company.ws },
      })

      const start_on = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

      const asked = await product.call(leaveApi.requestLeave, {
        token: boss.token,
        params: { id: boss.employee },
        body: {
          start_on,
          finish_on: new Date(Date.parse(start_on) + 6 * 86_400_000).toISOString().slice(0, 10),
          description: 'x',
          leave_type_id: types.body.data[0]!.id,
        },
      })

      const decide = (token: string) =>
        product.call(leaveApi.decideLeave, {
          token,
          params: { id: boss.employee, leaveId: asked.body.data.id },
          body: { approved: true, rejected: false },
        })

      expect(await decide(await open())).toMatchObject({ status: 403, body: { code: 'leave.own' } })
      expect((await decide(employee.token)).status).toBe(200)
    })

    it('makes no workspace, changes no credentials and guesses no password', async () => {
      const token = await open()
      const before = await product.events()
      const refused = { status: 403, body: { code: 'access.impersonating' } }

      expect(
        await product.call(workspacesApi.createWorkspace, {
          token,
          body: { name: 'Mine', phone_number: '+1' },
        }),
      ).toMatchObject(refused)

      expect(await product.call(accessApi.resendVerification, { token })).toMatchObject(refused)
      expect(await changeMe(token, { current_password: 'a guess' })).toMatchObject(refused)
      expect(
        await changeMe(token, { current_password: PASSWORD, ...passwords(NEW) }),
      ).toMatchObject(refused)
      expect(await product.events()).toBe(before)
    })
  })

  describe('a reset link', () => {
    const link = (id: string, email: string) =>
      product.keys.mint(`reset ${Math.random()}`, {
        kind: 'reset-password',
        subject: id,
        value: addressOf(email),
        minutes: 60,
      })

    const reset = (token: string, email: string, password = NEW) =>
      product.call(accessApi.resetPassword, { body: { token, email, ...passwords(password) } })

    it('ends with another reset, with a new password and with a new address', async () => {
      const { token, email } = await signUp(product)
      const id = await idOf(token)
      const [first, second] = [await link(id, email), await link(id, email)]
      expect((await reset(first, email)).status).toBe(200)

      expect(await reset(second, email)).toMatchObject({
        status: 404,
        body: { code: 'access.key' },
      })

      const fresh = (await login(email, NEW)).body.token
      const third = await link(id, email)
      expect(
        (await changeMe(fresh, { current_password: NEW, ...passwords(PASSWORD) })).status,
      ).toBe(200)
      expect((await reset(third, email)).status).toBe(404)

      const fourth = await link(id, email)
      expect(
        (await changeMe(fresh, { current_password: PASSWORD, email: `new.${email}` })).status,
      ).toBe(200)
      expect((await reset(fourth, `new.${email}`)).status).toBe(404)
      // Minted late, for a mail of an earlier request.
      expect((await reset(await link(id, email), `new.${email}`)).status).toBe(404)
      expect((await login(`new.${email}`, PASSWORD)).status).toBe(200)
    })
  })

  describe('passwords', () => {
    it('and addresses are changed with the current password only, which is not guessed faster than at the sign-in', async () => {
      const { token, email } = await signUp(product)
      const before = await product.events()

      for (const body of [passwords(NEW), { email: `x.${email}` }])
        expect(await changeMe(token, body)).toMatchObject({
          status: 422,
          body: { errors: { current_password: ['Please enter your current password.'] } },
        })

      const answers = await Promise.all(
        Array.from({ length: 30 }, () =>
          changeMe(token, { current_password: 'a guess', ...passwords(NEW) }),
        ),
      )

      expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
      expect(await product.events()).toBe(before)
    })

    it('that are easy, or the own address, are refused with a sentence', async () => {
      const { token, email } = await signUp(product)
      const before = await product.events()
      const refusal = async (password: string) =>
        (await changeMe(token, { current_password: PASSWORD, ...passwords(password) }))
          .body as never as { errors: object }

      for (const password of ['password', 'aaaaaaaa', '        '])
        expect((await refusal(password)).errors).toEqual({
          password: ['This password is too easy to guess.'],
        })

      expect((await refusal(email)).errors).toEqual({
        password: ['Do not use your e-mail address as your password.'],
      })
      expect(await product.events()).toBe(before)
    })

    it('with blanks around them work as they were typed', async () => {
      const { token, email } = await signUp(product)
      const blanks = '  blanks belong to it '
      expect(
        (await changeMe(token, { current_password: PASSWORD, ...passwords(blanks) })).status,
      ).toBe(200)
      expect((await login(email, blanks)).status).toBe(200)
      expect((await login(email, blanks.trim())).status).toBe(422)
    })
  })

  describe('guessing', () => {
    it('many at once gain nothing: each try is counted before it is judged', async () => {
      const { email } = await signUp(product)
      const answers = await Promise.all(
        Array.from({ length: 60 }, () => login(email, 'a guess', '203.0.113.9')),
      )
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(50)
    })

    it('does not lock the owner out, who comes from elsewhere', async () => {
      const { email } = await signUp(product)
      for (let n = 0; n < 10; n++) await login(email, 'a guess', '203.0.113.9')
      expect((await login(email, PASSWORD, '203.0.113.9')).status).toBe(429)
      expect((await login(email, PASSWORD, '198.51.100.7')).status).toBe(200)
    })

    it('expires gradually: an office’s typing errors over days do not lock it out', async () => {
      const { email } = await signUp(product)

      await Promise.all(
        Array.from({ length: 6 }, () =>
          signUp(product).then(({ email }) =>
            Promise.all(Array.from({ length: 9 }, () => login(email, 'a guess', '203.0.113.9'))),
          ),
        ),
      )

      // As many as the network may have, after thirteen later attempts.
      await product.owner.query('update vault.attempts set failures = 63 where failures > 40')

      const later = (hours: number) =>
        product.owner.query(
          "update vault.attempts set last_at = last_at - $1 * interval '1 hour'",
          [hours],
        )

      expect((await login(email, PASSWORD, '203.0.113.9')).status).toBe(429)
      await later(1)
      expect((await login(email, PASSWORD, '203.0.113.9')).status).toBe(200)
      expect((await login(email, PASSWORD, '203.0.113.9')).status).toBe(429)
      await later(3)

      for (let n = 0; n < 5; n++)
        expect((await login(email, PASSWORD, '203.0.113.9')).status).toBe(200)
    })

    it('from one IPv6 network is guessing from one place', async () => {
      const { email } = await signUp(product)
      const from = (n: number) => `2001:db8:7:7:${n}::${n + 1}`
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => login(email, 'a guess', from(n))),
      )
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    })

    it('is logged without the address that was tried', async () => {
      const { email } = await signUp(product)
      logged.length = 0
      await login(email, 'a guess', '203.0.113.9')
      await login('nobody@example.com', 'a guess', '203.0.113.9')

      expect(logged).toMatchObject([
        { msg: 'sign-in refused', account: addressOf(email), known: true, address: '203.0.113.9' },
        { msg: 'sign-in refused', account: addressOf('nobody@example.com'), known: false },
      ])

      expect(JSON.stringify(logged)).not.toContain(email)
    })
  })

  it('a refused sign-in asks the database the same questions, of a known account as of an unknown one', async () => {
    const { email } = await signUp(product)
    const asked = new AsyncLocalStorage<string[]>()
    const query = Client.prototype.query as (...given: unknown[]) => unknown

    const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (
      this: Client,
      ...given: any[]
    ) {
      const [first] = given
      asked.getStore()?.push(typeof first === 'string' ? first : first.text)
      return query.apply(this, given)
    } as never)

    const questions = async (address: string) => {
      const texts: string[] = []
      expect((await asked.run(texts, () => login(address, 'a guess'))).status).toBe(422)
      return texts.filter((text) => !/set_config/.test(text))
    }

    await questions('first@example.com')
    const [known, unknown] = [await questions(email), await questions('nobody@example.com')]
    spy.mockRestore()
    expect(known.length).toBeGreaterThan(2)
    expect(unknown).toEqual(known)
  })

  it('a forgotten password takes the same steps for known and unknown addresses: the answer comes before the look-up', async () => {
    const { email } = await signUp(product)
    const asked = async () =>
      (await product.stored(({ type }) => type === 'PasswordResetRequested')).length
    const before = await asked()
    await product.owner.query('begin')
    // No address can be looked up now.
    await product.owner.query('lock table read.users in access exclusive mode')

    const answers = await Promise.all(
      [email, 'nobody@example.com'].map((address) =>
        product.call(accessApi.forgotPassword, { body: { email: address } }),
      ),
    )

    await product.owner.query('commit')
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]!.body).toEqual(answers[1]!.body)
    while ((await asked()) === before) await new Promise(setImmediate)
    expect(await asked()).toBe(before + 1)
  })

  it('an invitation opens nothing when it was sent to another address than the employee has', async () => {
    const company = await createCompany(product)

    const body = {
      first_name: 'Vic',
      last_name: 'Tim',
      email: 'stranger@example.com',
      invite: true,
    }

    const { id } = (
      await product.call(peopleApi.addEmployee, {
        token: company.admin.token,
        params: { ws: company.ws },
        body,
      })
    ).body.data

    const before = await product.events()

    for (const value of [addressOf('vic@example.com'), undefined]) {
      const key = {
        kind: 'join' as const,
        subject: id,
        workspace: company.ws,
        ...(value ? { value } : {}),
        minutes: 60,
      }

      const confirmation_token = await product.keys.mint(`invited ${value}`, key)

      const joined = await product.call(accessApi.join, {
        params: { id },
        body: { confirmation_token, ...passwords(NEW) },
      })

      expect(joined).toMatchObject({ status: 404, body: { code: 'access.key' } })

      expect(
        (
          await product.call(accessApi.invitation, {
            params: { id },
            query: { token: confirmation_token },
          })
        ).status,
      ).toBe(404)
    }

    expect(await product.events()).toBe(before)
  })

  it('keeps answers, file names and their kinds out of the vault and the files in clear', async () => {
    const company = await createCompany(product)
    const employee = await hire(product, company, 'Xaverius')
    const key = { 'idempotency-key': 'the same' }

    const mint = () =>
      product.call(accessApi.loginKey, {
        token: company.admin.token,
        params: { id: employee.employee },
        headers: key,
      })

    const [first, again] = [await mint(), await mint()]
    expect(again.body).toEqual(first.body)
    const { rows } = await product.owner.query(
      "select encode(answer, 'escape') as answer, encode(request_hash, 'hex') as request from vault.idempotency",
    )
    expect(rows).toHaveLength(1)
    for (const { answer } of rows) expect(answer).not.toMatch(/data|key|http/)

    const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex')

    const avatar = await upload(product, peopleApi.changeEmployeeMe, {
      token: employee.token,
      params: { ws: company.ws },
      files: { avatar: { name: 'Xaverius at the beach.png', bytes: png, type: 'image/png' } },
    })

    expect(avatar.status).toBe(200)
    const root = join(product.dataDir, 'files')
    const stored = readdirSync(root, { recursive: true, withFileTypes: true })

    for (const entry of stored) {
      const path = join(entry.parentPath, entry.name)
      expect(statSync(path).mode & 0o777).toBe(entry.isFile() ? 0o600 : 0o700)
      if (entry.isFile()) expect(readFileSync(path, 'latin1')).not.toMatch(/Xaverius|image\/png/)
    }

    expect(statSync(root).mode & 0o777).toBe(0o700)
  })
})

it('a solved captcha works once, however it is written', async () => {
  const product = await startProduct({ captcha: true })

  try {
    const { challenge } = (await product.call(accessApi.captcha, {})).body as { challenge: any }

    const solution = await solveChallenge(
      challenge.challenge,
      challenge.salt,
      challenge.algorithm,
      challenge.maxnumber,
    ).promise

    const payload = {
      algorithm: challenge.algorithm,
      challenge: challenge.challenge,
      number: solution!.number,
      salt: challenge.salt,
      signature: challenge.signature,
    }

    const writings = [
      JSON.stringify(payload),
      JSON.stringify({ ...payload, took: 5 }),
      JSON.stringify(payload, null, 2),
      ` ${JSON.stringify(payload)}`,
    ]

    const answers: number[] = []

    for (const [n, text] of writings.entries())
      for (const token of [
        Buffer.from(text).toString('base64'),
        `${Buffer.from(text).toString('base64')}\n`,
      ]) {
        const body = {
          first_name: 'A',
          last_name: 'B',
          email: `robot${n}${answers.length}@example.com`,
          token,
          ...passwords(NEW),
        }
        answers.push((await product.call(accessApi.register, { body })).status)
      }

    expect(answers).toEqual([201, ...Array(7).fill(422)])
  } finally {
    await product.stop()
  }
})

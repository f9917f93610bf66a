import { Credentials } from '@workledger/api/access/credentials'
import { accessApi } from '@workledger/contracts/access/access.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { uuid } from '@workledger/event-store/ids'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import { Pool } from 'pg'
import { anInstant } from '../support/instants'
import { createCompany, hire, PASSWORD, signUp } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('access', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct()
  })

  afterAll(() => product?.stop())

  const addressOf = (email: string) => emailKey(product.masterKey, email)
  const me = (token: string) => product.call(accessApi.me, { token })
  const login = (email: string, password: string) =>
    product.call(accessApi.login, { body: { email, password } })

  it('signs up, in and out; the token ends at once', async () => {
    const { token, email } = await signUp(product)
    expect((await me(token)).body.data).toMatchObject({ email, email_verified_at: null })

    expect(await product.call(accessApi.logout, { token })).toMatchObject({
      status: 200,
      body: { success: true },
    })

    expect((await me(token)).status).toBe(401)
    expect((await me('not a token')).status).toBe(401)
  })

  it('describes faults of a sign-up in the documented words', async () => {
    const { email } = await signUp(product)

    const good = {
      first_name: 'A',
      last_name: 'B',
      email: 'new@example.com',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    }

    const before = await product.events()

    const refusal = async (change: object) =>
      (await product.call(accessApi.register, { body: { ...good, ...change } })).body as never as {
        errors: object
      }

    expect((await refusal({ email: 'no' })).errors).toEqual({
      email: ['The input is not valid E-mail!'],
    })
    expect((await refusal({ first_name: ' ' })).errors).toEqual({
      first_name: ['Please input your first name!'],
    })
    expect((await refusal({ password_confirmation: 'x' })).errors).toEqual({
      password_confirmation: ['Password does not match!'],
    })
    expect((await refusal({ email })).errors).toEqual({
      email: ['The email has already been taken.'],
    })
    expect((await refusal({ email: email.toUpperCase() })).errors).toEqual({
      email: ['The email has already been taken.'],
    })
    expect(await product.events()).toBe(before)
  })

  it('gives one address to one of ten who want it at the same time', async () => {
    const body = {
      first_name: 'A',
      last_name: 'B',
      email: 'race@example.com',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    }

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => {
        const password = `${PASSWORD} ${n}`
        const own = { ...body, password, password_confirmation: password }

        return product.call(accessApi.register, { body: own })
      }),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9)
  })

  it('gives a sign-up that comes again the first answer, until the address is proven', async () => {
    const body = {
      first_name: 'Ann',
      last_name: 'Again',
      email: 'again@example.com',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    }

    const register = (change: object = {}) =>
      product.call(accessApi.register, { body: { ...body, ...change } })

    const first = await register()
    const before = await product.events()
    expect(await register()).toMatchObject({ status: 201, body: first.body })
    const password = 'another long password'

    for (const change of [{ password, password_confirmation: password }, { last_name: 'Other' }])
      expect(await register(change)).toMatchObject({
        status: 422,
        body: { code: 'access.email_taken' },
      })

    expect(await product.events()).toBe(before)

    const { id } = first.body.data
    const value = emailKey(product.masterKey, body.email)
    const link = { kind: 'verify-email' as const, subject: id, value, minutes: 5 }
    const key = await product.keys.mint('again', link)
    const { token } = (await login(body.email, PASSWORD)).body
    await product.call(accessApi.verifyEmail, { token, params: { id }, body: { token: key } })
    expect((await register()).status).toBe(422)
  })

  it('counts a guess by a sign-up that comes again as one of a sign-in', async () => {
    const email = 'guessed@example.com'
    const register = (password: string) => {
      const body = { first_name: 'Ann', last_name: 'Guessed', email, password }
      return product.call(accessApi.register, {
        body: { ...body, password_confirmation: password },
      })
    }

    expect((await register(PASSWORD)).status).toBe(201)
    for (let n = 0; n < 10; n++) expect((await register(`a guess, number ${n}`)).status).toBe(422)
    expect((await register(PASSWORD)).status).toBe(429)
    expect((await login(email, PASSWORD)).status).toBe(429)
    await product.owner.query('delete from vault.attempts')
  })

  it('answers the same for a wrong password and an unknown account, and slows down after ten failures', async () => {
    const { email } = await signUp(product)
    const wrong = await login(email, 'wrong')
    const unknown = await login('nobody@example.com', 'wrong')
    expect(wrong.status).toBe(422)
    expect(unknown.body).toEqual(wrong.body)
    for (let n = 0; n < 9; n++) await login(email, 'wrong')
    const slowed = await login(email, PASSWORD)
    expect(slowed).toMatchObject({ status: 429, body: { code: 'rate.limited' } })
    expect(slowed.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    await product.owner.query('delete from vault.attempts')
  })

  it('verifies an address with the link of the mail, once it is the address of the account', async () => {
    const { token } = await signUp(product)
    const { id } = (await me(token)).body.data
    const params = { id }

    expect(
      await product.call(accessApi.verifyEmail, { params, body: { token: 'guess' } }),
    ).toMatchObject({
      status: 404,
      body: { message: 'Invalid Key' },
    })

    const stale = await product.keys.mint('stale', {
      kind: 'verify-email',
      subject: id,
      value: 'another address',
      minutes: 5,
    })

    expect(
      (await product.call(accessApi.verifyEmail, { params, body: { token: stale } })).status,
    ).toBe(404)
  })

  it('gives an address with a foreign sign-up only to the reader of its mails', async () => {
    const { token: attacker, email } = await signUp(product, 'Victim')
    const { id } = (await me(attacker)).body.data

    const link = {
      kind: 'verify-email' as const,
      subject: id,
      value: emailKey(product.masterKey, email),
      minutes: 5,
    }

    const key = await product.keys.mint('victim', link)

    const open = (proof: object, token?: string) =>
      product.call(accessApi.verifyEmail, {
        params: { id },
        body: { token: key, ...proof },
        ...(token && { token }),
      } as never)

    const before = await product.events()
    expect(await open({})).toMatchObject({ status: 422, body: { code: 'access.verify_password' } })
    expect((await open({ current_password: 'a guess of theirs' })).body).toMatchObject({
      error_codes: { current_password: [{ code: 'access.current_password' }] },
    })
    expect(
      (await open({ password: 'a new password of mine', password_confirmation: 'another' })).status,
    ).toBe(422)
    expect(await product.events()).toBe(before)

    const fresh = 'a new password of mine'
    const mine = await open({ password: fresh, password_confirmation: fresh })
    expect([mine.status, mine.body.token]).toEqual([200, expect.any(String)])
    expect((await me(mine.body.token!)).body.data.email_verified_at).toEqual(anInstant())
    expect((await me(attacker)).status).toBe(401)
    expect((await login(email, PASSWORD)).status).toBe(422)
    expect((await login(email, fresh)).status).toBe(200)
  })

  it('tells only the machine itself where mails are', async () => {
    const local = await startProduct({ outbox: '/data/outbox' })

    try {
      const register = async (remoteAddress: string, name: string) => {
        const password = { password: PASSWORD, password_confirmation: PASSWORD }

        const payload = {
          first_name: name,
          last_name: 'Tester',
          email: `${name}@example.com`,
          ...password,
        }

        return (
          await local.app.inject({
            method: 'POST',
            url: '/api/v1/auth/register',
            payload,
            remoteAddress,
          })
        ).json().data.outbox
      }

      expect(await register('127.0.0.1', 'near')).toBe('/data/outbox')
      expect(await register('203.0.113.9', 'far')).toBeNull()
    } finally {
      await local.stop()
    }
  })

  it('verifies without a password if the account is signed in', async () => {
    const { token, email } = await signUp(product)
    const { id } = (await me(token)).body.data

    const link = {
      kind: 'verify-email' as const,
      subject: id,
      value: emailKey(product.masterKey, email),
      minutes: 5,
    }

    const key = await product.keys.mint('own', link)

    const verified = await product.call(accessApi.verifyEmail, {
      token,
      params: { id },
      body: { token: key },
    })

    expect([verified.status, verified.body]).toEqual([200, { message: 'E-mail verified.' }])
  })

  it('creates a workspace with its main office in the chosen country', async () => {
    const { token } = await signUp(product)

    const body = {
      name: 'Kyoto Works',
      phone_number: '+81 1',
      country: 'JP',
      currency: 'JPY',
      timezone: 'Asia/Tokyo',
    }

    const { id } = (await product.call(workspacesApi.createWorkspace, { token, body })).body.data
    const offices = await product.call(structureApi.offices, { token, params: { ws: id } })
    expect(offices.body.data).toMatchObject([{ country: 'JP', timezone: 'Asia/Tokyo', main: true }])

    expect(
      (await product.call(workspacesApi.workspace, { token, params: { ws: id } })).body.data
        .currency,
    ).toBe('JPY')

    const wrong = await product.call(workspacesApi.createWorkspace, {
      token,
      body: { ...body, country: 'Japan' },
    })

    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { country: ['Choose a country.'] } },
    })

    const long = await product.call(workspacesApi.createWorkspace, {
      token,
      body: { ...body, name: 'x'.repeat(121) },
    })

    expect(long.body).toMatchObject({
      message: 'At most 120 characters.',
      code: 'validation',
      errors: { name: ['At most 120 characters.'] },
      error_codes: { name: [{ code: 'field.most_characters', params: { most: 120 } }] },
    })
  })

  it('sends the verification link again right after signing up, and reveals nothing about other ids', async () => {
    const { token } = await signUp(product)
    const { id } = (await me(token)).body.data
    const resend = (to: string) => product.call(accessApi.resendToNew, { params: { id: to } })
    const before = await product.events()
    const sent = await resend(id)
    expect(sent.status).toBe(200)
    expect(await product.events()).toBe(before + 1)
    const unknown = await resend('0190a1b2-0000-7000-8000-000000000001')
    expect([unknown.status, unknown.body]).toEqual([200, sent.body])
    expect(await product.events()).toBe(before + 1)
    const more = await Promise.all(Array.from({ length: 12 }, () => resend(id)))
    expect(more.some(({ status }) => status === 429)).toBe(true)
    await product.owner.query('delete from vault.attempts')
  })

  it('keeps passwords as hashes at the cost that OWASP recommends, unless configured otherwise', async () => {
    const pool = new Pool({ connectionString: product.database.urls.wl_vault, max: 1 })
    const user = uuid()
    await new Credentials(pool).set(user, PASSWORD)

    const { rows } = await pool.query(
      'select password_hash from vault.credentials where user_id = $1',
      [user],
    )

    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await pool.end()
  })

  it('resets a password once, and ends every session', async () => {
    const { token, email } = await signUp(product)
    const { id } = (await me(token)).body.data
    expect(await product.call(accessApi.forgotPassword, { body: { email } })).toMatchObject({
      status: 200,
    })

    expect(
      (await product.call(accessApi.forgotPassword, { body: { email: 'nobody@example.com' } }))
        .body,
    ).toEqual((await product.call(accessApi.forgotPassword, { body: { email } })).body)

    const key = await product.keys.mint('reset', {
      kind: 'reset-password',
      subject: id,
      value: addressOf(email),
      minutes: 60,
    })

    const body = {
      token: key,
      email,
      password: 'another password',
      password_confirmation: 'another password',
    }

    expect((await product.call(accessApi.resetPassword, { body })).status).toBe(200)
    expect((await me(token)).status).toBe(401)
    expect((await login(email, PASSWORD)).status).toBe(422)
    expect((await login(email, 'another password')).status).toBe(200)

    expect(await product.call(accessApi.resetPassword, { body })).toMatchObject({
      status: 410,
      body: { code: 'link.expired' },
    })

    const old = await product.keys.mint('old', {
      kind: 'reset-password',
      subject: id,
      value: addressOf(email),
      minutes: -1,
    })

    expect(
      (await product.call(accessApi.resetPassword, { body: { ...body, token: old } })).status,
    ).toBe(410)
  })

  it('joins by invitation once; an existing user signs in to accept and keeps the password', async () => {
    const company = await createCompany(product, 'First')
    const employee = await hire(product, company, 'Joe')
    const second = await createCompany(product, 'Second')

    const added = await product.call(peopleApi.addEmployee, {
      token: second.admin.token,
      params: { ws: second.ws },
      body: { first_name: 'Joe', last_name: 'T', email: employee.email, invite: true },
    })

    const id = added.body.data.id

    const confirmation_token = await product.keys.mint('second', {
      kind: 'join',
      subject: id,
      workspace: second.ws,
      value: addressOf(employee.email),
      minutes: 60,
    })

    const accept = (token?: string) =>
      product.call(accessApi.join, {
        token,
        params: { id },
        body: {
          confirmation_token,
          password: 'stolen password',
          password_confirmation: 'stolen password',
        },
      })

    expect(await accept()).toMatchObject({
      status: 409,
      body: { code: 'access.sign_in_to_accept' },
    })

    expect(await accept(company.admin.token)).toMatchObject({ status: 409 })
    expect((await accept(employee.token)).status).toBe(200)
    expect((await accept(employee.token)).status).toBe(409)
    expect((await login(employee.email, PASSWORD)).status).toBe(200)
    const workspaces = await product.call(workspacesApi.workspaces, { token: employee.token })
    expect(workspaces.body.data.map(({ name }) => name)).toEqual(['First', 'Second'])
  })

  it('makes role changes and terminations work on the next request', async () => {
    const company = await createCompany(product)
    const { ws, admin } = company
    const roles = (await product.call(accessApi.roles, { token: admin.token })).body.data
    const employee = await hire(product, company, 'Kim')

    const add = () =>
      product.call(structureApi.addDepartment, {
        token: employee.token,
        params: { ws },
        body: { name: `Labs ${Math.random()}` },
      })

    expect((await add()).status).toBe(403)

    const promote = (role_id: string, token = admin.token) =>
      product.call(peopleApi.changeEmployee, {
        token,
        params: { ws, id: employee.employee },
        body: { role_id },
      })

    expect((await promote(roles.find(({ name }) => name === 'Admin')!.id)).status).toBe(200)
    expect((await add()).status).toBe(201)
    expect((await promote(roles.find(({ name }) => name === 'Employee')!.id)).status).toBe(200)
    expect((await add()).status).toBe(403)

    const report = await hire(product, company, 'Rio', {
      manager_id: employee.employee,
      time_off_manager_id: employee.employee,
    })

    const today = new Date().toISOString().slice(0, 10)

    expect(
      (
        await product.call(peopleApi.terminateEmployee, {
          token: admin.token,
          params: { id: employee.employee },
          body: { terminated_on: today },
        })
      ).status,
    ).toBe(200)

    expect(
      (await product.call(workspacesApi.workspace, { token: employee.token, params: { ws } }))
        .status,
    ).toBe(404)

    const left = await product.call(peopleApi.employeeMe, { token: report.token, params: { ws } })
    expect(left.body.data).toMatchObject({ manager_id: null, time_off_manager_id: null })
  })

  it('keeps job fields to edit_company, an admin in the company, and managers out of circles', async () => {
    const company = await createCompany(product)
    const { ws, admin } = company
    const boss = await hire(product, company, 'Bo')
    const employee = await hire(product, company, 'Em', { manager_id: boss.employee })
    const change = (token: string, id: string, body: object) =>
      product.call(peopleApi.changeEmployee, { token, params: { ws, id }, body })

    expect(
      (
        await product.call(peopleApi.changeEmployeeMe, {
          token: employee.token,
          params: { ws },
          body: { manager_id: null },
        })
      ).status,
    ).toBe(403)

    expect(
      (
        await product.call(peopleApi.changeEmployeeMe, {
          token: employee.token,
          params: { ws },
          body: { city: 'Porto' },
        })
      ).body.data.city,
    ).toBe('Porto')

    expect(
      await change(admin.token, boss.employee, { manager_id: employee.employee }),
    ).toMatchObject({
      status: 422,
      body: { code: 'people.manager_circle' },
    })

    const roles = (await product.call(accessApi.roles, { token: admin.token })).body.data

    expect(
      await change(admin.token, admin.employee, {
        role_id: roles.find(({ name }) => name === 'Employee')!.id,
      }),
    ).toMatchObject({
      status: 409,
      body: { code: 'people.last_admin' },
    })

    expect(await change(admin.token, employee.employee, { department_id: ws })).toMatchObject({
      status: 422,
      body: { errors: { department_id: ['This is not a known id.'] } },
    })

    expect((await change(boss.token, employee.employee, { city: 'Rome' })).status).toBe(403)

    const seen = await product.call(peopleApi.employee, {
      token: employee.token,
      params: { ws, id: boss.employee },
    })

    expect(Object.keys(seen.body.data)).not.toContain('phone_number')
  })

  it('signs an admin in as an employee for one workspace, with both people on record, and no further', async () => {
    const company = await createCompany(product)
    const employee = await hire(product, company, 'Ivo')

    const minted = await product.call(accessApi.loginKey, {
      token: company.admin.token,
      params: { id: employee.employee },
    })

    expect(minted.status).toBe(201)

    const exchange = () =>
      product.call(accessApi.loginAs, {
        params: { id: employee.employee },
        body: { key: minted.body.data.key },
      })

    const { token } = (await exchange()).body
    expect((await exchange()).status).toBe(410)
    const { id: admin, first_name, last_name } = (await me(company.admin.token)).body.data

    expect((await me(token)).body.data).toMatchObject({
      impersonated_by: admin,
      impersonator: `${first_name} ${last_name}`,
    })

    expect((await me(company.admin.token)).body.data).toMatchObject({
      impersonated_by: null,
      impersonator: null,
      support: { knowledge: null, contact: null },
    })

    expect(
      await product.call(accessApi.changeMe, {
        token,
        body: {
          current_password: PASSWORD,
          password: 'taken over',
          password_confirmation: 'taken over',
        },
      }),
    ).toMatchObject({ status: 403, body: { code: 'access.impersonating' } })

    expect(
      (await product.call(accessApi.loginKey, { token, params: { id: employee.employee } })).status,
    ).toBe(403)
    const types = await product.call(leaveApi.leaves, { token, params: { id: employee.employee } })
    expect(types.status).toBe(200)

    await product.call(peopleApi.setEmployeeOption, {
      token,
      params: { id: employee.employee },
      body: { name: 'is_new', value: '0' },
    })

    const set = await product.stored(({ type }) => type === 'EmployeeOptionSet')

    expect(set.at(-1)!.meta).toMatchObject({
      actor: (await me(token)).body.data.id,
      impersonator: (await me(company.admin.token)).body.data.id,
    })
  })

  it('keeps personal data out of the log in clear, and passwords out of it altogether', async () => {
    await signUp(product, 'Zanzibarina')
    expect(
      await product.stored(({ data }) => /zanzibarina|battery/i.test(JSON.stringify(data))),
    ).toEqual([])
  })

  it('shows a sign-in page whose host names a company, and none for the host of the installation', async () => {
    const { ws, admin } = await createCompany(product, 'Doorway')

    const profile = {
      token: admin.token,
      params: { ws },
      body: { subdomain: 'doorway', name: 'Doorway' },
    }

    expect((await product.call(workspacesApi.changeWorkspace, profile)).status).toBe(200)
    const door = (subdomain: string) =>
      product.call(accessApi.publicInfo, { params: { subdomain } })

    expect(await door('doorway')).toMatchObject({
      status: 200,
      body: { data: { id: ws, name: 'Doorway', logo: null } },
    })

    expect(await door('localhost')).toMatchObject({ status: 200, body: { data: null } })
    expect(await door('elsewhere')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

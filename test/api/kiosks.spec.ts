import { accessApi } from '@workledger/contracts/access/access.api'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { kiosksApi as api } from '@workledger/contracts/attendance/kiosks.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { type AttendanceTeam, attendanceTeam } from '../support/attendance'
import { PASSWORD, type Person } from '../support/people'

const NUMBER = 'W-17'
const PIN = '2580'

describe('kiosks, over HTTP', () => {
  let { product, company, employee, manager, stranger } = {} as AttendanceTeam

  beforeAll(async () => {
    ;({ product, company, employee, manager, stranger } = await attendanceTeam())

    await product.call(peopleApi.changeEmployee, {
      token: company.admin.token,
      params: { ws: company.ws, id: employee.employee },
      body: { oid: NUMBER },
    })
  })

  afterAll(() => product?.stop())

  const add = async (name: string) => {
    const { status, body } = await product.call(api.addKiosk, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { name },
    })
    expect(status).toBe(201)
    const url = new URL(body.data.url)
    expect(url.pathname).toBe(`/kiosk/${body.data.id}`)

    return { id: body.data.id, code: url.hash.slice(1) }
  }

  const pair = (id: string, code: string) =>
    product.call(api.pairKiosk, { params: { id }, body: { code } })

  const paired = async (name: string) => {
    const { id, code } = await add(name)
    return { id, token: (await pair(id, code)).body.data.token }
  }

  const setPin = (pin: string, who: Person = employee, current_password: string = PASSWORD) =>
    product.call(api.setKioskPin, {
      token: who.token,
      params: { ws: company.ws },
      body: { pin, current_password },
    })

  const ownPin = async (who: Person = employee) =>
    (await product.call(api.kioskPin, { token: who.token, params: { ws: company.ws } })).body.data

  type Tablet = { id: string; token: string }

  const look = ({ id, token }: Tablet, number = NUMBER, pin = PIN) =>
    product.call(api.kioskPerson, { params: { id }, body: { token, number, pin } })

  const clock = ({ id, token }: Tablet, act: 'in' | 'out' | 'break' | 'back', pin = PIN) =>
    product.call(api.clockAtKiosk, { params: { id }, body: { token, number: NUMBER, pin, act } })

  const history = async (stream: string) =>
    (
      await product.call(auditApi.history, {
        token: company.admin.token,
        params: { ws: company.ws, stream },
      })
    ).body.data.events

  const shown = ({ status, body }: { status: number; body: unknown }) => [status, body]

  it('pairs a tablet once, checks a person in and out, and says in the history where', async () => {
    expect(await ownPin()).toEqual({
      offered: false,
      number: NUMBER,
      set_at: null,
      locked_until: null,
    })

    const { id, code } = await add('Entrance')
    const first = await pair(id, code)
    expect(first.status).toBe(201)
    // A replayed code, and a wrong one.
    expect(shown(await pair(id, code))).toEqual(shown(await pair(id, `${code}x`)))
    expect((await pair(id, code)).status).toBe(404)

    const tablet = { id, token: first.body.data.token }
    expect((await setPin('1234')).status).toBe(422)
    expect((await setPin(PIN, employee, 'not my password')).status).toBe(422)
    expect((await setPin(PIN)).status).toBe(204)

    expect((await look(tablet)).body.data).toEqual({
      name: expect.any(String),
      status: 'out',
      since: null,
      last_out: null,
      forgotten: false,
    })

    const arrived = await clock(tablet, 'in')
    expect(arrived).toMatchObject({ status: 200, body: { data: { status: 'in' } } })
    expect((await clock(tablet, 'in')).status).toBe(409)
    expect((await clock(tablet, 'break')).body.data.status).toBe('break')
    expect((await clock(tablet, 'back')).body.data.status).toBe('in')

    const left = await clock(tablet, 'out')
    expect(left.body.data).toMatchObject({ status: 'out', last_out: expect.any(String) })

    const steps = await history(`attendance-${employee.employee}`)

    expect(steps.map(({ type }) => type)).toEqual([
      'CheckedIn',
      'BreakStarted',
      'BreakEnded',
      'CheckedOut',
    ])

    const changes = JSON.stringify(steps[0]!.changes)
    expect(changes).toContain('Entrance')
    expect(steps.map(({ actor }) => actor.name)).toEqual(steps.map(() => 'Eli Tester'))

    const { body } = await product.call(attendanceApi.currentAttendance, {
      token: employee.token,
      params: { id: employee.employee },
    })

    expect(body.data).toMatchObject({ running: false, by_hand: false })

    const [listed] = (
      await product.call(api.kiosks, { token: company.admin.token, params: { ws: company.ws } })
    ).body.data

    expect(listed).toMatchObject({ id, name: 'Entrance', paused_until: null })
    expect(JSON.stringify(listed)).not.toContain(tablet.token)
  })

  it('answers an unknown number, a wrong PIN and a locked one alike, and unlocks by a new PIN', async () => {
    const tablet = await paired('Guesses')
    await setPin(PIN)
    const unknown = await look(tablet, 'W-404')
    const guess = async (pin: string) => shown(await look(tablet, NUMBER, pin))
    // Four at once, as many as one kiosk has compared at a time.
    const wrong = await Promise.all(['1379', '1370', '1371', '1372'].map(guess))
    wrong.push(await guess('1373'))
    // Locked: the right PIN no longer opens it, and nothing tells.
    const locked = await look(tablet)
    expect(unknown.status).toBe(422)
    expect(wrong).toEqual(wrong.map(() => shown(unknown)))
    expect(shown(locked)).toEqual(shown(unknown))
    expect(await ownPin()).toMatchObject({ locked_until: expect.any(String) })

    const steps = await history(`kiosk-pin-${employee.employee}`)
    expect(steps.map(({ type }) => type)).toContain('KioskPinLocked')
    expect((await setPin('1379')).status).toBe(204)
    expect((await look(tablet, NUMBER, '1379')).status).toBe(200)
    await setPin(PIN)
  })

  it('pauses a kiosk after 30 wrong PINs across numbers, which no other kiosk feels', async () => {
    const [tablet, other] = [await paired('Attacked'), await paired('Beside')]
    const answers: number[] = []
    for (let n = 0; n < 31; n++) answers.push((await look(tablet, `W-${1000 + n}`)).status)
    expect(answers).toEqual([...Array(30).fill(422), 429])
    expect((await look(tablet)).status).toBe(429)
    expect((await look(other)).status).toBe(200)

    const rows = (
      await product.call(api.kiosks, { token: company.admin.token, params: { ws: company.ws } })
    ).body.data

    const paused = rows.filter(({ paused_until }) => paused_until !== null).map(({ id }) => id)
    expect(paused).toEqual([tablet.id])
  })

  it('opens nothing but its own kiosk by a token, and nothing once it is removed or replaced', async () => {
    const [tablet, other] = [await paired('One'), await paired('Two')]
    const swapped = await look({ id: other.id, token: tablet.token })
    expect(swapped.status).toBe(404)

    // As a session, or at a call of the API.
    const asSession = await product.call(api.kiosks, {
      token: tablet.token,
      params: { ws: company.ws },
    })

    expect(asSession.status).toBe(401)

    const again = await product.call(api.openKioskPairing, {
      token: company.admin.token,
      params: { ws: company.ws, id: tablet.id },
    })

    // The paired tablet works until another one replaces it.
    expect((await look(tablet)).status).toBe(200)
    const code = new URL(again.body.data.url).hash.slice(1)
    const token = (await pair(tablet.id, code)).body.data.token
    expect((await look(tablet)).status).toBe(404)
    expect((await look({ id: tablet.id, token })).status).toBe(200)

    const remove = () =>
      product.call(api.removeKiosk, {
        token: company.admin.token,
        params: { ws: company.ws, id: tablet.id },
      })

    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect((await look({ id: tablet.id, token })).status).toBe(404)
    expect((await clock({ id: tablet.id, token }, 'in')).status).toBe(404)
  })

  it('is added, paired and removed by those who may change the company, and for its own people', async () => {
    const tablet = await paired('Scoped')

    const tries = [manager, employee, stranger.admin].map((who) =>
      product.call(api.addKiosk, {
        token: who.token,
        params: { ws: company.ws },
        body: { name: 'Mine' },
      }),
    )

    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 404])

    // A person of another company with the same number.
    const taken = await product.call(peopleApi.changeEmployee, {
      token: stranger.admin.token,
      params: { ws: stranger.ws, id: stranger.admin.employee },
      body: { oid: 'W-99' },
    })

    expect(taken.status).toBe(200)
    expect((await look(tablet, 'W-99')).status).toBe(422)
    expect((await ownPin(manager)).set_at).toBeNull()
  })

  it('is renamed, and shifts keep the name of their time', async () => {
    const tablet = await paired('Old door')

    const rename = (name: string, who: Person = company.admin) =>
      product.call(api.renameKiosk, {
        token: who.token,
        params: { ws: company.ws, id: tablet.id },
        body: { name },
      })

    expect((await rename('New door', manager)).status).toBe(403)
    expect((await rename('New door', stranger.admin)).status).toBe(404)
    expect((await rename(' ')).status).toBe(422)
    expect((await rename('x'.repeat(121))).status).toBe(422)
    const renamed = await rename('New door')
    expect([renamed.status, renamed.body.data.name]).toEqual([200, 'New door'])
    // The tablet stays paired, and shows the new name.
    const state = await product.call(api.kioskState, {
      params: { id: tablet.id },
      body: { token: tablet.token },
    })
    expect(state.body.data.name).toBe('New door')

    const removed = await product.call(api.removeKiosk, {
      token: company.admin.token,
      params: { ws: company.ws, id: tablet.id },
    })
    expect(removed.status).toBe(204)
    expect((await rename('Gone')).status).toBe(404)
  })

  it('lets an administrator take a PIN away with its lock, and set none', async () => {
    const tablet = await paired('Reset')
    await setPin(PIN)

    const reset = (who: Person, id = employee.employee, token = who.token) =>
      product.call(api.resetKioskPin, { token, params: { ws: company.ws, id } })

    const [minted, manages] = [
      await product.call(accessApi.loginKey, {
        token: company.admin.token,
        params: { id: employee.employee },
      }),
      await reset(manager),
    ]
    expect(manages.status).toBe(403)
    expect((await reset(employee)).status).toBe(403)
    expect((await reset(stranger.admin)).status).toBe(404)
    expect((await reset(company.admin, stranger.admin.employee)).status).toBe(404)
    expect(await reset(company.admin, manager.employee)).toMatchObject({
      status: 409,
      body: { code: 'kiosk.no_pin' },
    })
    expect((await look(tablet)).status).toBe(200)

    for (let n = 0; n < 5; n++) await look(tablet, NUMBER, '1379')
    expect(await ownPin(employee)).toMatchObject({ locked_until: expect.any(String) })
    expect((await reset(company.admin)).status).toBe(204)
    expect(await ownPin(employee)).toMatchObject({ set_at: null, locked_until: null })
    expect((await look(tablet)).status).toBe(422)
    expect((await reset(company.admin)).body).toMatchObject({ code: 'kiosk.no_pin' })

    // Signed in as the person, the administrator sets no PIN either.
    const as = await product.call(accessApi.loginAs, {
      params: { id: employee.employee },
      body: { key: minted.body.data.key },
    })
    const set = await product.call(api.setKioskPin, {
      token: as.body.token,
      params: { ws: company.ws },
      body: { pin: PIN, current_password: PASSWORD },
    })
    expect([set.status, set.body]).toMatchObject([403, { code: 'access.impersonating' }])
    expect((await look(tablet)).status).toBe(422)
    expect((await reset(company.admin, employee.employee, as.body.token)).status).toBe(403)

    await setPin(PIN)
    expect((await look(tablet)).status).toBe(200)
  })

  it('refuses a person who has removed the PIN or left', async () => {
    const tablet = await paired('Left')
    await setPin(PIN)
    expect((await look(tablet, NUMBER.toLowerCase())).status).toBe(200)

    const removed = await product.call(api.removeKioskPin, {
      token: employee.token,
      params: { ws: company.ws },
    })

    expect(removed.status).toBe(204)
    expect((await look(tablet)).status).toBe(422)
    await setPin(PIN)

    await product.call(peopleApi.terminateEmployee, {
      token: company.admin.token,
      params: { id: employee.employee },
      body: { terminated_on: new Date().toISOString().slice(0, 10) },
    })

    expect((await look(tablet)).status).toBe(422)
    expect(product.errors).toEqual([])
  })
})

import type { AddressInfo } from 'node:net'
import { LiveGateway } from '@workledger/api/kernel/live/live.gateway'
import { accessApi } from '@workledger/contracts/access/access.api'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { io, type Socket } from 'socket.io-client'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'

interface Listener {
  socket: Socket
  /** All messages so far, oldest first. */
  heard: [kind: string, message: any][]
  /** Resolves once a past or future message matches. */
  hears(kind: string, fits?: (message: any) => boolean): Promise<any>
  /** Resolves with the reason once the server has ended the connection. */
  ended: Promise<string>
}

describe('the live channel, over sockets', () => {
  let product: Product
  let company: Company
  let employee: Person
  let colleague: Person
  let stranger: Company
  let url: string
  const open = new Set<Socket>()

  beforeAll(async () => {
    product = await startProduct()
    await product.app.listen(0, '127.0.0.1')
    url = `http://127.0.0.1:${(product.app.getHttpServer().address() as AddressInfo).port}`
    company = await createCompany(product)
    employee = await hire(product, company, 'Eli')
    colleague = await hire(product, company, 'Col')
    stranger = await createCompany(product, 'Other')
  })

  afterEach(() => {
    for (const socket of open) socket.close()
    open.clear()
  })

  afterAll(() => product?.stop())

  /** Connects, or rejects with the server's reason. */
  function connect(auth: object, transports = ['websocket']): Promise<Listener> {
    const socket = io(url, { path: '/live', auth, transports, reconnection: false, forceNew: true })
    open.add(socket)
    const heard: [string, any][] = []
    const waiting = new Set<() => void>()

    socket.onAny((kind, message) => {
      heard.push([kind, message])
      for (const look of [...waiting]) look()
    })

    const ended = new Promise<string>((resolve) => socket.on('disconnect', resolve))

    const hears: Listener['hears'] = (kind, fits = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = heard.find(([known, message]) => known === kind && fits(message))
          if (!found) return
          waiting.delete(look)
          resolve(found[1])
        }

        waiting.add(look)
        look()
      })

    return new Promise((resolve, reject) => {
      socket.on('connect', () => resolve({ socket, heard, hears, ended }))
      socket.on('connect_error', reject)
    })
  }

  const join = (who: Person, ws = company.ws, more = {}) =>
    connect({ token: who.token, workspace: ws, ...more })

  const start = (who: Person, description: string) =>
    product.call(timeTrackingApi.startTimer, {
      token: who.token,
      params: { ws: company.ws },
      body: { description },
    })

  const names = (area: string) => (message: { resources: string[] }) =>
    message.resources.includes(area)

  it('admits only holders of a token of that workspace', async () => {
    await expect(connect({})).rejects.toThrow('Please sign in.')
    await expect(connect({ token: 'nonsense', workspace: company.ws })).rejects.toThrow(
      'Please sign in.',
    )
    await expect(connect({ token: employee.token, workspace: 'nonsense' })).rejects.toThrow(
      'Please sign in.',
    )
    await expect(connect({ token: employee.token, workspace: stranger.ws })).rejects.toThrow(
      'Not found.',
    )
    expect((await join(employee)).socket.connected).toBe(true)

    expect(
      (await connect({ token: employee.token, workspace: company.ws }, ['polling'])).socket
        .connected,
    ).toBe(true)
  })

  it('sends an entry to its employee only, and to the workspace only the area that changed', async () => {
    const [own, second, other, outside] = await Promise.all([
      join(employee),
      join(employee),
      join(colleague),
      join(stranger.admin, stranger.ws),
    ])

    const { body } = await start(employee, 'Secret work')
    const isIt = ({ entry }: any) => entry.id === body.data.id
    const { entry } = await own.hears('TimeEntryUpdated', isIt)

    expect(entry).toMatchObject({
      description: 'Secret work',
      end: null,
      employee_id: employee.employee,
      stream: body.data.stream,
    })

    await second.hears('TimeEntryUpdated', isIt)
    expect(await other.hears('changed', names('time-tracking'))).toEqual({
      resources: ['time-tracking', 'working-time'],
    })

    // A later change that both receive shows that no other message came before it.
    await product.call(attendanceApi.checkIn, {
      token: stranger.admin.token,
      params: { id: stranger.admin.employee },
      body: {},
    })

    await outside.hears('changed', names('attendance'))
    const { employee: own_id } = stranger.admin

    expect(outside.heard).toEqual([
      ['EmployeesNow', { people: [expect.objectContaining({ id: own_id })] }],
      ['changed', { resources: ['attendance', 'privacy', 'working-time'] }],
    ])

    expect(JSON.stringify(other.heard)).not.toContain('Secret')
    expect(other.heard.filter(([kind]) => kind !== 'changed')).toEqual([])
  })

  it('sends a person’s activity only to administrators, auditors and their managers', async () => {
    const { body } = await product.call(accessApi.roles, {
      token: company.admin.token,
      query: { workspace: company.ws },
    })

    const role_id = body.data.find(({ name }) => name === 'Auditor')!.id
    const auditor = await hire(product, company, 'Aud', { role_id })

    const [manager, timeOff] = [
      await hire(product, company, 'Mia'),
      await hire(product, company, 'Tom'),
    ]

    const report = await hire(product, company, 'Rolf', {
      manager_id: manager.employee,
      time_off_manager_id: timeOff.employee,
    })

    const onlookers = await Promise.all(
      [company.admin, auditor, manager, timeOff].map((who) => join(who)),
    )
    const other = await join(colleague)
    const isIt = ({ people }: any) =>
      people.some(({ id, last_attendance }: any) => id === report.employee && last_attendance)

    await product.call(attendanceApi.checkIn, {
      token: report.token,
      params: { id: report.employee },
      body: {},
    })

    for (const onlooker of onlookers) {
      const { people } = await onlooker.hears('EmployeesNow', isIt)
      expect(people).toEqual([
        {
          id: report.employee,
          time_entry: null,
          last_attendance: expect.objectContaining({ out_at: null, break_since: null }),
        },
      ])
    }

    await start(report, 'Reading')
    const reads = ({ people }: any) =>
      people.some(({ time_entry }: any) => time_entry?.description === 'Reading')
    for (const onlooker of onlookers) await onlooker.hears('EmployeesNow', reads)
    expect(other.heard.filter(([kind]) => kind === 'EmployeesNow')).toEqual([])

    // A person who loses the role gets no further messages of it, and keeps the channel.
    const [former] = onlookers.slice(1)
    const employeeRole = body.data.find(({ name }) => name === 'Employee')!.id

    const change = {
      method: 'PUT',
      url: `/api/v1/workspaces/${company.ws}/employees/${auditor.employee}`,
      token: company.admin.token,
    } as const

    expect((await product.inject({ ...change, body: { role_id: employeeRole } })).status).toBe(200)
    await start(report, 'Writing')
    const writes = ({ people }: any) =>
      people.some(({ time_entry }: any) => time_entry?.description === 'Writing')
    await onlookers[0]!.hears('EmployeesNow', writes)
    expect(
      former!.heard.some(([kind, message]) => kind === 'EmployeesNow' && writes(message)),
    ).toBe(false)
    expect(former!.socket.connected).toBe(true)
  })

  it('sends no person’s activity to people whose role has lost that right', async () => {
    const of = { token: company.admin.token, params: { ws: company.ws } }
    const role = { name: 'Overseers', permissions: ['view_audit' as const] }
    const role_id = (await product.call(structureApi.addRole, { ...of, body: role })).body.data.id
    const former = await join(await hire(product, company, 'Ova', { role_id }))
    const admin = await join(company.admin)
    const params = { ws: company.ws, id: role_id }
    const change = { ...of, params, body: { permissions: [] } }
    expect((await product.call(structureApi.changeRole, change)).status).toBe(200)

    await start(employee, 'Alone')
    const isAlone = ({ people }: any) =>
      people.some(({ time_entry }: any) => time_entry?.description === 'Alone')
    await admin.hears('EmployeesNow', isAlone)
    const later = former.heard.filter(
      ([kind, message]) => kind === 'EmployeesNow' && isAlone(message),
    )
    expect(later).toEqual([])
    expect(former.socket.connected).toBe(true)
  })

  it('sends a page at once the changes since it began to read, without other workspaces’', async () => {
    const add = (at: Company, name: string) =>
      product.call(structureApi.addDepartment, {
        token: at.admin.token,
        params: { ws: at.ws },
        body: { name },
      })

    expect((await add(company, 'Between')).status).toBe(201)
    const structure = ({ resources }: { resources: string[] }) => resources.includes('structure')
    const [late, silent] = [await join(employee, company.ws, { age: 5_000 }), await join(employee)]
    const foreign = await join(stranger.admin, stranger.ws, { age: 1 })
    await late.hears('changed', structure)
    expect(silent.heard).toEqual([])
    expect((await add(stranger, 'Elsewhere')).status).toBe(201)
    await foreign.hears('changed', structure)
    expect(foreign.heard.filter(([kind]) => kind === 'changed')).toHaveLength(1)
  })

  it('sends a page what changed after its first answer, and nothing else', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }
    const add = (name: string) =>
      product.call(structureApi.addDepartment, { token, params, body: { name } })
    const read = async () =>
      (await product.call(structureApi.departments, { token, params })).headers['x-position']

    expect((await add('Before')).status).toBe(201)
    const before = await read()
    expect((await add('Between the answers')).status).toBe(201)
    const after = await read()
    const late = await join(employee, company.ws, { since: before })
    await late.hears('changed', names('structure'))

    const current = await join(employee, company.ws, { since: after })
    expect((await add('Announced')).status).toBe(201)
    await current.hears('changed', names('structure'))
    expect(current.heard.filter(([kind]) => kind === 'changed')).toHaveLength(1)
  })

  it('sends a page what the log has and the read tables show only later', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }
    const { headers } = await product.call(structureApi.departments, { token, params })
    const head = await product.store.head()
    product.projector.close()
    const body = { name: 'Appended only' }
    const added = product.call(structureApi.addDepartment, { token, params, body })

    try {
      await until(async () => (await product.store.head()) !== head)
      const listener = await join(employee, company.ws, { since: headers['x-position'] })
      product.projector.open()
      await listener.hears('changed', names('structure'))
    } finally {
      product.projector.open()
      await added
    }
  })

  it('speaks only when the read tables show it', async () => {
    const listener = await join(employee)
    const { body } = await start(employee, 'Visible')
    await listener.hears('TimeEntryUpdated', ({ entry }) => entry.id === body.data.id)

    const stop = product.call(timeTrackingApi.stopTimer, {
      token: employee.token,
      params: { ws: company.ws, id: body.data.id },
      body: {},
    })

    const { entry } = await listener.hears(
      'TimeEntryUpdated',
      ({ entry }) => entry.id === body.data.id && entry.end !== null,
    )

    const list = await product.call(timeTrackingApi.timeEntries, {
      token: employee.token,
      params: { ws: company.ws },
    })

    expect(list.body.data.find(({ id }) => id === entry.id)!.end).toBe(entry.end)
    await stop
  })

  it('sends many changes in few messages', async () => {
    const listener = await join(colleague)
    for (let n = 0; n < 30; n++) await start(employee, `Burst ${n}`)
    const last = await start(colleague, 'Last')
    await listener.hears('TimeEntryUpdated', ({ entry }) => entry.id === last.body.data.id)
    expect(listener.heard.length).toBeLessThan(31)
  })

  it('ends when the session is signed out, and leaves the others', async () => {
    const other = await product.call(accessApi.login, {
      body: { email: employee.email, password: PASSWORD },
    })

    const [first, second] = await Promise.all([
      join(employee),
      join({ ...employee, token: other.body.token }),
    ])

    await product.call(accessApi.logout, { token: other.body.token })
    expect(await second.ended).toBe('io server disconnect')
    expect(first.socket.connected).toBe(true)
    await expect(join({ ...employee, token: other.body.token })).rejects.toThrow('Please sign in.')
  })

  it('ends on a new password and on termination', async () => {
    const leaver = await hire(product, company, 'Lea')
    const login = await product.call(accessApi.login, {
      body: { email: leaver.email, password: PASSWORD },
    })
    const other = await join({ ...leaver, token: login.body.token })
    const own = await join(leaver)

    const changed = await product.inject({
      method: 'POST',
      url: '/api/v1/me',
      token: leaver.token,
      body: {
        current_password: PASSWORD,
        password: 'another correct horse',
        password_confirmation: 'another correct horse',
      },
    })

    expect(changed.status).toBe(200)
    expect(await other.ended).toBe('io server disconnect')
    expect(own.socket.connected).toBe(true)
    const { admin } = company
    const body = { terminated_on: '2026-01-01' }

    await product.inject({
      method: 'POST',
      url: `/api/v1/employees/${leaver.employee}/terminate`,
      token: admin.token,
      body,
    })

    expect(await own.ended).toBe('io server disconnect')
  })

  it('ends at once when the access of its employee is stopped', async () => {
    const stopped = await hire(product, company, 'Sto')
    const listener = await join(stopped)

    const { status } = await product.call(peopleApi.stopAccess, {
      token: company.admin.token,
      params: { ws: company.ws, id: stopped.employee },
    })

    expect(status).toBe(200)
    expect(await listener.ended).toBe('io server disconnect')
  })

  it('ends within 15 seconds when a session is revoked without a word', async () => {
    const listener = await join(colleague)

    await product.owner.query(
      'update vault.sessions set revoked_at = now() where id in (select id from vault.sessions where user_id = (select user_id from read.employees where id = $1))',
      [colleague.employee],
    )

    expect(await listener.ended).toBe('io server disconnect')
    expect(product.errors).toEqual([])
  }, 16_000)

  it('of a sign-in-as session ends at once with the administrator’s rights', async () => {
    // Without the round that checks every token again.
    product.app.get(LiveGateway).onModuleDestroy()

    const { body } = await product.call(accessApi.roles, {
      token: company.admin.token,
      query: { workspace: company.ws },
    })

    const roleOf = (name: string) => body.data.find((role) => role.name === name)!.id

    const endings: Record<string, (admin: Person) => object> = {
      'a lower rank': ({ employee: id }) => ({
        method: 'PUT',
        url: `/api/v1/workspaces/${company.ws}/employees/${id}`,
        token: company.admin.token,
        body: { role_id: roleOf('Employee') },
      }),
      'the end of the employment': ({ employee: id }) => ({
        method: 'POST',
        url: `/api/v1/employees/${id}/terminate`,
        token: company.admin.token,
        body: { terminated_on: '2026-01-01' },
      }),
      'a new password': ({ token }) => ({
        method: 'POST',
        url: '/api/v1/me',
        token,
        body: {
          current_password: PASSWORD,
          password: 'another correct horse',
          password_confirmation: 'another correct horse',
        },
      }),
    }

    for (const [why, ending] of Object.entries(endings)) {
      const admin = await hire(product, company, 'Second', { role_id: roleOf('Admin') })

      const minted = await product.call(accessApi.loginKey, {
        token: admin.token,
        params: { id: employee.employee },
      })

      const as = await product.call(accessApi.loginAs, {
        params: { id: employee.employee },
        body: { key: minted.body.data.key },
      })

      const [acting, own] = [
        await join({ ...employee, token: as.body.token }),
        await join(employee),
      ]

      expect([
        why,
        (await product.inject(ending(admin) as Parameters<Product['inject']>[0])).status,
      ]).toEqual([why, 200])

      expect([why, await acting.ended]).toEqual([why, 'io server disconnect'])
      expect(own.socket.connected).toBe(true)
      own.socket.close()
    }
  }, 60_000)
})

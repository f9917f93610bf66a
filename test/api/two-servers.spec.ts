import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@workledger/api/app'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { offlineActionsApi } from '@workledger/contracts/time-tracking/offline-actions.api'
import {
  type TimeEntryUpdated,
  timeTrackingApi,
} from '@workledger/contracts/time-tracking/time-tracking.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { createEventLog } from '@workledger/infra/server/event-log'
import { ProcessProgress } from '@workledger/jobs/kernel/process-progress'
import { processes } from '@workledger/jobs/registry'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { Progress } from '@workledger/projections/runner/progress'
import pino from 'pino'
import { io, type Socket } from 'socket.io-client'
import { keysOf } from '../support/installation-keys'
import { type Company, createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'

/**
 * Starts a second API on the same database, as another process: it shares no memory with the first.
 */
async function secondServer(product: Product) {
  const { urls } = product.database
  const { config, vault, masterKey } = product
  const keys = await keysOf(product.database)
  const store = createEventLog({ config, connectionString: urls.wl_log, vault, keys })
  const reads = new TenantReads(urls.wl_request)
  const progress = new Progress(urls.wl_jobs, store)
  const processProgress = new ProcessProgress({ jobsUrl: urls.wl_jobs, store, processes })
  const dataDir = await mkdtemp(join(tmpdir(), 'workledger-'))
  const { guard: chain } = product

  const options = {
    publicUrl: 'http://localhost:3000',
    captcha: false,
    chain,
    evidence: store,
    dataDir,
    log: pino({ level: 'silent' }),
  }

  const api = await createApi({
    store,
    vault,
    reads,
    progress,
    processes: processProgress,
    vaultUrl: urls.wl_vault,
    masterKey,
    ...options,
  })

  await api.app.listen(0, '127.0.0.1')

  return {
    url: `http://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}`,
    async stop() {
      await api.close()
      await processProgress.close()
      await progress.close()
      await reads.close()
      await store.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

describe('two servers behind a balancer', () => {
  let product: Product
  let company: Company
  let socket: Socket | undefined
  let second: Awaited<ReturnType<typeof secondServer>>

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    second = await secondServer(product)
  })

  afterAll(async () => {
    socket?.close()
    await second?.stop()
    await product?.stop()
  })

  const first = (call: 'checkIn' | 'checkOut') =>
    product.call(attendanceApi[call] as typeof attendanceApi.checkIn, {
      token: company.admin.token,
      params: { id: company.admin.employee },
      body: {},
    })

  const other = (path: string) =>
    fetch(`${second.url}/api/v1/employees/${company.admin.employee}/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${company.admin.token}`,
        'content-type': 'application/json',
      },
      body: '{}',
    })

  it('refuse no call for a change by the other server', async () => {
    expect((await first('checkIn')).status).toBe(201)
    expect((await other('attendances-checkout')).status).toBe(200)
    expect((await first('checkIn')).status).toBe(201)
    expect((await other('attendances-checkin')).status).toBe(409)
    expect((await first('checkOut')).status).toBe(200)
    expect((await other('attendances-checkin')).status).toBe(201)
  })

  it('know at once how the other server has changed what they keep in memory', async () => {
    const { ws, admin } = company

    const add = async (description: string) => {
      const answer = await fetch(`${second.url}/api/v1/workspaces/${ws}/time_entries`, {
        method: 'POST',
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          description,
          start: '2026-01-05 08:00:00',
          end: '2026-01-05 09:00:00',
        }),
      })

      return [answer.status, ((await answer.json()) as { code?: string }).code]
    }

    const lock = (locked_until: string | null) =>
      product.call(timesheetsApi.setTimesheetRules, {
        token: admin.token,
        params: { ws },
        body: { locked_until },
      })

    for (let n = 0; n < 3; n++) {
      expect(await add(`Open ${n}`)).toEqual([201, undefined])
      expect((await lock('2026-01-31')).status).toBe(200)
      expect(await add(`Locked ${n}`)).toEqual([409, 'timesheet.before_lock'])
      expect((await lock(null)).status).toBe(200)
    }
  })

  it('tell the position of a change that the other server made', async () => {
    const asked = () =>
      fetch(`${second.url}/api/v1/me`, {
        headers: { authorization: `Bearer ${company.admin.token}` },
      })

    // The first question makes this server follow the tables.
    await asked()
    expect((await first('checkOut')).status).toBe(200)
    const head = Number(await product.store.head())
    await until(async () => Number((await asked()).headers.get('x-position')) >= head)
    expect((await first('checkIn')).status).toBe(201)
  })

  it('wait for processes that another server runs', async () => {
    const { token } = company.admin
    const gone = await hire(product, company, 'Gone')
    const report = await hire(product, company, 'Report', { manager_id: gone.employee })

    const ended = await fetch(`${second.url}/api/v1/employees/${gone.employee}/terminate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ terminated_on: '2026-01-31' }),
    })

    expect(ended.status).toBe(200)

    const { rows } = await product.owner.query(
      'select manager_id from read.employees where id = $1',
      [report.employee],
    )

    expect(rows).toEqual([{ manager_id: null }])
  })

  it('show on either the changes made on the other', async () => {
    const { token } = company.admin

    socket = io(second.url, {
      path: '/live',
      auth: { token, workspace: company.ws },
      transports: ['websocket'],
      forceNew: true,
    })

    await new Promise<void>((resolve, reject) =>
      socket!.on('connect', resolve).on('connect_error', reject),
    )
    const heard = new Promise((resolve) => socket!.on('changed', resolve))
    expect((await first('checkOut')).status).toBe(200)
    expect(await heard).toEqual({
      resources: [
        'attendance',
        'payments',
        'payroll',
        'privacy',
        'samples',
        'watch',
        'working-time',
      ],
    })
    expect(product.errors).toEqual([])
  })

  it('tell a device at either that time without input was kept at the other', async () => {
    const who = { token: company.admin.token, params: { ws: company.ws } }
    const ago = (minutes: number) =>
      new Date(Date.now() - minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
    const started = await product.call(timeTrackingApi.startTimer, {
      ...who,
      body: { start: ago(60) },
    })
    expect(started.status).toBe(201)
    const heard = new Promise<TimeEntryUpdated>((resolve) =>
      socket!.on('TimeEntryUpdated', (message: TimeEntryUpdated) => {
        if (message.entry.idle_kept_until) resolve(message)
      }),
    )
    const [from, to] = [ago(40), ago(10)]
    const of = { id: randomUUID(), pressed_at: to, entry_id: started.body.data.id }
    const action = { ...of, kind: 'keep_idle' as const, from, to }
    const sent = await product.call(offlineActionsApi.sendOfflineActions, {
      ...who,
      body: { actions: [action] },
    })
    expect(sent.body.data).toMatchObject([{ outcome: 'done' }])
    expect((await heard).entry).toMatchObject({ idle_kept_until: to, end: null })
  })
})

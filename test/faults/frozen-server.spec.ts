import { accessApi } from '@workledger/contracts/access/access.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { PASSWORD } from '../support/people'
import { Installation } from './installation'
import { Client, founded } from './load'

const long = process.env.FAULTS === 'long' ? describe : describe.skip

/** Two API processes; the other one knows rights and rules, and freezes with a request in its socket. */
long('an API process that freezes while another one changes rights and rules', () => {
  let installation: Installation
  let client: Client
  let ws: string
  let [one, other] = [0, 0]

  beforeAll(async () => {
    const processes = { one: 'api', other: 'api', rest: 'projector,worker' }
    installation = await Installation.start({ processes })
    ;[one, other] = installation.web.targets as [number, number]
    client = new Client(one)
    ;({ ws } = await founded(client))
  }, 120_000)

  afterEach(() => installation?.signal('other', 'SIGCONT'))

  afterAll(async () => {
    client?.close()
    await installation?.stop()
  })

  const post = (port: number, path: string, token: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    })

  /** Adds an entry of January by the other process; returns status and code. */
  const add = async (token: string) => {
    const entry = { description: 'Work', start: '2026-01-05 08:00:00', end: '2026-01-05 09:00:00' }
    const path = timeTrackingApi.addTimeEntry.path.replace('{ws}', ws)
    const answer = await post(other, path, token, entry)

    return [answer.status, ((await answer.json()) as { code?: string }).code]
  }

  const signedIn = async () => {
    const body = { email: 'ada@example.com', password: PASSWORD }
    return (await client.call(accessApi.login, { body })).token
  }

  /** Changes something by one process while a request waits in the socket of the other. */
  async function whileFrozen(token: string, change: () => Promise<unknown>) {
    for (let n = 0; n < 5; n++) expect(await add(token)).toEqual([201, undefined])
    installation.signal('other', 'SIGSTOP')
    const waiting = add(token)
    await change()
    installation.signal('other', 'SIGCONT')

    return waiting
  }

  it('refuses a request of a session that was ended meanwhile', async () => {
    const token = await signedIn()

    const answer = await whileFrozen(token, async () => {
      expect((await post(one, accessApi.logout.path, token)).status).toBeLessThan(300)
    })

    expect(answer).toEqual([401, 'auth.required'])
  }, 60_000)

  it('refuses time before a lock date that was set meanwhile', async () => {
    const token = await signedIn()

    const answer = await whileFrozen(token, () =>
      client.call(timesheetsApi.setTimesheetRules, {
        params: { ws },
        body: { locked_until: '2026-01-31' },
      }),
    )

    expect(answer).toEqual([409, 'timesheet.before_lock'])
  }, 60_000)
})

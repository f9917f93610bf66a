import { accessApi } from '@workledger/contracts/access/access.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { lists } from '@workledger/contracts/registry'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { main as verify } from '@workledger/infra/tools/verify'
import type { Client } from '../faults/load'
import { PASSWORD } from '../support/people'
import { EarlierDatabase } from './earlier-database'

/**
 * `createWorld` (test/support/world.ts) of commit 29fee338 on PostgreSQL 15, dumped as write.ts
 * describes: 166 events of 88 kinds, a pending leave and a pending claim.
 */
const FILE = '2026-11-26.sql.gz'

describe('one of everything, written by an earlier version', () => {
  let earlier: EarlierDatabase
  let client: Client
  let ws: string

  const rowsOf = async (resource: string) => {
    const answer = await fetch(`http://127.0.0.1:${earlier.port}/api/v1/admin/${ws}/${resource}`, {
      headers: { authorization: `Bearer ${client.token}` },
    })
    return { status: answer.status, rows: (await answer.json()) as Record<string, string>[] }
  }

  const waiting = async (resource: string) =>
    (await rowsOf(resource)).rows.find(({ status }) => status === 'pending')
  const decide = (call: Endpoint<any, any, any, any>, params: Record<string, string>) =>
    client.call(call as never, { params, body: { approved: true, rejected: false } } as never)

  beforeAll(async () => {
    earlier = await EarlierDatabase.restored(FILE)
    client = await earlier.start()

    client.token = (
      await client.call(accessApi.login, {
        body: { email: 'ada.1@example.com', password: PASSWORD },
      })
    ).token

    ws = (await client.call(workspacesApi.workspaces, {} as never)).data[0]!.id
  }, 120_000)

  afterAll(() => earlier?.stop())

  it('is read by every list', async () => {
    const read = lists.filter(({ who }) => who !== 'operator')
    expect(read.length).toBeGreaterThan(40)
    const statuses = await Promise.all(
      read.map(async ({ name }) => [name, (await rowsOf(name)).status]),
    )
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  })

  it('has a leave and a claim that can be decided as before', async () => {
    const leave = await waiting('leaves')
    const claim = await waiting('expenses')
    await decide(leaveApi.decideLeave, { id: leave!.employee_id!, leaveId: leave!.id! })
    await decide(expensesApi.decideExpense, { id: claim!.employee_id!, expenseId: claim!.id! })
    expect([await waiting('leaves'), await waiting('expenses')]).toEqual([undefined, undefined])
  })

  it('verifies', async () => {
    const lines: string[] = []
    expect(await verify([], earlier.environment, (line) => lines.push(line))).toBe(true)
    expect(lines).toContain('The log is intact.')
  })
})

import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { accessApi } from '@workledger/contracts/access/access.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import type { AnswerOf, CallOf, Endpoint } from '@workledger/contracts/kernel/endpoint'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { uuid } from '@workledger/event-store/ids'
import { PASSWORD } from '../support/people'

/**
 * Answers that leave a command's outcome open: it is repeated with the same Idempotency-Key. 202
 * means that it is written and its answer is late.
 */
const OPEN = [202, 500, 502, 503]

/** Whether a call has to be repeated; the attempt that was cut off may still approve the run. */
const isOpen = ({ status, body }: { status: number; body: unknown }) =>
  OPEN.includes(status) || (body as { code?: string } | undefined)?.code === 'payroll.approving'

/** A client that repeats unanswered calls over connections that may be cut at any moment. */
export class Client {
  private agent = new Agent({ keepAlive: true })
  token: string | undefined
  private closed = false
  /** Number of repeated commands. */
  repeats = 0
  /**
   * The longest time in milliseconds from a command's first error to its last; later commands wait
   * for an answer and see no error.
   */
  errors = 0
  /** The longest time in milliseconds from a command's first try to its answer. */
  slowest = 0

  constructor(private readonly port: number) {}

  /** Ends every connection at once, also those with an open request. */
  cut(): void {
    this.agent.destroy()
    this.agent = new Agent({ keepAlive: true })
  }

  /** Aborts all open calls. */
  close(): void {
    this.closed = true
    this.agent.destroy()
  }

  /** Returns undefined if `tries` were not enough: the log has the command once or not at all. */
  async call<E extends Endpoint<any, any, any, any>>(
    endpoint: E,
    input: CallOf<E>,
  ): Promise<AnswerOf<E>>
  async call<E extends Endpoint<any, any, any, any>>(
    endpoint: E,
    input: CallOf<E>,
    tries: number,
  ): Promise<AnswerOf<E> | undefined>
  async call(
    endpoint: Endpoint<any, any, any, any>,
    input: CallOf<any>,
    tries = Number.POSITIVE_INFINITY,
  ) {
    const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown }
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_: string, name: string) => params[name]!)
    const key = uuid()
    const began = performance.now()
    let failed: number | undefined

    for (let left = tries; left > 0; left--) {
      const answer = await this.send(endpoint.method, `/api/v1${path}`, body, key).catch(
        () => undefined,
      )

      if (answer && !isOpen(answer)) {
        if (answer.status >= 300)
          throw new Error(
            `${endpoint.method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`,
          )

        this.slowest = Math.max(this.slowest, performance.now() - began)
        return answer.body
      }

      if (this.closed) throw new Error('The test is over.')

      if (answer?.status !== 202) {
        failed ??= performance.now()
        this.errors = Math.max(this.errors, performance.now() - failed)
      }

      this.repeats++
      await pause(20)
    }

    return undefined
  }

  private send(
    method: string,
    path: string,
    body: unknown,
    key: string,
  ): Promise<{ status: number; body: unknown }> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'idempotency-key': key,
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      }

      const asked = request(
        {
          port: this.port,
          host: '127.0.0.1',
          method,
          path,
          agent: this.agent,
          headers,
          timeout: 20_000,
        },
        (answer) => {
          let text = ''
          answer.on('data', (chunk) => (text += chunk))
          answer.on('end', () =>
            resolve({ status: answer.statusCode!, body: text ? JSON.parse(text) : undefined }),
          )
          answer.on('error', reject)
        },
      )

      asked.on('timeout', () => asked.destroy(new Error('No answer.')))
      asked.on('error', reject)
      asked.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }
}

/** The events that acknowledged commands must have made, with the field of the new id. */
export const idIn = {
  DepartmentAdded: 'department_id',
  EmployeeAdded: 'employee_id',
  InvoiceIssued: 'invoice_id',
  TimeEntryAdded: 'entry_id',
  PayRunApproved: 'payrun_id',
} as const

export type Kind = keyof typeof idIn

/** Number of people whom each pay run pays, and the pay of each. */
export const PAYEES = 3

export const SALARY = 1_000

interface Company {
  ws: string
  clientId: string
  /** Another workspace with pay runs only. */
  payroll: string
}

/** Founds an administrator's two workspaces; the second has people with contracts. */
export async function founded(client: Client): Promise<Company> {
  const person = {
    first_name: 'Ada',
    last_name: 'Tester',
    email: 'ada@example.com',
    password: PASSWORD,
  }

  await client.call(accessApi.register, { body: { ...person, password_confirmation: PASSWORD } })
  client.token = (
    await client.call(accessApi.login, { body: { email: person.email, password: PASSWORD } })
  ).token

  const workspace = async (name: string) =>
    (
      await client.call(workspacesApi.createWorkspace, {
        body: { name, phone_number: '+351 1', timezone: 'Europe/Lisbon' },
      })
    ).data.id

  const ws = await workspace('Northwind')

  const { id: clientId } = (
    await client.call(clientsApi.addClient, {
      params: { ws },
      body: { name: 'Client', contact_name: 'Ana' },
    })
  ).data

  const payroll = await workspace('Southwind')

  for (let n = 0; n < PAYEES; n++) {
    const body = {
      first_name: 'Pay',
      last_name: `Ee ${n}`,
      email: `payee.${n}@example.com`,
      invite: false,
    }

    const { id } = (await client.call(peopleApi.addEmployee, { params: { ws: payroll }, body }))
      .data

    const terms = {
      effective_on: '1990-01-01',
      base_compensation_amount: String(SALARY),
      base_compensation_type: 'monthly' as const,
    }

    await client.call(employmentApi.addContract, { params: { id }, body: terms })
  }

  return { ws, clientId, payroll }
}

/**
 * Sends commands of five kinds, several at a time, until stopped; reports each once it is
 * acknowledged.
 */
export class Load {
  /** Ids of the created records. */
  readonly acknowledged: Record<Kind, string[]> = {
    DepartmentAdded: [],
    EmployeeAdded: [],
    InvoiceIssued: [],
    TimeEntryAdded: [],
    PayRunApproved: [],
  }

  /** Names of departments whose addition was abandoned: each is there once or not at all. */
  readonly abandoned: string[] = []
  /** The longest time in milliseconds without an acknowledgement. */
  silence = 0
  private last = performance.now()
  private stopping = false
  private readonly running: Promise<void>[]
  private made: number

  /** `from` is the start of names, hours and months, for another load on the same company. */
  constructor(
    private readonly client: Client,
    private readonly company: Company,
    private readonly from = 0,
  ) {
    this.made = from
    this.running = [
      this.departments(),
      this.employees(),
      this.employees(),
      this.invoices(),
      this.invoices(),
      this.entries(),
      this.payRuns(),
      this.unsteady(),
    ]
  }

  get count() {
    return Object.values(this.acknowledged).reduce((sum, ids) => sum + ids.length, 0)
  }

  private acknowledge(kind: Kind, id: string) {
    const now = performance.now()
    this.silence = Math.max(this.silence, now - this.last)
    this.last = now
    this.acknowledged[kind].push(id)
  }

  /**
   * Resolves after so many more acknowledged commands; throws the error that made a client give up.
   */
  async more(count: number): Promise<void> {
    const until = this.count + count
    const failed = Promise.all(this.running)
    while (this.count < until) await Promise.race([pause(10), failed])
  }

  /** Starts no new command; commands in progress are acknowledged. */
  async stop(): Promise<void> {
    this.stopping = true
    await Promise.all(this.running)
  }

  private async departments() {
    const params = { ws: this.company.ws }

    while (!this.stopping) {
      const { data } = await this.client.call(structureApi.addDepartment, {
        params,
        body: { name: `Department ${++this.made}` },
      })
      this.acknowledge('DepartmentAdded', data.id)
    }
  }

  /** Sends once and gives up without an answer. */
  private async unsteady() {
    const params = { ws: this.company.ws }

    while (!this.stopping) {
      const name = `Unsteady ${++this.made}`

      const answer = await this.client.call(
        structureApi.addDepartment,
        { params, body: { name } },
        1,
      )

      if (answer) this.acknowledge('DepartmentAdded', answer.data.id)
      else this.abandoned.push(name)

      await pause(50)
    }
  }

  private async employees() {
    const params = { ws: this.company.ws }

    while (!this.stopping) {
      const number = ++this.made

      const body = {
        first_name: 'Pat',
        last_name: `Number ${number}`,
        email: `pat.${number}@example.com`,
        oid: `P-${number}`,
        invite: true,
      }

      this.acknowledge(
        'EmployeeAdded',
        (await this.client.call(peopleApi.addEmployee, { params, body })).data.id,
      )
    }
  }

  private async invoices() {
    const params = { ws: this.company.ws }

    while (!this.stopping) {
      const draft = {
        client_id: this.company.clientId,
        invoice_number: 'x',
        invoice_date: '2026-01-10',
        due_date: '2026-02-10',
      }

      const { id } = (await this.client.call(invoicesApi.addInvoice, { params, body: draft })).data

      await this.client.call(invoicesApi.addInvoiceItem, {
        params: { id },
        body: { description: 'Work', quantity: 1, unit_price: 10 },
      })

      await this.client.call(invoicesApi.issueInvoice, { params: { id } })
      this.acknowledge('InvoiceIssued', id)
    }
  }

  private async entries() {
    const params = { ws: this.company.ws }

    for (let hour = this.from; !this.stopping; hour++) {
      const at = (minutes: number) =>
        new Date(Date.UTC(2025, 0, 1, hour, minutes)).toISOString().slice(0, 19).replace('T', ' ')

      const { data } = await this.client.call(timeTrackingApi.addTimeEntry, {
        params,
        body: { start: at(0), end: at(30) } as never,
      })

      this.acknowledge('TimeEntryAdded', data.id)
    }
  }

  /** One month after the other. */
  private async payRuns() {
    const { payroll: ws } = this.company

    for (let month = this.from; !this.stopping && month < this.from + 400; month++) {
      const day = (months: number, date: number) =>
        new Date(Date.UTC(1990, months, date)).toISOString().slice(0, 10)
      const body = { start: day(month, 1), end: day(month + 1, 0), pay_date: day(month + 1, 0) }
      const { id } = (await this.client.call(payrollApi.draftPayrun, { params: { ws }, body })).data

      await this.client.call(payrollApi.approvePayrun, {
        params: { ws, id },
        body: { notify_employee: false },
      })

      this.acknowledge('PayRunApproved', id)
      await pause(200)
    }
  }
}

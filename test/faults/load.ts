import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import type { AnswerOf, CallOf, Endpoint } from '@workledger/contracts/kernel/endpoint'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { uuid } from '@workledger/event-store/ids'

/** Answers that leave open what became of a command: it is repeated with the same Idempotency-Key. */
const OPEN = [500, 502, 503]

/** A client that repeats what got no answer, over connections that may be cut at any moment. */
export class Client {
  private agent = new Agent({ keepAlive: true })
  token: string | undefined
  private closed = false
  /** How often a command had to be repeated. */
  repeats = 0
  constructor(private readonly port: number) {}

  /** Every connection ends at once, those with a request on them too. */
  cut(): void {
    this.agent.destroy()
    this.agent = new Agent({ keepAlive: true })
  }

  /** Gives up what is under way. */
  close(): void {
    this.closed = true
    this.agent.destroy()
  }

  async call<E extends Endpoint<any, any, any, any>>(endpoint: E, input: CallOf<E>): Promise<AnswerOf<E>> {
    const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown }
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => params[name]!)
    const key = uuid()
    for (;;) {
      const answer = await this.send(endpoint.method, `/api/v1${path}`, body, key).catch(() => undefined)
      if (answer && answer.status < 300) return answer.body as AnswerOf<E>
      if (answer && !OPEN.includes(answer.status))
        throw new Error(`${endpoint.method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      if (this.closed) throw new Error('The test is over.')
      this.repeats++
      await pause(20)
    }
  }

  private send(method: string, path: string, body: unknown, key: string): Promise<{ status: number; body: unknown }> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'idempotency-key': key,
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      }
      const asked = request({ port: this.port, host: '127.0.0.1', method, path, agent: this.agent, headers, timeout: 20_000 }, (answer) => {
        let text = ''
        answer.on('data', (chunk) => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode!, body: text ? JSON.parse(text) : undefined }))
        answer.on('error', reject)
      })
      asked.on('timeout', () => asked.destroy(new Error('No answer.')))
      asked.on('error', reject)
      asked.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }
}

/** The events that acknowledged commands are to have made, and where each names what it made. */
export const idIn = {
  DepartmentAdded: 'department_id',
  EmployeeAdded: 'employee_id',
  InvoiceIssued: 'invoice_id',
  TimeEntryAdded: 'entry_id',
} as const

/** Commands of four kinds, several at a time, until it is stopped; each is told once it is acknowledged. */
export class Load {
  /** Ids of what was made. */
  readonly acknowledged: Record<keyof typeof idIn, string[]> = {
    DepartmentAdded: [],
    EmployeeAdded: [],
    InvoiceIssued: [],
    TimeEntryAdded: [],
  }
  private stopping = false
  private readonly running: Promise<void>[]
  private made = 0

  constructor(
    private readonly client: Client,
    private readonly ws: string,
    private readonly clientId: string,
  ) {
    this.running = [this.departments(), this.employees(), this.employees(), this.invoices(), this.invoices(), this.entries()]
  }

  get count() {
    return Object.values(this.acknowledged).reduce((sum, ids) => sum + ids.length, 0)
  }
  /** Resolves when so many more commands were acknowledged; throws what made a client give up. */
  async more(count: number): Promise<void> {
    const until = this.count + count
    const failed = Promise.all(this.running)
    while (this.count < until) await Promise.race([pause(10), failed])
  }
  /** Nothing new is begun; what was begun is acknowledged. */
  async stop(): Promise<void> {
    this.stopping = true
    await Promise.all(this.running)
  }

  private async departments() {
    const params = { ws: this.ws }
    while (!this.stopping) {
      const { data } = await this.client.call(structureApi.addDepartment, { params, body: { name: `Department ${++this.made}` } })
      this.acknowledged.DepartmentAdded.push(data.id)
    }
  }
  private async employees() {
    const params = { ws: this.ws }
    while (!this.stopping) {
      const number = ++this.made
      const body = {
        first_name: 'Pat',
        last_name: `Number ${number}`,
        email: `pat.${number}@example.com`,
        oid: `P-${number}`,
        invite: true,
      }
      this.acknowledged.EmployeeAdded.push((await this.client.call(peopleApi.addEmployee, { params, body })).data.id)
    }
  }
  private async invoices() {
    while (!this.stopping) {
      const draft = { client_id: this.clientId, invoice_number: 'x', invoice_date: '2026-01-10', due_date: '2026-02-10' }
      const { id } = (await this.client.call(invoicesApi.addInvoice, { params: { ws: this.ws }, body: draft })).data
      await this.client.call(invoicesApi.addInvoiceItem, { params: { id }, body: { description: 'Work', quantity: 1, unit_price: 10 } })
      await this.client.call(invoicesApi.issueInvoice, { params: { id } })
      this.acknowledged.InvoiceIssued.push(id)
    }
  }
  private async entries() {
    const params = { ws: this.ws }
    for (let hour = 0; !this.stopping; hour++) {
      const at = (minutes: number) => new Date(Date.UTC(2025, 0, 1, hour, minutes)).toISOString().slice(0, 19).replace('T', ' ')
      const { data } = await this.client.call(timeTrackingApi.addTimeEntry, { params, body: { start: at(0), end: at(30) } as never })
      this.acknowledged.TimeEntryAdded.push(data.id)
    }
  }
}

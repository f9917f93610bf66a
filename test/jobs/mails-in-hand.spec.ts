import { peopleApi } from '@workledger/contracts/people/people.api'
import { DirectoryMailContext } from '@workledger/jobs/access/directory-mail-context'
import { Deliverer } from '@workledger/jobs/mail/deliver'
import { Line } from '@workledger/jobs/mail/line'
import { MailServer } from '../faults/mail-server'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { startWorkers } from './workers'

/** More than the time after which a mail that waits is written again, in milliseconds. */
const LONG = 6_000

describe('mails of a job while the first one is at the mail server', () => {
  let product: Product
  let company: Company
  let mails: MailServer
  let workers: { close(): Promise<void> } | undefined

  beforeEach(async () => {
    product = await startProduct()
    company = await createCompany(product)
    mails = await MailServer.start()
    await start()
    // The founder's own mails leave first.
    await until(async () => mails.received.length > 0)
    await close()
    mails.received.length = 0
  })

  afterEach(async () => {
    jest.restoreAllMocks()
    mails?.answer()
    await close()
    await mails?.close()
    await product?.stop()
  })

  async function start() {
    workers = await startWorkers(product, { smtpUrl: mails.url })
  }

  async function close() {
    await workers?.close()
    workers = undefined
  }

  const invite = async (name: string): Promise<string> => {
    const { body } = await product.call(peopleApi.addEmployee, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: {
        first_name: name,
        last_name: 'Person',
        email: `${name}.in.hand@example.com`,
        invite: true,
      },
    })

    return body.data.id
  }

  const outcomes = async () => {
    const { rows } = await product.owner.query<{ person_id: string; state: string }>(
      `select person_id, state from read.deliveries where template = 'invitation'`,
    )

    return Object.fromEntries(rows.map(({ person_id, state }) => [person_id, state]))
  }

  /** Returns the outcomes once each mail has one. */
  const settled = () =>
    until(async () => {
      const found = await outcomes()
      const open = Object.values(found).some((each) => each === 'intended' || each === 'attempted')
      return !open && found
    })

  /** Returns the people to whom a mail was written, once for each mail. */
  function seeWritten(people: readonly string[]): readonly string[] {
    const { readBy } = DirectoryMailContext.prototype
    const written: string[] = []

    jest.spyOn(DirectoryMailContext.prototype, 'readBy').mockImplementation(function (
      this: DirectoryMailContext,
      person,
    ) {
      if (people.includes(person)) written.push(person)
      return readBy.call(this, person)
    })

    return written
  }

  /** Returns a count of the mails that are written, from now on. */
  function countReady(): () => number {
    const { enter } = Line.prototype
    let ready = 0

    jest.spyOn(Line.prototype, 'enter').mockImplementation(async function (this: Line) {
      const { written, leave } = await enter.call(this)

      return {
        leave,
        written() {
          ready++
          written()
        },
      }
    })

    return () => ready
  }

  /** Invites people whose mails one job sends, and waits until the first one is in hand. */
  async function inHand(...names: string[]) {
    const people: string[] = []
    for (const name of names) people.push(await invite(name))
    await product.settled()
    mails.hold()
    await start()
    await until(async () => mails.received.length === 1)
    const { rows } = await product.owner.query('select distinct job from jobs.open_deliveries')
    expect(rows).toHaveLength(1)

    return people
  }

  it('are written again if they wait long, and not sent to a person who was erased meanwhile', async () => {
    const ready = countReady()
    const people = await inHand('one', 'two', 'three', 'four')
    const [first, second, third, last] = people
    const written = seeWritten(people)
    // The first mail took no time, so all others are written before their turn.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0)
    mails.answerFirst()
    await until(() => mails.received.length === 2 && ready() === people.length)
    await product.vault.destroy(company.ws, third!)
    clock.mockReturnValue(LONG)
    mails.answer()

    expect(await settled()).toEqual({
      [first!]: 'sent',
      [second!]: 'sent',
      [third!]: 'failed',
      [last!]: 'sent',
    })

    expect(written).toHaveLength(4)
    expect(mails.received).toHaveLength(3)
    expect(mails.twice).toEqual([])
  }, 60_000)

  it('do not wait for one that takes long to write', async () => {
    const people = [await invite('one'), await invite('two'), await invite('three')]
    await product.settled()
    let open = () => {}
    const slow = new Promise<void>((resolve) => (open = resolve))
    const { readBy } = DirectoryMailContext.prototype

    jest.spyOn(DirectoryMailContext.prototype, 'readBy').mockImplementation(function (
      this: DirectoryMailContext,
      person,
    ) {
      const context = readBy.call(this, person)
      const find = context.workspace.bind(context)
      if (person === people[1]) context.workspace = (id) => slow.then(() => find(id))

      return context
    })

    try {
      await start()
      await until(async () => mails.received.length === 2)
      await until(async () => !Object.values(await outcomes()).includes('attempted'))

      expect(await outcomes()).toEqual({
        [people[0]!]: 'sent',
        [people[1]!]: 'intended',
        [people[2]!]: 'sent',
      })
    } finally {
      open()
    }

    expect(await settled()).toEqual(Object.fromEntries(people.map((id) => [id, 'sent'])))
  }, 60_000)

  it('are written once each by a server that takes a second for each', async () => {
    const people: string[] = []
    for (let n = 0; n < 16; n++) people.push(await invite(`slow${n}`))
    await product.settled()
    const written = seeWritten(people)
    const now = performance.now.bind(performance)
    jest.spyOn(performance, 'now').mockImplementation(() => now() + mails.received.length * 1_000)
    await start()
    await until(() => mails.received.length >= people.length)

    expect(await settled()).toEqual(Object.fromEntries(people.map((id) => [id, 'sent'])))
    expect([...written].sort()).toEqual([...people].sort())
    expect(mails.twice).toEqual([])
  }, 60_000)

  it('wait for the next worker if this one stops, and are sent once', async () => {
    const people = await inHand('one', 'two', 'three')
    const stopped = jest.spyOn(Deliverer.prototype, 'stop')
    const closing = close()
    await until(async () => stopped.mock.calls.length > 0)
    mails.answer()
    await closing
    expect(mails.received).toHaveLength(1)
    expect(Object.values(await outcomes()).sort()).toEqual(['intended', 'intended', 'sent'])

    await start()
    expect(await settled()).toEqual(Object.fromEntries(people.map((id) => [id, 'sent'])))
    expect(mails.received).toHaveLength(3)
    expect(mails.twice).toEqual([])
    await until(async () => {
      const { rows } = await product.owner.query('select from jobs.open_deliveries')
      return rows.length === 0
    })
  }, 60_000)
})

import { setTimeout as pause } from 'node:timers/promises'
import { uuid } from '@workledger/event-store/ids'
import type { MultiStepCommand } from '../support/in-the-middle'
import { multiStepCommands } from '../support/multi-step-commands'
import { createCompany } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'

const LONG = process.env.FAULTS === 'long'

// A command with a key is decided by the database's clock, which a test cannot put years ahead.
const commands = LONG
  ? multiStepCommands.filter(({ name }) => name !== 'erasure of a former employee with an account')
  : multiStepCommands.filter(({ name }) => name === 'approval of a pay run')

/** Milliseconds until the repetition. */
const WAITS = LONG ? [0, 5, 20, 60] : [5, 20]

const DONE = [200, 201, 202, 204]

/**
 * A client whose connection was cut repeats with the same key before the server has noticed: both
 * attempts are decided at once.
 */
describe('a request that comes again while its first attempt is under way', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct()
    // Settling does not work on an empty log.
    await createCompany(product)
  })

  afterAll(() => product?.stop())

  for (const command of commands)
    it(`${command.name}: is done once and answered twice`, () => askTwice(command), 120_000)

  async function askTwice(command: MultiStepCommand) {
    for (const wait of WAITS) {
      let asking = false
      const answers: Answer[] = []

      const twice = async (
        given: { token?: string | undefined; headers?: Record<string, string> },
        send: (given: any) => Promise<Answer>,
      ) => {
        // Keys are stored by user; a caller without a session has none.
        if (!asking || !given.token) return send(given)
        const keyed = { ...given, headers: { ...given.headers, 'idempotency-key': uuid() } }
        const first = send(keyed)
        await pause(wait)
        answers.push(...(await Promise.all([first, send(keyed)])))

        return first
      }

      const call = (endpoint: any, input: any) =>
        twice(input, (given) => product.call(endpoint, given))
      const inject = (request: any) => twice(request, (given) => product.inject(given))
      const { act, complete } = await command.prepare({ ...product, call, inject } as Product)
      await product.settled()
      asking = true
      await act()
      asking = false
      const refused = answers
        .filter(({ status }) => !DONE.includes(status))
        .map(({ status, body }) => ({ wait, status, body }))
      expect(refused).toEqual([])
      await product.settled()

      if (command.later) {
        await product.owner.query('update jobs.expected set due = now()')
        await product.settled()
      }

      await complete()
    }
  }
})

import { Commands } from '@workledger/api/kernel/commands/commands'
import { until } from '../jobs/mailbox'
import type { Faults } from './faults'
import type { Answer, Product } from './product'

export interface Prepared {
  act(): Promise<Answer>
  /**
   * What the command is for has come about, once. Throws, as an expectation does, where it has not.
   */
  complete(): Promise<void>
}

export interface MultiStepCommand {
  readonly name: string
  /**
   * How many appends it takes at least, those of its processes included: a test that misses some
   * would prove nothing.
   */
  readonly appends: number
  /**
   * After this many appends nothing is decided yet, only reserved: what was reserved is released,
   * and whoever repeats the command gets it. From then on it completes by itself.
   */
  readonly reserves: number
  /**
   * What was cut off is completed by an expectation, a minute later, rather than by a process at
   * once.
   */
  readonly later?: true
  /**
   * Its first append is the test's own, as a worker does it by its clock; the server only makes the
   * others.
   */
  readonly byClock?: true
  /** Cut off in `npm run test:faults` alone. */
  readonly long?: true
  prepare(product: Product): Promise<Prepared>
}

const DONE = [200, 201, 204]

/**
 * Kills after the first append of a command, then after the second of another one, … until it takes
 * no more.
 */
export async function killAfterEach(
  product: Product,
  faults: Faults,
  command: MultiStepCommand,
): Promise<void> {
  let n = 1
  while (await killAfter(n, product, faults, { command })) n++
  expect(n).toBeGreaterThan(command.appends)
}

/**
 * The same after each thing that is taken out of vault, queues and keys; tells how many there were.
 */
export async function killAfterEachTrace(
  product: Product,
  faults: Faults,
  command: MultiStepCommand,
): Promise<number> {
  let n = 1
  while (await killAfter(n, product, faults, { command, of: 'trace' })) n++
  return n - 1
}

/** Kills once, after the nth of these. */
export async function killAfterTrace(
  n: number,
  product: Product,
  faults: Faults,
  command: MultiStepCommand,
): Promise<void> {
  expect(await killAfter(n, product, faults, { command, of: 'trace' })).toBe(true)
}

/** Kills once, when half of a command's appends are done. */
export async function killInTheMiddle(
  product: Product,
  faults: Faults,
  command: MultiStepCommand,
): Promise<void> {
  expect(await killAfter(Math.ceil(command.appends / 2), product, faults, { command })).toBe(true)
}

/** Whether the command takes so many. Either way it is complete at the end, once. */
async function killAfter(
  n: number,
  product: Product,
  faults: Faults,
  { command, of = 'append' }: { command: MultiStepCommand; of?: 'append' | 'trace' },
): Promise<boolean> {
  const { act, complete } = await command.prepare(product)
  await product.settled()
  of === 'append' ? faults.killAfter(n) : faults.killAfterTrace(n)
  await hurried(product, act)
  await until(async () => faults.struck || (await product.settledWithin(100)))
  const reached = faults.struck
  faults.revive()
  await product.restartProcesses()
  await product.settled()

  if (of === 'append' && reached && n <= command.reserves) {
    await release(product)
    const again = await act()
    expect([DONE, again.body]).toEqual([expect.arrayContaining([again.status]), again.body])
    await product.settled()
  } else if (reached && command.later) await release(product)

  await said(`killed after ${of} ${n}`, complete)

  return reached
}

/**
 * Holds the read tables from the first append of a command on, then from the second of another one,
 * … until it takes no more, or `most`.
 */
export async function delayInTheMiddle(
  product: Product,
  faults: Faults,
  command: MultiStepCommand,
  most: number,
): Promise<void> {
  for (let n = 1; n <= most; n++) {
    const { act, complete } = await command.prepare(product)
    await product.settled()
    faults.on(n, () => product.projector.close())
    const { status, body } = await hurried(product, act)
    // Late, never refused or half done.
    expect([[202, ...DONE], body]).toEqual([expect.arrayContaining([status]), body])

    await until(() => {
      // Closed again when the nth append comes after the answer.
      product.projector.open()
      return product.settledWithin(200)
    })

    const reached = faults.struck
    faults.revive()
    // The tables may have read the nth append before they were held.
    product.projector.open()
    await said(`late from append ${n} on`, complete)
    if (!reached) return
  }
}

/** Without waiting long for what does not come. */
async function hurried(product: Product, act: () => Promise<Answer>): Promise<Answer> {
  const commands = product.app.get(Commands)
  const { patience } = commands
  commands.patience = 200

  return act().finally(() => {
    commands.patience = patience
  })
}

async function said(when: string, complete: () => Promise<void>) {
  await complete().catch((error) => {
    throw new Error(`${when}: ${error.message}`, { cause: error })
  })
}

/** A minute later: nothing has followed what has to be followed. */
async function release(product: Product) {
  await product.owner.query('update jobs.expected set due = now()')
  await until(async () => (await product.owner.query('select 1 from jobs.expected')).rowCount === 0)
  await product.settled()
}

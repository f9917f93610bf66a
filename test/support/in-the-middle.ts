import { Commands } from '@workledger/api/kernel/commands/commands'
import type { Faults } from './faults'
import type { Answer, Product } from './product'
import { until } from './until'

export interface Prepared {
  act(): Promise<Answer>
  /** Throws, like an expectation, unless the command's effect is there exactly once. */
  complete(): Promise<void>
}

export interface MultiStepCommand {
  readonly name: string
  /**
   * The least number of appends, with those of its processes: a test that misses some would prove
   * nothing.
   */
  readonly appends: number
  /**
   * After this many appends, things are only reserved: they are released, and a repeated command
   * can reserve them. Beyond it, the command completes without help.
   */
  readonly reserves: number
  /**
   * An expectation completes an interrupted command a minute later, instead of a process at once.
   */
  readonly later?: true
  /**
   * The test makes the first append, as a worker does by its clock; the server only makes the
   * others.
   */
  readonly byClock?: true
  /** Interrupted only in `npm run test:faults`. */
  readonly long?: true
  /** Status of an answer before the read tables show the command; default 202, which SCIM lacks. */
  readonly lateStatus?: number
  prepare(product: Product): Promise<Prepared>
}

const DONE = [200, 201, 204]

/**
 * Kills after the first append of a command, then after the second of another one, and so on until
 * it makes no more.
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

/** Does the same after each removal from vault, queues and keys; returns their number. */
export async function killAfterEachTrace(
  product: Product,
  faults: Faults,
  command: MultiStepCommand,
): Promise<number> {
  let n = 1
  while (await killAfter(n, product, faults, { command, of: 'trace' })) n++
  return n - 1
}

/** Kills once, after the nth removal. */
export async function killAfterTrace(
  n: number,
  product: Product,
  faults: Faults,
  command: MultiStepCommand,
): Promise<void> {
  expect(await killAfter(n, product, faults, { command, of: 'trace' })).toBe(true)
}

/** Kills once, after half of a command's appends. */
export async function killInTheMiddle(
  product: Product,
  faults: Faults,
  command: MultiStepCommand,
): Promise<void> {
  expect(await killAfter(Math.ceil(command.appends / 2), product, faults, { command })).toBe(true)
}

/**
 * Returns whether the command makes so many appends. Either way it must be complete at the end,
 * once.
 */
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
 * Holds the read tables from the first append of a command on, then from the second of another one.
 * It goes on until a command makes no more, or until `most`.
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
    const { lateStatus = 202 } = command
    expect([[lateStatus, ...DONE], body]).toEqual([expect.arrayContaining([status]), body])

    await until(() => {
      // Closed again if the nth append comes after the answer.
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

/** Shortens the waiting for tables that are held. */
export async function hurried(product: Product, act: () => Promise<Answer>): Promise<Answer> {
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

/** Moves on a minute, so that expectations without a following event are released. */
export async function release(product: Product) {
  await product.owner.query('update jobs.expected set due = now()')
  await until(async () => (await product.owner.query('select 1 from jobs.expected')).rowCount === 0)
  await product.settled()
}

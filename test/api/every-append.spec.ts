import { structureApi } from '@workledger/contracts/structure/structure.api'
import { processes } from '@workledger/jobs/registry'
import { Faults } from '../support/faults'
import {
  delayInTheMiddle,
  killAfterEach,
  killAfterEachTrace,
  killAfterTrace,
  killInTheMiddle,
} from '../support/in-the-middle'
import { privacyCommands } from '../support/multi-step/privacy'
import { multiStepCommands } from '../support/multi-step-commands'
import { createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'

/**
 * `npm run test:faults` kills the server after each append of each command, and then delays the
 * read tables after each. `npm test` does one of the two to each command, once. It kills the server
 * after half of the appends, or delays the tables from the first append on.
 */
const EACH = process.env.FAULTS === 'long'

/** Commands that no request starts, but a schedule, or an import disturbed by another request. */
const ofJobs = [
  'fields of rows that an import could not write',
  'attendance of a part of an import',
  'checklists of whose contract ends',
  'key of an erased candidate',
  'invoice of a recurring invoice',
  'file of a removed data export',
]

/**
 * Processes that append nothing: test/api/deleted-uploads.spec.ts and former-secrets.spec.ts cut
 * them off.
 */
const onlyDeletes = (name: string) =>
  /^(bytes of|former) /.test(name) || name === 'files in a deleted field'

/** Wherever it was interrupted, a command is complete after a restart, without duplicates. */
describe('a command of several appends', () => {
  const faults = new Faults()
  let product: Product

  beforeAll(async () => {
    product = await startProduct({ faults })
  })

  afterEach(async () => {
    faults.revive()
    product.projector.open()
    await product.restartProcesses()
  })

  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  it('of one append: answers 202 with the position when the read tables are late, for the write is safe', async () => {
    const { ws, admin } = await createCompany(product)
    const before = await product.events(ws)
    product.projector.close()

    const answer = await product.call(structureApi.addDepartment, {
      token: admin.token,
      params: { ws },
      body: { name: 'Labs' },
    })

    product.projector.open()
    const position = expect.stringMatching(/^[1-9]\d*$/)
    expect(answer).toMatchObject({ status: 202, body: { data: { position } } })
    expect(await product.events(ws)).toBe(before + 1)
  })

  const commands = multiStepCommands.filter(({ long }) => EACH || !long)

  for (const [index, command] of commands.entries()) {
    const kill = EACH ? killAfterEach : killInTheMiddle
    const most = EACH ? Number.POSITIVE_INFINITY : 1

    if (EACH || index % 2 === 0)
      it(`${command.name}: killed in the middle`, () => kill(product, faults, command), 300_000)

    if (EACH || index % 2 === 1)
      it(
        `${command.name}: read tables late in the middle`,
        () => delayInTheMiddle(product, faults, command, most),
        300_000,
      )
  }

  // An erasure removes data from vault, queues and keys between its appends.
  for (const command of privacyCommands)
    it(`${command.name}: killed between two things that it takes away`, async () => {
      if (!EACH) return killAfterTrace(7, product, faults, command)
      expect(await killAfterEachTrace(product, faults, command)).toBeGreaterThan(10)
    }, 300_000)

  // `npm test` runs the others once without an interruption, for the processes that they start.
  for (const command of multiStepCommands.filter(({ long }) => long && !EACH))
    it(`${command.name}: is complete`, async () => {
      const { act, complete } = await command.prepare(product)
      await act()
      await product.settled()
      await complete()
    }, 60_000)

  it('starts every process: one that nothing here starts was never cut off', async () => {
    const written = new Set((await product.stored(() => true)).map(({ type }) => type))
    const missing = processes.filter(
      ({ on, name }) => !written.has(on.type) && !ofJobs.includes(name) && !onlyDeletes(name),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
  })
})

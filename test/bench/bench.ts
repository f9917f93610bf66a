import { cpus } from 'node:os'
import { benchAppends } from '@workledger/event-store/bench/append.bench'
import { benchSignatures } from '@workledger/event-store/bench/signature.bench'
import { startEmbeddedPostgres } from '@workledger/infra/server/embedded-postgres'
import { createTestDatabase } from '../support/database'
import { testMasterKey } from '../support/master-key'
import { makePlainOwner } from '../support/plain-owner'
import { startProduct } from '../support/product'
import { makeTemporaryFolder } from '../support/temporary-folder'
import { benchApart } from './apart.bench'
import { benchBurst } from './burst.bench'
import { benchDailyCalls } from './commands.bench'
import { benchAccount, benchMonthClose } from './days.bench'
import { benchDevices } from './devices.bench'
import { benchEntries } from './entries.bench'
import { benchEvents } from './events.bench'
import { benchFeedOfChanges, benchWebhooks } from './following.bench'
import { benchGrowth } from './growth.bench'
import { benchCommands, benchVisible } from './http.bench'
import { benchImport } from './import.bench'
import { benchNotices } from './notices.bench'
import { benchOfflineQueue } from './offline-queue.bench'
import { benchTokenCheck } from './open.bench'
import { benchOpening } from './opening.bench'
import { benchPasskeySignIn } from './passkeys.bench'
import { benchBalance, benchPay } from './pay.bench'
import { benchPdf } from './pdf.bench'
import { benchPeers } from './peers.bench'
import { benchPeople } from './people.bench'
import { benchPeopleFields } from './people-fields.bench'
import { benchProjected } from './projected.bench'
import { benchRead } from './read.bench'
import { benchFeed, benchReports } from './reports.bench'
import { startServer } from './server'
import { benchSurveyMail } from './survey-mail.bench'
import { benchTimeImport } from './time-import.bench'
import { benchVerify } from './verify.bench'
import { benchWeb } from './web.bench'
import { benchWeekGrid } from './week-grid.bench'
import { benchWork } from './work.bench'
import { benchYearClose } from './year-close.bench'

/**
 * `npm run bench` prints each figure with its limit from the same run, through the shipped path
 * with encryption, chain and row-level security. It prints a table for people, and JSON on the last
 * line for programs. Words after the command choose sections.
 */
const wanted = process.argv.slice(2)

const seconds = Number(process.env.BENCH_SECONDS ?? 5)

/** Rounds to at most two decimals. */
const rounded = (value: unknown): unknown =>
  typeof value === 'number'
    ? Math.round(value * 100) / 100
    : value && typeof value === 'object'
      ? Array.isArray(value)
        ? value.map(rounded)
        : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rounded(part)]))
      : value

const results: Record<string, unknown> = {
  node: process.version,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  seconds,
}

async function section(name: string, title: string, run: () => Promise<unknown>) {
  // `work survey-mail` is a part of `work` with a name of its own.
  if (wanted.length > 0 && !name.split(' ').some((word) => wanted.includes(word))) return
  console.log(`\n${title}`)
  const answer = rounded(await run())
  results[name] = answer
  console.table(Array.isArray(answer) ? answer.map(flat) : [flat(answer)])
}

/** Turns nested figures into columns. */
const flat = (figures: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(figures as object).flatMap(([name, value]) =>
      value && typeof value === 'object'
        ? Object.entries(flat(value)).map(([part, figure]) => [`${name} ${part}`, figure])
        : [[name, value]],
    ),
  )

async function inProcess(run: () => Promise<void>) {
  const dataDir = makeTemporaryFolder('bench-log')
  const postgres = await startEmbeddedPostgres({ dataDir, password: 'bench', durable: true })
  // By TCP, as a database of another machine and all figures of before the socket.
  process.env.TEST_DATABASE_URL = Object.assign(new URL(postgres.url), { search: '' }).href

  // `copy` to and from files of the server.
  await makePlainOwner(postgres.url, testMasterKey, [
    'pg_read_server_files',
    'pg_write_server_files',
  ])

  try {
    await run()
  } finally {
    await postgres.stop()
  }
}

async function main() {
  await section('web', 'Pages in the browser, next to a list of create-react-admin', () =>
    benchWeb(Number(process.env.BENCH_RUNS ?? 5)),
  )

  if (wanted.length === 0 || wanted.some((word) => word !== 'web')) await benchServer()
  console.log(JSON.stringify(results))
}

async function benchServer() {
  await inProcess(async () => {
    await section(
      'append',
      'Appends/s at 1, 8 and 32 callers, next to single-row commits',
      async () => {
        const { ownerUrl, urls, drop } = await createTestDatabase()

        const figures = await benchAppends({
          ownerUrl,
          logUrl: urls.wl_log,
          callers: [1, 8, 32],
          seconds,
        })

        await drop()

        return figures
      },
    )

    await section('signature', 'Appends/s with and without a signature', async () => {
      const [signed, unsigned] = [await createTestDatabase(), await createTestDatabase()]
      const logOf = ({ urls }: typeof signed) => ({ logUrl: urls.wl_log, vaultUrl: urls.wl_vault })

      const figures = await benchSignatures(
        { signed: logOf(signed), unsigned: logOf(unsigned) },
        [1, 8, 32],
      )

      await signed.drop()
      await unsigned.drop()

      return figures
    })

    await section('peers', 'Appends/s next to each peer that this machine has', () =>
      benchPeers(seconds, Number(process.env.BENCH_EVENTS ?? 100_000)),
    )

    await section('events', 'The event log of a million events next to its limits', () =>
      benchEvents(seconds, Number(process.env.BENCH_EVENTS ?? 1_000_000)),
    )

    await section('verify', 'Verifying the chain of a log of 1,000,000 events', async () => {
      const database = await createTestDatabase()
      const figures = await benchVerify(database, Number(process.env.BENCH_EVENTS ?? 1_000_000))
      await database.drop()

      return figures
    })

    await section('projected', 'Append → visible in the read tables, milliseconds', async () => {
      const product = await startProduct()
      const figures = await benchProjected(product, seconds)
      await product.stop()

      return figures
    })

    await section('days', 'Working time account of one person over ten years, in ms', async () =>
      benchAccount(),
    )

    await section('days month-close', 'Closing the month of 10,000 accounts', async () => {
      const product = await startProduct()
      const figures = await benchMonthClose(product, Number(process.env.BENCH_PEOPLE ?? 10_000))
      await product.stop()

      return figures
    })

    await section('days week-grid', 'A week of 200 projects in the grid, in ms', async () => {
      const server = await startServer()

      try {
        return await benchWeekGrid(server, 200, 7)
      } finally {
        await server.stop()
      }
    })

    await section('days notices', 'A notice until the second browser shows it, in ms', async () =>
      benchNotices(),
    )

    await section('days offline', 'A queue of 50 timer actions in one request, in ms', async () => {
      const server = await startServer()

      try {
        return await benchOfflineQueue(server)
      } finally {
        await server.stop()
      }
    })

    await section('days time-import', 'Import of 100,000 time entries, in seconds', async () => {
      const server = await startServer()

      try {
        return await benchTimeImport(server, Number(process.env.BENCH_ENTRIES ?? 100_000))
      } finally {
        await server.stop()
      }
    })

    await section('year-close', 'Closing the year of leave of 10,000 employees', async () => {
      const product = await startProduct()
      const figures = await benchYearClose(product, Number(process.env.BENCH_PEOPLE ?? 10_000))
      await product.stop()

      return figures
    })

    await section(
      'work survey-mail',
      'A survey to 10,000 people, until every mail is in the queue, with a worker that is killed half-way',
      async () => {
        const product = await startProduct()
        const figures = await benchSurveyMail(product, Number(process.env.BENCH_PEOPLE ?? 10_000))
        await product.stop()

        return figures
      },
    )
  })

  await inProcess(async () => {
    await section('open', 'Authorising a call, microseconds of processor time', benchTokenCheck)
    await section(
      'open passkeys',
      'Sign-in by a passkey at the server, milliseconds',
      benchPasskeySignIn,
    )
    await section(
      'open following',
      'Reading the feed of changes, 100,000 events in pages of 1,000',
      benchFeedOfChanges,
    )
    await section(
      'open webhooks',
      'Ten receivers of which one hangs, milliseconds from the answered command to the receiver',
      benchWebhooks,
    )
  })

  await section(
    'commands',
    'The most used commands and reads at 16 connections, statements and CPU for each call',
    () => benchDailyCalls(Number(process.env.BENCH_ROUNDS ?? 4)),
  )

  const server = await startServer()

  try {
    await section('command', 'Commands over HTTP at 16 clients, milliseconds', () =>
      benchCommands(server, seconds),
    )

    await section(
      'burst',
      "A stranger's calls while another company makes its worst legal burst, milliseconds",
      () => benchBurst(server, seconds),
    )

    await section('visible', 'Command, then a read by another connection, milliseconds', () =>
      benchVisible(server, seconds),
    )

    await section(
      'read',
      'A read of one record over HTTP, next to bare Nest on fastify with the same SELECT',
      () => benchRead(server, seconds),
    )

    await section(
      'entries',
      'A page of 50 time entries with the totals of its days, 16 clients',
      () => benchEntries(server, seconds),
    )

    await section(
      'growth',
      'Calls/s at 16 clients, at first and with 1,000 employees and 100,000 time entries',
      () => benchGrowth(server, seconds),
    )

    const people = Number(process.env.BENCH_PEOPLE ?? 10_000)

    await section(
      'people',
      'Directory, Live View, org chart and custom fields of 10,000 people, and devices, milliseconds',
      async () => [
        ...(await benchPeople(server, people)),
        ...(await benchPeopleFields(server, people)),
        ...(await benchDevices(server)),
      ],
    )

    await section(
      'work board',
      'The task board of 2,000 tasks, milliseconds of the main thread',
      () => benchWork(server, Number(process.env.BENCH_TASKS ?? 2_000)),
    )

    await section('work opening', 'The public page of an opening, for who opens it first', () =>
      benchOpening(server),
    )

    await section(
      'work calendar',
      'A calendar address with the events of a year, milliseconds',
      () => benchFeed(server),
    )

    await section(
      'work reports',
      'Work reports over 1,000,000 time entries of a year, milliseconds',
      () => benchReports(server, Number(process.env.BENCH_ENTRIES ?? 1_000_000)),
    )
  } finally {
    await server.stop()
  }

  await section('pay', 'The cost of pay runs, next to its limit', () =>
    benchPay(Number(process.env.BENCH_PEOPLE ?? 10_000), Number(process.env.BENCH_MANY ?? 100_000)),
  )
  await section('import', 'Import of people and draft of their first pay run', () =>
    benchImport(Number(process.env.BENCH_PEOPLE ?? 10_000)),
  )

  await section('pay balance', 'A balance of leave after ten years', benchBalance)
  const { BENCH_DATABASE_URL, BENCH_REDIS_URL } = process.env

  if (BENCH_DATABASE_URL)
    await section('apart', "Commands on a PostgreSQL of one's own, roles together and apart", () =>
      benchApart(seconds, BENCH_DATABASE_URL, BENCH_REDIS_URL),
    )

  await section('pdf', 'Invoice PDF/s, next to a bare Chromium loop', () => benchPdf(seconds))
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)

import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { codes, Failure, usage } from '../failure.mjs'
import { ask, askJson, workspaceOf } from '../http.mjs'

const FORMATS = ['csv', 'xlsx']

const ALL_LISTS = 'docs/api/exports.md has all names.'

const noSuchList = (list) =>
  new Failure(codes.refused, `There is no list “${list}” for this token. ${ALL_LISTS}`, {
    status: 404,
  })

export const exportList = {
  summary: 'Write a list of the company to a file or to the standard output',
  usage: 'workledger export <list> [--format csv|xlsx] [-o <file>]',
  options: { format: { type: 'string' }, output: { type: 'string', short: 'o' } },
  examples: [
    'workledger export employees --format csv -o people.csv',
    'workledger export time-entries > hours.csv',
  ],
  async run(io, { values, words: [list] }) {
    if (!list) throw usage(`Name a list, such as employees. ${ALL_LISTS}`)
    const format = values.format ?? (values.output?.endsWith('.xlsx') ? 'xlsx' : 'csv')
    if (!FORMATS.includes(format)) throw usage('The format is csv or xlsx.')
    const workspace = await workspaceOf(io)
    const path = `/workspaces/${workspace}/exports/${encodeURIComponent(list)}`
    const answer = await ask(io, 'GET', path, { query: { format } }).catch((error) => {
      throw error.details?.status === 404 ? noSuchList(list) : error
    })
    const { output } = values
    if (!output) return written(answer, io.stdout)
    await writeFile(answer, output)
    io.note(`Written to ${output}.`)
  },
}

/** Copies an answer to a stream. Ends the command if the connection breaks in between. */
const written = (answer, to, options = { end: false }) =>
  pipeline(Readable.fromWeb(answer.body), to, options).catch((error) => {
    // A reader that closes, such as head, has what it wanted.
    if (error.code === 'EPIPE' && to === process.stdout) return
    const isFile = ['open', 'write'].includes(error.syscall)

    throw isFile
      ? new Failure(codes.refused, `The file cannot be written: ${error.message}.`)
      : new Failure(codes.unreachable, 'The connection broke before the end of the file.')
  })

/** Writes a whole file or none: under another name first. */
async function writeFile(answer, output) {
  const part = `${output}.${process.pid}.part`

  try {
    await written(answer, createWriteStream(part, { flags: 'wx' }), { end: true })
    renameSync(part, output)
  } catch (error) {
    rmSync(part, { force: true })
    if (error instanceof Failure) throw error
    throw new Failure(codes.refused, `The file cannot be written: ${error.message}.`)
  }
}

/** Milliseconds between two looks at an idle feed; after a failure they double up to a minute. */
const PAUSE = 2_000

const LONGEST_PAUSE = 60_000

/** Waits, unless the user stops the command. */
const pause = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
  })

/** Reads pages until the end of the feed; `once` ends there. Returns the last position. */
async function follow(io, { workspace, after, types, once, signal }) {
  let position = after
  let failed = 0

  while (!signal.aborted) {
    const query = { after: position, types, limit: 1000 }

    const page = await askJson(io, 'GET', `/workspaces/${workspace}/changes`, { query, signal })
      .then((found) => {
        failed = 0
        return found
      })
      .catch((error) => {
        if (signal.aborted) return undefined
        if (once || !(error instanceof Failure) || error.code !== codes.unreachable)
          throw Object.assign(error, { position })
        failed++
        return undefined
      })

    for (const event of page?.data ?? []) io.stdout.write(`${JSON.stringify(event)}\n`)
    if (page) position = page.next
    if (page?.has_more || signal.aborted) continue
    if (once) break
    await pause(Math.min(LONGEST_PAUSE, PAUSE * 2 ** failed), signal)
  }

  return position
}

export const followChanges = {
  summary: 'Print what happens in the company, a line of JSON for each event',
  usage: 'workledger follow [--after <position>|now] [--types <name,…>] [--once]',
  options: {
    after: { type: 'string' },
    types: { type: 'string' },
    once: { type: 'boolean' },
  },
  examples: [
    'workledger follow --after now',
    'workledger follow --types leave.approved,leave.rejected | jq .data',
    'workledger follow --once --after "$(cat position)" 2> position > events.jsonl',
  ],
  async run(io, { values }) {
    const workspace = await workspaceOf(io)
    const stop = new AbortController()
    const onSignal = () => stop.abort()
    for (const name of ['SIGINT', 'SIGTERM']) process.once(name, onSignal)
    // A reader that closes, such as head, ends the command.
    io.stdout.on('error', onSignal)

    try {
      const { after, types, once = false } = values
      const position = await follow(io, { workspace, after, types, once, signal: stop.signal })
      if (position) io.stderr.write(`${position}\n`)
    } catch (error) {
      if (error.position) io.stderr.write(`${error.position}\n`)
      throw error
    } finally {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, onSignal)
    }
  },
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { signedIn } from './config.mjs'
import { codes, Failure, usage } from './failure.mjs'

const WAIT = 30_000

const hints = {
  'auth.required': 'Run workledger login.',
  'token.invalid': 'Run workledger login with a new token.',
}

/** Tries of a call that a busy server puts off, and most seconds that one waits. */
const TRIES = 4

const LONGEST_WAIT = 60

/** Returns the address of a call. */
function addressOf({ url }, path, query = {}) {
  let address

  try {
    address = new URL(`api/v1${path}`, url.endsWith('/') ? url : `${url}/`)
  } catch {
    throw usage(`${url} is no address. Give one such as https://hr.example.com.`)
  }

  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, String(value))

  return address
}

/** Returns the seconds that a busy server wants; undefined for an answer that is final. */
function waitOf({ status, headers }) {
  if (status !== 429 && status !== 503) return undefined
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)

  return seconds >= 0 && seconds <= LONGEST_WAIT ? Math.max(1, seconds) : undefined
}

/**
 * Makes a call and returns the raw answer. Waits as long as a busy server asks. Ends the command
 * with the server's sentence.
 */
export async function ask(io, method, path, { body, query, config = signedIn(io), signal } = {}) {
  const url = addressOf(config, path, query)

  const request = {
    method,
    headers: {
      authorization: `Bearer ${config.token}`,
      accept: '*/*',
      'user-agent': 'workledger-cli',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      // The same for each try, so that the server acts once.
      ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
  }

  for (let tried = 1; ; tried++) {
    const answer = await sent(url, request, signal)
    if (answer.ok) return answer
    const seconds = tried < TRIES ? waitOf(answer) : undefined
    if (seconds === undefined) throw await refusalOf(answer)
    await answer.body?.cancel()
    io.note(`The server is busy. Trying again in ${seconds} s.`)
    await pause(seconds * 1_000, undefined, { signal })
  }
}

async function sent(url, request, signal) {
  try {
    return await fetch(url, { ...request, signal: signal ?? AbortSignal.timeout(WAIT) })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Failure(codes.unreachable, `${url.origin} does not answer.`, { cause: String(error) })
  }
}

async function refusalOf(answer) {
  const body = await answer.json().catch(() => undefined)

  if (answer.status >= 502 && answer.status <= 504 && !body?.code)
    return new Failure(codes.unreachable, `The server is not ready (${answer.status}).`)

  const faults = Object.entries(body?.errors ?? {})
  const fields = faults.map(([name, all]) => `  ${name}: ${all[0]}`)
  const said = body?.message ?? `The server answered ${answer.status}.`
  // A sentence such as “Required!” does not say of what.
  const message = faults.length === 1 ? `${said} (${faults[0][0]})` : said
  const text = [message, ...(fields.length > 1 ? fields : []), hints[body?.code] ?? []].flat()

  const { status } = answer
  const busy = status === 429 || status === 503
  const code = status === 401 ? codes.signedOut : busy ? codes.unreachable : codes.refused

  return new Failure(code, text.join('\n'), {
    status,
    code: body?.code,
    params: body?.params,
  })
}

/** Makes a call and returns the JSON of its answer. */
export async function askJson(io, method, path, options) {
  const answer = await ask(io, method, path, options)
  return answer.status === 204 ? undefined : answer.json()
}

/** Returns the company of the token: the chosen one, or the only one. */
export async function workspaceOf(io, config = signedIn(io)) {
  return config.workspace ?? foundWorkspace(io, config)
}

/** Returns the company of the token, asked of the server even where one is chosen. */
export async function foundWorkspace(io, config = signedIn(io)) {
  const { data } = await askJson(io, 'GET', '/workspaces', { config })
  const { workspace } = config
  if (!workspace && data.length === 1) return data[0].id
  if (data.some(({ id }) => id === workspace)) return workspace
  const names = data.map(({ id, name }) => `  ${id}  ${name}`).join('\n')
  const why = workspace ? `This token has no company ${workspace}. ` : ''

  throw new Failure(
    codes.usage,
    `${why}Choose a company with workledger login --workspace or WORKLEDGER_WORKSPACE:\n${names}`,
  )
}

/** Returns the company and the employee as whom the token acts. */
export async function selfOf(io) {
  const config = signedIn(io)
  const workspace = await workspaceOf(io, config)
  if (config.employee) return { workspace, employee: config.employee }
  const { data } = await askJson(io, 'GET', `/workspaces/${workspace}/me`)

  return { workspace, employee: data.id, person: data }
}

import { signedIn } from './config.mjs'
import { codes, Failure } from './failure.mjs'

const WAIT = 30_000

const hints = {
  'auth.required': 'Run workledger login.',
  'token.invalid': 'Run workledger login with a new token.',
}

/** Makes a call and returns the raw answer. Ends the command with the server's sentence. */
export async function ask(io, method, path, { body, query, config = signedIn(io), signal } = {}) {
  const url = new URL(`api/v1${path}`, config.url.endsWith('/') ? config.url : `${config.url}/`)

  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value))

  let answer

  try {
    answer = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${config.token}`,
        accept: '*/*',
        'user-agent': 'workledger-cli',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ?? AbortSignal.timeout(WAIT),
      redirect: 'error',
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Failure(codes.unreachable, `${url.origin} does not answer.`, { cause: String(error) })
  }

  if (!answer.ok) throw await refusalOf(answer)

  return answer
}

async function refusalOf(answer) {
  const body = await answer.json().catch(() => undefined)

  if (answer.status >= 502 && answer.status <= 504 && !body?.code)
    return new Failure(codes.unreachable, `The server is not ready (${answer.status}).`)

  const fields = Object.entries(body?.errors ?? {}).map(([name, all]) => `  ${name}: ${all[0]}`)
  const message = body?.message ?? `The server answered ${answer.status}.`
  const text = [message, ...(fields.length > 1 ? fields : []), hints[body?.code] ?? []].flat()

  return new Failure(answer.status === 401 ? codes.signedOut : codes.refused, text.join('\n'), {
    status: answer.status,
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
  if (config.workspace) return config.workspace
  const { data } = await askJson(io, 'GET', '/workspaces', { config })
  if (data.length === 1) return data[0].id
  const names = data.map(({ id, name }) => `  ${id}  ${name}`).join('\n')

  throw new Failure(
    codes.usage,
    `Choose a company with workledger login --workspace or WORKLEDGER_WORKSPACE:\n${names}`,
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

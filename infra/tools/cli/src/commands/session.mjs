import { createInterface } from 'node:readline'
import { readConfig, removeConfig, writeConfig } from '../config.mjs'
import { codes, Failure, usage } from '../failure.mjs'
import { askJson, foundWorkspace } from '../http.mjs'

/** Reads a line; a secret one is not shown while it is typed. */
async function prompt(io, question, { secret = false } = {}) {
  const { stdin, stderr } = io
  if (stdin.isTTY) stderr.write(question)
  const lines = createInterface({
    input: stdin,
    output: secret ? undefined : stderr,
    terminal: false,
  })
  const hidden = secret && stdin.isTTY
  if (hidden) stdin.setRawMode?.(true)

  try {
    return hidden ? await typed(stdin) : await firstLine(lines)
  } finally {
    if (hidden) {
      stdin.setRawMode?.(false)
      stderr.write('\n')
    }

    lines.close()
    stdin.pause?.()
  }
}

async function firstLine(lines) {
  for await (const line of lines) return line.trim()
  return ''
}

/** Collects keys until Enter. */
const typed = (stdin) =>
  new Promise((resolve, reject) => {
    let text = ''

    const onKeys = (keys) => {
      for (const key of String(keys)) {
        if (key === '\r' || key === '\n') {
          stdin.off('data', onKeys)
          return resolve(text.trim())
        }

        if (key === '\u0003') return reject(new Failure(codes.usage, 'Stopped.'))
        text = key === '\u007f' ? text.slice(0, -1) : text + key
      }
    }

    stdin.on('data', onKeys)
  })

function addressOf(text) {
  try {
    const url = new URL(text.includes('://') ? text : `https://${text}`)
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw usage('Use an http address.')
    return url.href.replace(/\/+$/, '')
  } catch {
    throw usage(`${text || 'Nothing'} is no address. Give one such as https://hr.example.com.`)
  }
}

export const login = {
  summary: 'Sign in with an API token, and keep it for you alone',
  usage: 'workledger login [--url <address>] [--workspace <id>]',
  options: { url: { type: 'string' }, workspace: { type: 'string' } },
  examples: [
    'workledger login --url https://hr.example.com',
    'echo "$TOKEN" | workledger login --url https://hr.example.com',
  ],
  async run(io, { values }) {
    const known = readConfig(io)
    const given = values.url ?? io.env.WORKLEDGER_URL
    // A token on the standard input leaves no place for a second answer.
    const asked =
      given ?? (io.stdin.isTTY ? await prompt(io, 'Address of the server: ') : known.url)
    const url = addressOf(asked ?? '')
    const token =
      io.env.WORKLEDGER_TOKEN || (await prompt(io, 'API token (not shown): ', { secret: true }))
    if (!token)
      throw usage('Give a token: at the prompt, on the standard input, or in WORKLEDGER_TOKEN.')
    const config = { url, token, workspace: values.workspace }
    await askJson(io, 'GET', '/me', { config })
    const workspace = await foundWorkspace(io, config)

    const employee = await askJson(io, 'GET', `/workspaces/${workspace}/me`, { config })
      .then(({ data }) => data.id)
      .catch((error) => {
        // A token of a service account, or one without people:read.
        if (error instanceof Failure && error.code === codes.refused) return undefined
        throw error
      })

    writeConfig(io, { url, token, workspace, ...(employee && { employee }) })
    io.say({ url, workspace }, () => `Signed in to ${url}.`)
  },
}

export const logout = {
  summary: 'Forget the token on this computer; it stays valid until it is revoked',
  usage: 'workledger logout',
  examples: ['workledger logout'],
  async run(io) {
    removeConfig(io)
    io.say({}, () => 'The token is forgotten here.')
  },
}

export const whoami = {
  summary: 'Show as whom the token acts',
  usage: 'workledger whoami',
  examples: ['workledger whoami', 'workledger whoami --json'],
  async run(io) {
    const { data: user } = await askJson(io, 'GET', '/me')
    const workspace = await foundWorkspace(io)
    const { url } = readConfig(io)
    const name = [user.first_name, user.last_name].filter(Boolean).join(' ')
    const shown = { url, workspace, user: user.id, name, email: user.email || null }
    io.say(shown, () => [name, user.email, url, workspace].filter(Boolean).join('\n'))
  },
}

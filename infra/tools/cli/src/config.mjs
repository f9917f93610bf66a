import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { codes, Failure } from './failure.mjs'

/** Returns the file with the sign-in, in the user's own folder of settings. */
export function configFile({ env }) {
  if (env.WORKLEDGER_CONFIG) return env.WORKLEDGER_CONFIG
  const roaming = platform() === 'win32' ? env.APPDATA : undefined
  const folder = roaming || env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config')

  return join(folder, 'workledger', 'config.json')
}

function stored(io) {
  try {
    return JSON.parse(readFileSync(configFile(io), 'utf8'))
  } catch {
    return {}
  }
}

/** Returns the sign-in; variables of the environment come first. */
export function readConfig(io) {
  const kept = stored(io)
  const { WORKLEDGER_URL, WORKLEDGER_TOKEN, WORKLEDGER_WORKSPACE } = io.env
  // Another server, token or company has other ids.
  const other = WORKLEDGER_URL || WORKLEDGER_TOKEN || WORKLEDGER_WORKSPACE

  return {
    url: WORKLEDGER_URL || kept.url,
    token: WORKLEDGER_TOKEN || kept.token,
    workspace: WORKLEDGER_WORKSPACE || (other ? undefined : kept.workspace),
    employee: other ? undefined : kept.employee,
  }
}

/** Returns the sign-in, or ends the command without one. */
export function signedIn(io) {
  const config = readConfig(io)

  if (!config.url || !config.token)
    throw new Failure(codes.signedOut, 'You are not signed in. Run workledger login.')

  return config
}

/** Keeps the sign-in where only the user can read it. */
export function writeConfig(io, config) {
  const file = configFile(io)
  const next = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(next, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 })
  chmodSync(next, 0o600)
  renameSync(next, file)
}

export const removeConfig = (io) => rmSync(configFile(io), { force: true })

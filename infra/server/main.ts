import { join } from 'node:path'
import pino, { type Logger } from 'pino'
import { demoSignIns } from '../demo/first-start'
import { type Config, readConfig } from './config'
import { openDatabase } from './database'
import { Lifecycle } from './lifecycle'
import { assertPortFree } from './port'
import { startProduct } from './product'
import { surviveUncaught } from './uncaught'
import { assertWritableFolders } from './writable-folders'

/**
 * Starts this process's roles. A StartError is for the operator to fix; started parts are stopped
 * again.
 */
export async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel })
  const lifecycle = new Lifecycle()
  lifecycle.stopOnSignals()

  surviveUncaught(log)

  try {
    await lifecycle.starting(() => startParts(config, log, lifecycle))
  } catch (error) {
    // A stop during the start ends the process with its own code.
    const asked = lifecycle.isStopping
    await lifecycle.stop()
    if (asked) return
    throw error
  }

  if (lifecycle.isStopping) return
  tellStart(config.migrateOnly ? 'The database has the shape of this version.' : greeting(config))
}

/** Opens the database and starts the roles; with MIGRATE_ONLY it only migrates. */
async function startParts(config: Config, log: Logger, lifecycle: Lifecycle): Promise<void> {
  if (config.roles.has('api') && !config.migrateOnly) await assertPortFree(config.host, config.port)

  if (!config.migrateOnly && config.databaseUrl) assertWritableFolders(config)
  lifecycle.goOn()
  const database = await openDatabase(config, () => lifecycle.goOn())
  lifecycle.onStop(() => database.stop())
  // The embedded database locks its folder first.
  if (!config.databaseUrl) assertWritableFolders(config)

  void database.died.then((sentence) => {
    log.fatal(sentence)
    lifecycle.exit(1)
  })

  lifecycle.goOn()
  if (!config.migrateOnly) await startProduct(config, database, log, lifecycle)
}

/**
 * Prints the end of the start: for a person as text, otherwise as a line of the log. LOG_LEVEL does
 * not hide it, because supervisors wait for it.
 */
function tellStart(line: string): void {
  if (process.stdout.isTTY) console.log(line)
  else pino().info(line)
}

function greeting({ roles, publicUrl, demo, drill, smtpUrl, dataDir, operators }: Config): string {
  const said = drill ? ' This is a drill: nothing leaves this machine.' : ''
  if (!roles.has('api')) return `Workledger is running: ${[...roles].join(', ')}${said}`
  const signIns = demoSignIns.people.map(({ email, role }) => `${email} (${role})`).join(', ')
  const mail = smtpUrl ? '' : `; mail is written to ${join(dataDir, 'outbox')}`
  // A second company can be founded at any time, and its people would act on the first one.
  const unset = operators
    ? ''
    : '; OPERATORS is not set: from the second company on, the server refuses the calls for operators'

  return `Workledger is ready at ${publicUrl}${mail}${unset}${demo ? ` – sign in as ${signIns} with the password ${demoSignIns.password}` : ''}${said}`
}

// Run directly by `nest start` and in the container; `npm start` calls start() after install and
// build.
if (require.main === module) {
  start().catch((error) => {
    console.error(error?.name === 'StartError' ? error.message : error)
    process.exit(1)
  })
}

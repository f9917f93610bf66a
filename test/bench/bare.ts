import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseOf } from './log'
import { cpuSeconds, freePort, type Server } from './server'

export interface Bare {
  readonly url: string
  /** CPU seconds of the process so far. */
  cpu(): number
  stop(): Promise<void>
}

/** Starts bare Nest beside the server, on the server's PostgreSQL. */
export async function startBare(server: Server, ws: string): Promise<Bare> {
  const { ownerUrl, urls } = databaseOf(server)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`

  const child = spawn(
    process.execPath,
    [
      '-r',
      join(__dirname, '..', 'support', 'register.cjs'),
      join(__dirname, 'bare-nest.ts'),
      urls.wl_request,
      ownerUrl,
      String(port),
      ws,
    ],
    { stdio: 'inherit' },
  )

  const answers = () =>
    fetch(`${url}/workspaces/${ws}`).then(
      ({ ok }) => ok,
      () => false,
    )

  const stop = async () => {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }

  for (let n = 0; !(await answers()); n++) {
    if (n === 200) {
      await stop()
      throw new Error('Bare Nest does not answer.')
    }

    await pause(100)
  }

  return { url, cpu: () => cpuSeconds(child.pid!), stop }
}

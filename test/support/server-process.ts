import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')

export interface ServerOptions {
  dataDir: string
  /** Address of PostgreSQL; default: the embedded one. */
  databaseUrl?: string
  masterKey?: Buffer
  port?: number | undefined
  /** A file that node loads first, such as one that ends the process at a certain moment. */
  preload?: string
  env?: Record<string, string>
}

/** The product, or some of its roles, in its own process, as `npm start` runs it. */
export class ServerProcess {
  readonly child: ChildProcess
  private output = ''
  /** Resolves with exit code and signal. */
  readonly gone: Promise<{ code: number | null; signal: NodeJS.Signals | null }>

  constructor({ dataDir, databaseUrl, masterKey, port, preload, env }: ServerOptions) {
    this.child = fork(join(root, 'infra', 'server', 'main.ts'), {
      execArgv: [
        '--conditions=source',
        '-r',
        join(root, 'test', 'support', 'typescript.cjs'),
        ...(preload ? ['-r', preload] : []),
      ],
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DEMO: '0',
        CAPTCHA: 'off',
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
        WRITES_PER_MINUTE: '0',
        ...(port ? { PORT: String(port) } : {}),
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        ...(masterKey ? { MASTER_KEY: masterKey.toString('base64') } : {}),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })

    this.gone = once(this.child, 'exit').then(([code, signal]) => ({ code, signal }))
    const hear = (data: Buffer) => (this.output += String(data))
    this.child.stdout!.on('data', hear)
    this.child.stderr!.on('data', hear)
  }

  get said() {
    return this.output
  }

  /** Resolves when its output says that it is ready or running. */
  async ready(): Promise<this> {
    const told = new Promise<void>((resolve) => {
      const look = () => this.output.includes('Workledger is ') && resolve()
      this.child.stdout!.on('data', look)
      look()
    })

    await Promise.race([told, this.ended()])
    return this
  }

  /** Rejects with its output once it has ended. */
  async ended(): Promise<never> {
    const { code, signal } = await this.gone
    throw new Error(`The process ended with ${code ?? signal}: ${this.output}`)
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL') {
    this.child.kill(signal)
    return this.gone
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')

  return port
}

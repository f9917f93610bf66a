import { Worker } from 'node:worker_threads'
import type { SignatureCheck } from './signatures'

/**
 * The thread's program as text, so that a thread starts in milliseconds from source and from a
 * build. It needs Node only. See signatureHolds in signatures.ts.
 */
const PROGRAM = `
const { createPublicKey, verify } = require('node:crypto')
const { parentPort } = require('node:worker_threads')
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')
const keys = new Map()
const keyOf = (raw) => {
  const name = Buffer.from(raw).toString('hex')
  if (!keys.has(name)) keys.set(name, createPublicKey({ key: Buffer.concat([SPKI, raw]), format: 'der', type: 'spki' }))
  return keys.get(name)
}
const holds = ({ message, signature, publicKey }) => {
  try {
    return verify(null, message, keyOf(publicKey), signature)
  } catch {
    return false
  }
}
parentPort.on('message', ({ id, checks }) => parentPort.postMessage({ id, held: checks.map(holds) }))
`

interface Waiting {
  resolve(held: readonly boolean[]): void
  reject(error: Error): void
}

/**
 * Checks signatures in its own thread, so that requests are served meanwhile. The first check
 * starts the thread.
 */
export class SignatureThread {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  /** Returns for each check whether its signature is valid. */
  check(checks: readonly SignatureCheck[]): Promise<readonly boolean[]> {
    if (checks.length === 0) return Promise.resolve([])
    this.worker ??= this.started()
    const { worker } = this
    const id = ++this.last
    worker.ref()

    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      worker.postMessage({
        id,
        checks: checks.map(({ message, signature, publicKey }) => ({
          message,
          signature,
          publicKey,
        })),
      })
    })
  }

  private started(): Worker {
    const worker = new Worker(PROGRAM, {
      eval: true,
      // Modules that the process preloads, such as an agent that watches it, do not fit.
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 64 },
    })

    worker.on('message', ({ id, held }: { id: number; held: boolean[] }) => {
      this.waiting.get(id)?.resolve(held)
      this.waiting.delete(id)
      // An idle thread does not keep the process alive.
      if (this.waiting.size === 0) worker.unref()
    })

    worker.once('error', (error) => this.ended(worker, error))
    worker.once('exit', () =>
      this.ended(worker, new Error('The thread that checks signatures ended.')),
    )

    return worker
  }

  private ended(worker: Worker, error: Error): void {
    if (this.worker !== worker) return
    this.worker = undefined
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}

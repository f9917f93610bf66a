import { parentPort } from 'node:worker_threads'
import { CodedError } from '@workledger/contracts/kernel/errors'
import type { ThreadModule } from './thread-module'

export interface Task {
  readonly module: ThreadModule
  /** Name of the module's function. */
  readonly name: string
  readonly input: readonly unknown[]
}

type Detail = ConstructorParameters<typeof CodedError>[1]

export type Finished =
  | { answer: unknown }
  | { refused: { code: string; detail: Detail } }
  | { failed: string }

export type Message = { loaded: true } | Finished

const port = parentPort!

port.on('message', async ({ module, name, input }: Task) => {
  try {
    const run = require(module)[name]
    port.postMessage({ loaded: true } satisfies Message)
    port.postMessage({ answer: await run(...input) } satisfies Message)
  } catch (error) {
    port.postMessage(finishedBy(error))
  }
})

function finishedBy(error: unknown): Message {
  if (error instanceof CodedError) return { refused: { code: error.code, detail: error.detail } }
  const { name, stack = '' } = error as Error

  return {
    failed: [name, ...stack.split('\n').filter((line) => /^ +at /.test(line))]
      .slice(0, 6)
      .join('\n'),
  }
}

import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { refuse } from '@workledger/contracts/kernel/errors'
import { type Sheet, sheetLimits } from './sheet'

const SECONDS = 20
const MEGABYTES = 640
const MOST_WAITING = 8
/** Run from source, as tests do, a thread needs the loader that its process has. */
const source = __filename.endsWith('.ts')
const loader = ['--conditions=source', '-r', join(__dirname, '../../../../../test/support/typescript.cjs')]

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Reads a spreadsheet outside of the process's own thread, one at a time, with bounded memory and time: a small file can
 * unfold to more than fits, and meanwhile nobody else would be answered.
 */
export function readSheetApart(bytes: Uint8Array): Promise<Sheet> {
  if (waiting >= MOST_WAITING) refuse('rate.limited', { retryAfter: SECONDS })
  waiting++
  const sheet = last.then(() => inThread(bytes))
  last = sheet
    .catch(() => {})
    .finally(() => {
      waiting--
    })
  return sheet
}

async function inThread(bytes: Uint8Array): Promise<Sheet> {
  const worker = new Worker(join(__dirname, source ? 'sheet-worker.ts' : 'sheet-worker.js'), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    ...(source ? { execArgv: loader } : {}),
  })
  const timer = setTimeout(() => worker.terminate(), SECONDS * 1000)
  try {
    const answer = await new Promise<{ sheet: Sheet } | { refused: { code: string; detail: object } } | undefined>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(undefined) : reject(error),
      )
      worker.once('exit', () => resolve(undefined))
    })
    // It took too long or too much memory.
    if (!answer) return refuse('import.too_many', { params: sheetLimits })
    return 'sheet' in answer ? answer.sheet : refuse(answer.refused.code, answer.refused.detail)
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

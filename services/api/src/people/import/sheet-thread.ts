import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { Sheet } from './sheet'
import { sheetLimits } from './sheet-limits'

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

type Answer = { sheet: Sheet } | { refused: { code: string; detail: object } }

/** Kept for the next file, since starting a thread takes longer than reading most files; one that failed is not. */
let ready: Worker | undefined

async function inThread(bytes: Uint8Array): Promise<Sheet> {
  const worker = ready ?? start()
  ready = undefined
  const answer = await answerOf(worker, bytes)
  // It took too long or too much memory.
  if (!answer) return refuse('import.too_many', { params: sheetLimits })
  ready = worker
  return 'sheet' in answer ? answer.sheet : refuse(answer.refused.code, answer.refused.detail)
}

function start(): Worker {
  const worker = new Worker(join(__dirname, source ? 'sheet-worker.ts' : 'sheet-worker.js'), {
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    ...(source ? { execArgv: loader } : {}),
  })
  // A thread that waits for work keeps no process from ending.
  worker.unref()
  worker.once('exit', () => {
    if (ready === worker) ready = undefined
  })
  return worker
}

/** Undefined when the thread ended without one; it is ended when it has not answered in time. */
async function answerOf(worker: Worker, bytes: Uint8Array): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined
  let ended = () => {}
  try {
    const answer = await new Promise<Answer | undefined>((resolve, reject) => {
      ended = () => resolve(undefined)
      timer = setTimeout(ended, SECONDS * 1000)
      worker.once('exit', ended)
      worker.once('message', resolve)
      worker.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? ended() : reject(error)))
      worker.postMessage(bytes)
    })
    if (!answer) await worker.terminate()
    return answer
  } finally {
    clearTimeout(timer)
    worker.off('exit', ended).removeAllListeners('message').removeAllListeners('error')
    // What a thread says when it is being ended is nobody's error.
    worker.on('error', () => {})
  }
}

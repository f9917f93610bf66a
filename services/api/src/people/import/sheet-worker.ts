import { parentPort, workerData } from 'node:worker_threads'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { readSheet } from './sheet'

// A thread of its own: see sheet-thread.ts.
try {
  parentPort!.postMessage({ sheet: readSheet(Buffer.from(workerData)) })
} catch (error) {
  if (!(error instanceof CodedError)) throw error
  parentPort!.postMessage({ refused: { code: error.code, detail: error.detail } })
}

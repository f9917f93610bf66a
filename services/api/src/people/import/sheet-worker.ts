import { parentPort } from 'node:worker_threads'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { readSheet } from './sheet'

// A thread of its own: see sheet-thread.ts. What is no refusal ends it.
parentPort!.on('message', (bytes: Uint8Array) => {
  try {
    parentPort!.postMessage({ sheet: readSheet(Buffer.from(bytes)) })
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    parentPort!.postMessage({ refused: { code: error.code, detail: error.detail } })
  }
})

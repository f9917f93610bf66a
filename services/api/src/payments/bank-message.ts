import { threadModule } from '@workledger/projections/kernel/threads/thread-module'
import { untrustedParser } from '../kernel/untrusted/parser-pool'
import type { parse } from './bank-message.parser'

/** Reads a bank's message in a thread, because its size and content are a stranger's. */
export const readBankMessage = untrustedParser<typeof parse>({
  module: threadModule(__dirname, 'bank-message.parser'),
  pool: 'long',
  seconds: 20,
  refusal: { code: 'payment.returns_size' },
})

import { threadModule } from '@workledger/projections/kernel/threads/thread-module'
import { untrustedParser } from '../../kernel/untrusted/parser-pool'
import { tableLimits } from './table-limits'
import type { parse } from './time-file.parser'

/** Reads and plans a file in a thread, because a long one takes seconds. */
export const planTimeFile = untrustedParser<typeof parse>({
  module: threadModule(__dirname, 'time-file.parser'),
  pool: 'long',
  seconds: 30,
  refusal: { code: 'time_import.too_many', params: tableLimits },
})

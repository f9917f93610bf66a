import { threadModule } from '@workledger/projections/kernel/threads/thread-module'
import { untrustedParser } from '../../kernel/untrusted/parser-pool'
import type { parse } from './attlog.parser'
import { attlogLimits } from './attlog-limits'

/** Reads and plans a device's file in a thread, because a long one takes seconds. */
export const planAttlog = untrustedParser<typeof parse>({
  module: threadModule(__dirname, 'attlog.parser'),
  pool: 'long',
  seconds: 30,
  refusal: { code: 'punch_import.too_many', params: attlogLimits },
})

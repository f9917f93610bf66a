import { threadModule } from '@workledger/projections/kernel/threads/thread-module'
import { untrustedParser } from '../../kernel/untrusted/parser-pool'
import type { parse as parseBalances } from './balance-file.parser'
import type { parse } from './leave-file.parser'
import { tableLimits } from './table-limits'

/** Reads and plans a file in a thread, because a long one takes seconds. */
export const planLeaveFile = untrustedParser<typeof parse>({
  module: threadModule(__dirname, 'leave-file.parser'),
  pool: 'long',
  seconds: 20,
  refusal: { code: 'leave_import.too_many', params: tableLimits },
})

/** The same of a file of balances. */
export const planBalanceFile = untrustedParser<typeof parseBalances>({
  module: threadModule(__dirname, 'balance-file.parser'),
  pool: 'long',
  seconds: 20,
  refusal: { code: 'leave_import.too_many', params: tableLimits },
})

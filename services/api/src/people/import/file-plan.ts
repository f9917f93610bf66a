import { threadModule } from '@workledger/projections/kernel/threads/thread-module'
import { untrustedParser } from '../../kernel/untrusted/parser-pool'
import type { parse } from './file-plan.parser'
import { sheetLimits } from './sheet-limits'

/**
 * Reads and plans a file in a thread: a small file can unpack to gigabytes, and a long one takes
 * seconds to match.
 */
export const planFile = untrustedParser<typeof parse>({
  module: threadModule(__dirname, 'file-plan.parser'),
  pool: 'long',
  seconds: 20,
  refusal: { code: 'import.too_many', params: sheetLimits },
})

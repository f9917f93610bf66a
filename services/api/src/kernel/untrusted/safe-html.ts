import { refuseField } from '@workledger/contracts/kernel/errors'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import type { SafeHtml } from '@workledger/domain/kernel/safe-html'
import { threadModule } from '@workledger/projections/kernel/threads/thread-module'
import { untrustedParser } from './parser-pool'
import type { parse } from './safe-html.parser'

const cleaned = untrustedParser<typeof parse>({
  module: threadModule(__dirname, 'safe-html.parser'),
  pool: 'short',
  seconds: 5,
  refusal: { code: 'request.html' },
})

/**
 * Makes a field's HTML safe. Refuses it if its escaped text exceeds `most`. Returns null if nothing
 * is left.
 */
export async function safeHtml(
  asker: Asker,
  html: string,
  field: string,
  most: number,
): Promise<SafeHtml | null> {
  const safe = await cleaned(asker, html)
  if (safe.length > most) refuseField(field, 'field.most_markup', { most, length: safe.length })
  return (safe || null) as SafeHtml | null
}

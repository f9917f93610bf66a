import { threadModule } from '@workledger/projections/kernel/threads/thread-module'
import { untrustedParser } from '../../kernel/untrusted/parser-pool'
import type { parse } from './archive.parser'
import { tooMany } from './archive-bounds'
import type { parse as unpack } from './documents-in-archive.parser'

/** Reads and plans an archive in a thread, because a long one takes seconds. */
export const planArchive = untrustedParser<typeof parse>({
  module: threadModule(__dirname, 'archive.parser'),
  pool: 'long',
  seconds: 60,
  refusal: { code: 'document_import.too_many', params: tooMany },
})

/** Unpacks some of its files. */
export const unpackDocuments = untrustedParser<typeof unpack>({
  module: threadModule(__dirname, 'documents-in-archive.parser'),
  pool: 'short',
  seconds: 20,
  refusal: { code: 'document_import.file' },
})

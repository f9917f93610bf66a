import { isUtf8 } from 'node:buffer'
import { windows1252 } from '@workledger/domain/kernel/windows-1252'

/**
 * Decodes by Excel's byte order marks, else as UTF-8 if valid. Uses only encodings that every
 * Node.js decodes alike.
 */
export function decoded(bytes: Buffer): { text: string; encoding: string } {
  const mark = bytes.toString('hex', 0, 2)
  const even = bytes.subarray(2, bytes.length - (bytes.length % 2))
  if (mark === 'fffe') return { text: even.toString('utf16le'), encoding: 'UTF-16' }

  if (mark === 'feff')
    return { text: Buffer.from(even).swap16().toString('utf16le'), encoding: 'UTF-16' }

  if (isUtf8(bytes))
    return { text: bytes.toString('utf8').replace(/^\ufeff/, ''), encoding: 'UTF-8' }

  return { text: windows1252(bytes.toString('latin1')), encoding: 'Windows-1252' }
}

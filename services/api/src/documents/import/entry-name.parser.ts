import { isUtf8 } from 'node:buffer'
import { windows1252 } from '@workledger/domain/kernel/windows-1252'
import { type ExtraField, getFileNameLowLevel } from 'yauzl'

const UTF8_FLAG = 0x800

/** Letters of code page 437 in this range are signs in Windows-1252, and the other way round. */
const isLetterOf1252 = (byte: number) => byte >= 0xc0 && byte !== 0xe1

/**
 * Returns the path of an entry. Its flag or the Info-ZIP field says that it is UTF-8. macOS writes
 * UTF-8 without saying so, Windows the code page of the console or of the desktop.
 */
export function entryName(flags: number, raw: Buffer, extraFields: readonly ExtraField[]): string {
  const told = getFileNameLowLevel(flags, raw, extraFields, false)
  const codePage437 = getFileNameLowLevel(flags & ~UTF8_FLAG, raw, [], false)
  if (flags & UTF8_FLAG || told !== codePage437) return told
  if (isUtf8(raw)) return slashed(raw.toString('utf8'))
  if (raw.some(isLetterOf1252)) return slashed(windows1252(raw.toString('latin1')))

  return codePage437
}

const slashed = (path: string) => path.replaceAll('\\', '/')

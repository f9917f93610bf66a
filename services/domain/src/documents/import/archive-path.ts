import { madeTypable, withoutDirection } from '@workledger/contracts/kernel/text'

/** Files that operating systems put into folders and archives. */
const IGNORED = /^(\.ds_store|thumbs\.db|ehthumbs\.db|desktop\.ini|\._.*|\.localized|icon\r)$/i

/** Names of devices on Windows, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i

/** Whether a file is none of its author's. */
export const isIgnored = (path: string): boolean => {
  const segments = path.split('/')
  return segments[0] === '__MACOSX' || IGNORED.test(segments.at(-1)!)
}

/** Whether a path stays in its archive on every system, and shows what it is. */
export const isSafe = (path: string): boolean =>
  !/^([/\\]|[a-z]:)/i.test(path) &&
  withoutDirection(madeTypable(path)) === path &&
  path.split(/[/\\]/).every((segment) => segment !== '..' && !DEVICE.test(segment.trim()))

/** Returns the folders of a file and its name without its ending. */
export function partsOf(path: string): { folders: string[]; stem: string } {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.')
  const name = segments.pop() ?? ''
  const stem = name.replace(/(?<=.)\.[A-Za-z0-9]{1,5}$/, '')

  return { folders: segments.map((folder) => folder.trim()), stem: stem.trim() || name }
}

import { hash } from 'node:crypto'
import { UUID } from '@workledger/contracts/kernel/text'

/** The index of an event within its append takes the id's last two bytes. */
export const MOST_EVENTS = 0xffff

/**
 * The ids of the events of one append, all made from the command's id: the same command gives the same ids, which is
 * how a repeated command is recognised. As a UUID version 8:
 *
 *     6 bytes  the command id's first six (the time of a UUIDv7, so that new ids stay together in the index)
 *     8 bytes  of SHA-256(command id, stream), so that one command may append to several streams
 *     2 bytes  index of the event within the append, big-endian
 */
export interface EventIds {
  of(index: number): string
  readonly first: string
  /** No id of the append is greater; `[first, last]` finds all of them. */
  readonly last: string
}

export function eventIds(commandId: string, stream: string): EventIds {
  const command = commandId.toLowerCase()
  const bytes = hash('sha256', `${command}\n${stream}`, 'buffer').subarray(0, 16)
  if (UUID.test(command)) Buffer.from(command.slice(0, 8) + command.slice(9, 13), 'hex').copy(bytes)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  const prefix = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 28)}`
  const of = (index: number) => prefix + index.toString(16).padStart(4, '0')

  return { of, first: of(0), last: of(MOST_EVENTS) }
}

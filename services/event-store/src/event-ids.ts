import { hash } from 'node:crypto'
import { UUID } from '@workledger/contracts/kernel/text'
import { variant } from './ids'

/** The last two bytes of an id hold the event's index within its append. */
export const EVENT_IDS_MOST_EVENTS = 0xffff

/**
 * The ids of the events of one append, derived from the command's id. The same command gives the
 * same ids, which reveals a repeated command. As a UUID version 8:
 * - 6 bytes: the command id's first six, the time of a UUIDv7, so that new ids are close in the
 *   index
 * - 8 bytes: of SHA-256(command id, stream), so that one command may append to several streams
 * - 2 bytes: index of the event within the append, big-endian
 */
export interface EventIds {
  of(index: number): string
  readonly first: string
  /** The greatest id of the append; `[first, last]` finds all of them. */
  readonly last: string
}

export function eventIds(commandId: string, stream: string): EventIds {
  const command = commandId.toLowerCase()
  const hex = hash('sha256', `${command}\n${stream}`)
  const time = UUID.test(command) ? command.slice(0, 13) : `${hex.slice(0, 8)}-${hex.slice(8, 12)}`
  const prefix = `${time}-8${hex.slice(13, 16)}-${variant(hex[16]!)}${hex.slice(17, 20)}-${hex.slice(20, 28)}`
  const of = (index: number) => prefix + index.toString(16).padStart(4, '0')

  return { of, first: of(0), last: of(EVENT_IDS_MOST_EVENTS) }
}

import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import {
  isFixedKind,
  isMailed,
  isPromptKind,
  type NoticeChannel,
  type NoticeKind,
  noticeKindNames,
  type StoppableMails,
  unmailed,
} from '@workledger/contracts/notices/notice-kinds'
import type { noticeEvents } from '@workledger/contracts/notices/notices.events'
import { MOST_PUSH_DEVICES, type PushEnd } from '@workledger/contracts/notices/push-devices'
import type { Decider } from '../kernel/decider'

export type NoticeEvent = AnyEventOf<typeof noticeEvents>

export type NoticeChannels = { readonly [K in NoticeKind]?: NoticeChannel }

/** How one person reads notices. A kind without a channel comes by mail. */
export interface NoticeReader {
  readonly channels: NoticeChannels
  readonly quiet_from: string | null
  readonly quiet_to: string | null
  readonly digest_hour: number | null
  /** Position of the log up to which all is read. */
  readonly read_to: string | null
  /** Notices read one by one since then. */
  readonly read: readonly string[]
  /** Ids of the browsers that get pushes. */
  readonly devices: readonly string[]
}

export type NoticeCommand = {
  readonly employee_id: string
} & (
  | {
      /** Kinds and times that are left out stay. */
      readonly type: 'set'
      readonly channels: readonly { readonly kind: NoticeKind; readonly channel: NoticeChannel }[]
      readonly quiet_from?: string | null | undefined
      readonly quiet_to?: string | null | undefined
      readonly digest_hour?: number | null | undefined
    }
  /** A mail program or its reader stops the mails of a kind; the notices stay. */
  | { readonly type: 'stop-mails'; readonly kind: StoppableMails }
  | { readonly type: 'read-to'; readonly position: string }
  | { readonly type: 'read'; readonly notice_id: string }
  | {
      readonly type: 'add-device'
      readonly device_id: string
      readonly browser: string | null
      readonly system: string | null
    }
  | { readonly type: 'remove-device'; readonly device_id: string; readonly because: PushEnd }
)

/** Returns the channel of a kind; mail unless the person chose another. */
export const channelOf = (channels: NoticeChannels, kind: NoticeKind): NoticeChannel =>
  channels[kind] ?? 'mail'

/** Positions are whole numbers as text, without leading zeros. */
const isBefore = (one: string, other: string) =>
  one.length === other.length ? one < other : one.length < other.length

/** Tells whether a notice was read by itself, or with all up to a place of the log. */
export const wasRead = (
  notice: { readonly read: boolean; readonly position: string },
  readTo: string | null,
): boolean => notice.read || (readTo !== null && !isBefore(readTo, notice.position))

export const noticesDecider: Decider<NoticeReader, NoticeCommand, NoticeEvent> = {
  category: 'notices',
  initial: {
    channels: {},
    quiet_from: null,
    quiet_to: null,
    digest_hour: null,
    read_to: null,
    read: [],
    devices: [],
  },
  decide(state, command) {
    const { employee_id } = command

    switch (command.type) {
      case 'set':
        return [...channelsSet(state, employee_id, command.channels), ...timesSet(state, command)]

      case 'stop-mails':
        return channelsSet(
          state,
          employee_id,
          stopped(command.kind)
            .map((kind) => ({ kind, channel: channelOf(state.channels, kind) }))
            .filter(({ channel }) => isMailed(channel))
            .map(({ kind, channel }) => ({ kind, channel: unmailed(channel) })),
        )

      case 'read-to':
        return state.read_to !== null && !isBefore(state.read_to, command.position)
          ? []
          : [{ type: 'NoticesRead', data: { employee_id, up_to: command.position } }]

      case 'read':
        return state.read.includes(command.notice_id)
          ? []
          : [{ type: 'NoticeRead', data: { employee_id, notice_id: command.notice_id } }]

      case 'add-device': {
        const { device_id, browser, system } = command
        if (state.devices.includes(device_id)) return []
        if (state.devices.length >= MOST_PUSH_DEVICES)
          return refuse('notices.push_most', { params: { most: MOST_PUSH_DEVICES } })

        return [{ type: 'PushDeviceAdded', data: { employee_id, device_id, browser, system } }]
      }

      case 'remove-device': {
        const { device_id, because } = command

        return state.devices.includes(device_id)
          ? [{ type: 'PushDeviceRemoved', data: { employee_id, device_id, because } }]
          : []
      }

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'NoticeChannelSet':
        return {
          ...state,
          channels: { ...state.channels, [event.data.kind]: event.data.channel },
        }
      case 'QuietHoursSet':
        return { ...state, quiet_from: event.data.quiet_from, quiet_to: event.data.quiet_to }
      case 'DigestHourSet':
        return { ...state, digest_hour: event.data.digest_hour }
      case 'NoticesRead':
        return { ...state, read_to: event.data.up_to, read: [] }
      case 'NoticeRead':
        return { ...state, read: [...state.read, event.data.notice_id] }
      case 'PushDeviceAdded':
        return { ...state, devices: [...state.devices, event.data.device_id] }
      case 'PushDeviceRemoved':
        return { ...state, devices: state.devices.filter((id) => id !== event.data.device_id) }
      default:
        return event satisfies never
    }
  },
  kept: 2,
}

/** Returns the kinds whose mails a link stops. */
export const stopped = (kind: StoppableMails): NoticeKind[] =>
  kind === 'digest'
    ? noticeKindNames.filter((one) => !isFixedKind(one) && !isPromptKind(one))
    : [kind]

type SetCommand = Extract<NoticeCommand, { type: 'set' }>
type ChosenChannels = SetCommand['channels']

function channelsSet(
  { channels }: NoticeReader,
  employee_id: string,
  chosen: ChosenChannels,
): NoticeEvent[] {
  const last = new Map(chosen.map(({ kind, channel }) => [kind, channel]))

  return [...last].flatMap(([kind, channel]): NoticeEvent[] => {
    if (channel === channelOf(channels, kind)) return []
    if (isFixedKind(kind) && !isMailed(channel)) return refuse('notices.fixed')
    return [{ type: 'NoticeChannelSet', data: { employee_id, kind, channel } }]
  })
}

function timesSet(state: NoticeReader, command: SetCommand): NoticeEvent[] {
  const { employee_id } = command
  const { quiet_from = state.quiet_from, quiet_to = state.quiet_to } = command
  const { digest_hour = state.digest_hour } = command

  if ((quiet_from === null) !== (quiet_to === null) || (quiet_from && quiet_from === quiet_to))
    refuse('notices.quiet_hours', { field: 'quiet_to' })

  return [
    ...(quiet_from !== state.quiet_from || quiet_to !== state.quiet_to
      ? [{ type: 'QuietHoursSet' as const, data: { employee_id, quiet_from, quiet_to } }]
      : []),
    ...(digest_hour !== state.digest_hour
      ? [{ type: 'DigestHourSet' as const, data: { employee_id, digest_hour } }]
      : []),
  ]
}

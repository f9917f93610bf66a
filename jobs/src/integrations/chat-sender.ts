import { chatChannelDecider } from '@workledger/domain/integrations/chat-channel'
import { OutgoingFailed, type OutgoingHttp } from '@workledger/projections/kernel/outgoing-http'
import type { Logger } from 'pino'
import type { SystemCommands } from '../kernel/commands'
import { DueLoop } from '../kernel/due-loop'
import type { MailContext } from '../kernel/mail-context'
import { pauseAfter } from '../kernel/pause-after'
import { chatLetter } from './chat-letter'
import type { ChatOutcome, ChatPosts, ChatTable } from './chat-table'
import { slackMessage } from './slack-message'
import { teamsMessage } from './teams-message'
import { isOver } from './webhook-retries'

interface ChatSenderOptions {
  readonly table: ChatTable
  readonly commands: SystemCommands
  readonly context: MailContext
  readonly http: OutgoingHttp
  /** Calls back after appends of any process. */
  readonly onAppended: (wake: () => void) => () => void
  readonly log: Logger
}

/** Milliseconds between looks. Slack takes one message a second from each address. */
const LOOK = 1_100

/** Channels to which messages go at the same time. */
const AT_ONCE = 8

/** Milliseconds that a tool may put off the next attempt at most. */
const LONGEST_PAUSE = 3_600_000

/** What Slack answers about an address that will not work again. */
const GONE = /^(no_service|no_active_hooks|no_team|team_disabled|channel_is_archived)\b/

/**
 * Sends messages to channels of Slack and Teams, each channel one at a time. A message is taken
 * before it is sent and settled afterwards, so only a process that is killed in between repeats one.
 */
export class ChatSender {
  private readonly loop: DueLoop

  constructor(private readonly options: ChatSenderOptions) {
    const { table, onAppended, log } = options

    this.loop = new DueLoop({
      name: 'chat channels',
      look: LOOK,
      atOnce: AT_ONCE,
      due: () => table.due(),
      tell: (channel) => this.tell(channel),
      onAppended,
      log,
    })
  }

  start(): void {
    this.loop.start()
  }

  stop(): Promise<void> {
    return this.loop.stop()
  }

  private async tell(channel: string): Promise<void> {
    const { table } = this.options
    const taken = await table.take(channel)
    if (!taken) return
    const { gone, ...outcome } = await this.attempt(taken)
    await table.settle(taken.posts, outcome)
    if (gone) await this.switchOff(taken, 'gone')
    else if (outcome.state === 'failed') await this.switchOff(taken, 'failing')
  }

  private async attempt(taken: ChatPosts): Promise<ChatOutcome & { gone?: boolean }> {
    const { table, context, http } = this.options
    const message = await chatLetter(taken, context, new Date())
    if (!message) return { state: 'dropped' }
    const url = await table.address(taken)
    // The address is being changed.
    if (!url) return { state: 'waiting', pause: LOOK }
    const body = JSON.stringify((taken.service === 'slack' ? slackMessage : teamsMessage)(message))
    const headers = { 'content-type': 'application/json; charset=utf-8' }

    try {
      const { status, text, headers: answered } = await http.send(url, { headers, body })
      if (status >= 200 && status < 300) return { state: 'sent', status }
      const later = Number(answered['retry-after'])

      return {
        ...failed(taken, Number.isFinite(later) ? later * 1000 : 0),
        status,
        gone: status === 410 || GONE.test(text),
      }
    } catch (error) {
      if (!(error instanceof OutgoingFailed)) throw error
      return { ...failed(taken), fault: error.fault }
    }
  }

  private async switchOff(
    { workspace, channel: channel_id }: ChatPosts,
    because: 'failing' | 'gone',
  ): Promise<void> {
    await this.options.commands.run(
      chatChannelDecider,
      { workspace, id: channel_id },
      { type: 'switch off', channel_id, because },
    )
  }
}

function failed({ posts: [first] }: ChatPosts, atLeast = 0): ChatOutcome {
  const now = new Date()
  if (isOver(first!.first_at ?? now, now)) return { state: 'failed' }
  const pause = Math.max(pauseAfter(first!.attempts + 1), Math.min(atLeast, LONGEST_PAUSE))

  return { state: 'waiting', pause }
}

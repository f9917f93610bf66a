import type { EventStore } from '@workledger/event-store/port'
import { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import { OutgoingHttp } from '@workledger/projections/kernel/outgoing-http'
import type { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import type { Logger } from 'pino'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import { openPool } from '../kernel/pool'
import type { Schedule } from '../kernel/schedule'
import { ChatSender } from './chat-sender'
import type { ChatTable } from './chat-table'
import { WebhookSender } from './webhook-sender'
import { WebhookTable } from './webhook-table'

export interface SenderOptions {
  readonly store: EventStore
  readonly reads: TenantReads
  readonly commands: SystemCommands
  readonly context: MailContext
  readonly chat: ChatTable
  /** Connects as wl_vault. */
  readonly vaultUrl: string
  readonly masterKey: Buffer
  /** Private networks that webhooks may reach, in CIDR notation. */
  readonly outgoingNetworks?: readonly string[] | undefined
  readonly log: Logger
}

/** Sends webhooks to endpoints of companies, and messages to channels of Slack and Teams. */
export function startSenders(options: SenderOptions): { stop(): Promise<void> } {
  const { store, reads, commands, context, chat, masterKey, outgoingNetworks = [], log } = options
  const pool = openPool(options.vaultUrl, 4)
  const http = () => new OutgoingHttp({ allowed: outgoingNetworks })

  const webhooks = new WebhookSender({
    table: new WebhookTable(pool, new WorkspaceSecrets(pool, masterKey)),
    reads,
    commands,
    http: http(),
    onAppended: (wake) => store.onAppended(wake),
    log,
  })

  const chats = new ChatSender({
    table: chat,
    commands,
    context,
    http: http(),
    onAppended: (wake) => store.onAppended(wake),
    log,
  })

  webhooks.start()
  chats.start()

  return {
    async stop() {
      await webhooks.stop()
      await chats.stop()
      await pool.end()
    },
  }
}

/** Orders the morning's messages of chat channels, and forgets expired links to decide. */
export const chatSchedule = (chat: ChatTable, { keys }: MailContext): Schedule => ({
  async run(now) {
    await chat.orderAway(now)
    await keys.forgetExpired('decide')
  },
})

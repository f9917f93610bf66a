import type { EventStore } from '@workledger/event-store/port'
import { PushSubscriptions } from '@workledger/event-store/secrets/push-subscriptions'
import { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import { OutgoingHttp } from '@workledger/projections/kernel/outgoing-http'
import type { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import type { Logger } from 'pino'
import { ChatSender } from './integrations/chat-sender'
import type { ChatTable } from './integrations/chat-table'
import { WebhookSender } from './integrations/webhook-sender'
import { WebhookTable } from './integrations/webhook-table'
import type { SystemCommands } from './kernel/commands'
import type { MailContext } from './kernel/mail-context'
import { openPool } from './kernel/pool'
import { PushLetters } from './notices/push-letters'
import { PushSender } from './notices/push-sender'
import type { PushTable } from './notices/push-table'

export interface SenderOptions {
  readonly store: EventStore
  readonly reads: TenantReads
  readonly commands: SystemCommands
  readonly context: MailContext
  readonly chat: ChatTable
  readonly pushes: PushTable
  /** Connects as wl_vault. */
  readonly vaultUrl: string
  readonly masterKey: Buffer
  readonly mailFrom: string
  /** Private networks that webhooks may reach, in CIDR notation. */
  readonly outgoingNetworks?: readonly string[] | undefined
  readonly drill?: boolean | undefined
  readonly log: Logger
}

/**
 * Sends webhooks to endpoints of companies, messages to channels of Slack and Teams, and pushes to
 * browsers.
 */
export function startSenders(options: SenderOptions): { stop(): Promise<void> } {
  // Messages wait for ever: they are those of production.
  if (options.drill) return { stop: async () => {} }
  const { store, reads, commands, context, chat, pushes, log } = options
  const { masterKey, mailFrom, outgoingNetworks = [] } = options
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

  const push = new PushSender({
    table: pushes,
    subscriptions: new PushSubscriptions(pool, masterKey),
    letters: new PushLetters({ context, masterKey, mailFrom }),
    commands,
    context,
    http: http(),
    onAppended: (wake) => store.onAppended(wake),
    log,
  })

  webhooks.start()
  chats.start()
  push.start()

  return {
    async stop() {
      await webhooks.stop()
      await chats.stop()
      await push.stop()
      await pool.end()
    },
  }
}

import { DELIVERY_DAYS } from '@workledger/contracts/integrations/bounds'
import { chatChannelEvents as channels } from '@workledger/contracts/integrations/chat-channels.events'
import { webhookEvents as webhooks } from '@workledger/contracts/integrations/webhooks.events'
import type { AreaJobs } from '../kernel/area'
import { chatChannelMails } from './chat-channels.mails'
import { integrationsProcesses } from './integrations.processes'
import { webhookMails } from './webhooks.mails'

export const integrationsJobs: AreaJobs = {
  name: 'integrations',
  processes: integrationsProcesses,
  secrets: [
    {
      name: 'secrets of webhooks',
      replaces: [webhooks.WebhookChanged, webhooks.WebhookSecretRotated],
      ends: [webhooks.WebhookRemoved],
    },
    {
      name: 'addresses of chat channels',
      replaces: [channels.ChatChannelChanged],
      ends: [channels.ChatChannelRemoved],
    },
  ],
  mails: [...webhookMails, ...chatChannelMails],
  schedules: [
    ({ vault }) => ({
      // An answer of a receiver may have personal data, so deliveries are not kept longer.
      run: async () => {
        await vault.query(
          `delete from operations.webhook_deliveries where created_at < now() - interval '${DELIVERY_DAYS} days'`,
        )

        await vault.query(
          `delete from operations.chat_posts where created_at < now() - interval '${DELIVERY_DAYS} days'`,
        )
      },
    }),
  ],
}

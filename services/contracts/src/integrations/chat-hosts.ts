import type { ChatService } from './chat-channels.events'

/** The hosts at which Slack and Microsoft take messages; a dot at first: each host below it. */
export const chatHosts: Readonly<Record<ChatService, readonly string[]>> = {
  slack: ['hooks.slack.com', 'hooks.slack-gov.com'],
  teams: [
    '.logic.azure.com',
    '.logic.azure.us',
    '.api.powerplatform.com',
    '.api.powerplatform.us',
    '.webhook.office.com',
  ],
}

/** Returns whether a host belongs to a tool itself. */
export const isHostOf = (service: ChatService, host: string): boolean =>
  chatHosts[service].some((known) =>
    known.startsWith('.') ? host.toLowerCase().endsWith(known) : host.toLowerCase() === known,
  )

import { type Gains, noGain, why } from '../kernel/own-gain'
import type { chatChannelsApi } from './chat-channels.api'
import type { integrationsApi } from './integrations.api'
import type { webhooksApi } from './webhooks.api'

const holder = 'A token has no right that its holder lacks, and counts as its holder.'

const reads = 'An endpoint gets nothing that its maker may not read.'

/** The gain of each writing call of this area for its caller. */
export const integrationsGains: Gains<
  typeof integrationsApi & typeof webhooksApi & typeof chatChannelsApi
> = {
  makeToken: noGain(holder),
  revokeOwnToken: noGain(why.session),
  revokeToken: noGain(why.others),
  grantTokenScope: noGain('A scope to approve counts only when two admins have granted it.'),
  withdrawTokenScope: noGain(why.others),
  addServiceAccount: noGain(why.company),
  changeServiceAccount: noGain(why.company),
  removeServiceAccount: noGain(why.company),
  makeAccountToken: noGain(holder),
  addWebhook: noGain(reads),
  changeWebhook: noGain(reads),
  rotateWebhookSecret: noGain(reads),
  switchWebhookOff: noGain(why.company),
  switchWebhookOn: noGain(why.company),
  removeWebhook: noGain(why.company),
  testWebhook: noGain(reads),
  resendWebhook: noGain(reads),
  addChatChannel: noGain(why.company),
  changeChatChannel: noGain(why.company),
  switchChatChannelOff: noGain(why.company),
  switchChatChannelOn: noGain(why.company),
  removeChatChannel: noGain(why.company),
  testChatChannel: noGain(why.company),
}

import { chatChannelsApi as chat } from '@workledger/contracts/integrations/chat-channels.api'
import { chatChannelsList } from '@workledger/contracts/integrations/chat-channels.lists'
import { integrationsApi as api } from '@workledger/contracts/integrations/integrations.api'
import {
  apiTokensList,
  serviceAccountsList,
} from '@workledger/contracts/integrations/integrations.lists'
import { webhooksApi as hooks } from '@workledger/contracts/integrations/webhooks.api'
import {
  webhookDeliveriesList,
  webhooksList,
} from '@workledger/contracts/integrations/webhooks.lists'
import { command, type ResourceOf, resource } from '../kit/command'

export const integrationsResources = {
  'api-tokens': resource(apiTokensList, { areas: ['integrations', 'people'] }),
  'service-accounts': resource(serviceAccountsList, { areas: ['integrations', 'people'] }),
  webhooks: resource(webhooksList, { areas: ['integrations', 'people'] }),
  'chat-channels': resource(chatChannelsList, { areas: ['integrations'] }),
  'webhook-deliveries': resource(webhookDeliveriesList, { areas: ['integrations'] }),
} satisfies Record<string, ResourceOf>

export const integrationsCommands = {
  revokeToken: command(api.revokeToken, 'audit'),
  grantTokenScope: command(api.grantTokenScope, 'audit'),
  withdrawTokenScope: command(api.withdrawTokenScope, 'audit'),
  addServiceAccount: command(api.addServiceAccount),
  changeServiceAccount: command(api.changeServiceAccount, 'audit'),
  removeServiceAccount: command(api.removeServiceAccount, 'audit'),
  makeAccountToken: command(api.makeAccountToken, 'audit'),
  addWebhook: command(hooks.addWebhook, 'audit'),
  rotateWebhookSecret: command(hooks.rotateWebhookSecret, 'audit'),
  switchWebhookOff: command(hooks.switchWebhookOff, 'audit'),
  switchWebhookOn: command(hooks.switchWebhookOn, 'audit'),
  removeWebhook: command(hooks.removeWebhook, 'audit'),
  testWebhook: command(hooks.testWebhook),
  changeWebhook: command(hooks.changeWebhook, 'audit'),
  resendWebhook: command(hooks.resendWebhook),
  addChatChannel: command(chat.addChatChannel),
  changeChatChannel: command(chat.changeChatChannel, 'audit'),
  switchChatChannelOff: command(chat.switchChatChannelOff, 'audit'),
  switchChatChannelOn: command(chat.switchChatChannelOn, 'audit'),
  removeChatChannel: command(chat.removeChatChannel, 'audit'),
  testChatChannel: command(chat.testChatChannel),
}

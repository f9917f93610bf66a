import { chatChannelEvents as c } from '@workledger/contracts/integrations/chat-channels.events'
import {
  serviceAccountEvents as a,
  apiTokenEvents as t,
} from '@workledger/contracts/integrations/integrations.events'
import { webhookEvents as w } from '@workledger/contracts/integrations/webhooks.events'
import { chatChannelDecider } from '@workledger/domain/integrations/chat-channel'
import { serviceAccountDecider } from '@workledger/domain/integrations/service-account'
import { webhookDecider } from '@workledger/domain/integrations/webhook'
import { at, change, instantOf, on, projection, said } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** API tokens, by which requests are authorised. Ended ones stay for those who look back. */
export const apiTokens = table(
  'api_tokens',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    holder_id: col.uuid,
    account_id: col.maybe.uuid,
    name: col.text,
    scopes: col.json<string[]>(),
    grants: col.json<Record<string, string[]>>(),
    networks: col.json<string[]>(),
    hint: col.text,
    expires_at: col.instant,
    revoked_at: col.maybe.instant,
    created_at: col.instant,
    revision: col.revision,
  },
  { indexes: ['workspace_id, created_at desc', 'account_id'], signIn: true },
)

/** Service accounts. A removed one stays, so that histories can name it. */
export const serviceAccounts = table(
  'service_accounts',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    description: col.maybe.text,
    permissions: col.json<string[]>(),
    /** The user who added it. */
    made_by: col.uuid,
    created_at: col.instant,
    removed_at: col.maybe.instant,
    revision: col.revision,
  },
  { indexes: ['workspace_id, name'], signIn: true },
)

/** Endpoints to which public events are sent. */
export const webhooks = table(
  'webhooks',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    origin: col.text,
    types: col.json<string[]>(),
    description: col.maybe.text,
    maker_id: col.uuid,
    account_id: col.maybe.uuid,
    secret_id: col.uuid,
    /** Null: it is on. */
    off_because: col.maybe.text,
    created_at: col.instant,
    revision: col.revision,
  },
  { indexes: ['workspace_id, name'], signIn: true },
)

/** Channels of other tools that get messages. */
export const chatChannels = table(
  'chat_channels',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    service: col.text,
    host: col.text,
    hint: col.text,
    kinds: col.json<string[]>(),
    hour: col.int,
    secret_id: col.uuid,
    /** Null: it is on. */
    off_because: col.maybe.text,
    created_at: col.instant,
    /** Since when it is on with its present hour and messages. */
    ready_at: col.instant,
    revision: col.revision,
  },
  { indexes: ['workspace_id, name'], signIn: true },
)

const tokenOf = ({ data }: { data: { token_id: string } }) => data.token_id
const webhookOf = ({ data }: { data: { webhook_id: string } }) => data.webhook_id
const channelOf = ({ data }: { data: { channel_id: string } }) => data.channel_id
const accountOf = ({ data }: { data: { account_id: string } }) => data.account_id

export const integrationsProjection = projection('integrations', {
  version: 3,
  tables: [apiTokens, serviceAccounts, webhooks, chatChannels],
  contents: [
    [serviceAccounts, serviceAccountDecider],
    [webhooks, webhookDecider],
    [chatChannels, chatChannelDecider],
  ],
  steps: [
    on(t.ApiTokenMade, apiTokens, tokenOf, (_, event) => {
      const { token_id, expires_at, ...data } = event.data
      return {
        id: token_id,
        workspace_id: event.workspace,
        ...data,
        grants: {},
        expires_at: instantOf(expires_at),
        revoked_at: null,
        created_at: at(event),
      }
    }),
    change(t.ApiTokenScopeGranted, apiTokens, tokenOf, ({ data }, { grants }) => ({
      grants: { ...grants, [data.scope]: [...(grants[data.scope] ?? []), data.granted_by] },
    })),
    change(t.ApiTokenScopeWithdrawn, apiTokens, tokenOf, ({ data }, { grants }) => ({
      grants: { ...grants, [data.scope]: [] },
    })),
    change(t.ApiTokenRevoked, apiTokens, tokenOf, (event) => ({ revoked_at: at(event) })),
    on(a.ServiceAccountAdded, serviceAccounts, accountOf, (_, event) => {
      const { account_id, ...data } = event.data
      return {
        id: account_id,
        workspace_id: event.workspace,
        ...data,
        created_at: at(event),
        removed_at: null,
      }
    }),
    change(a.ServiceAccountChanged, serviceAccounts, accountOf, ({ data }) => {
      const { account_id: _, ...update } = data
      return said(update)
    }),
    change(a.ServiceAccountRemoved, serviceAccounts, accountOf, (event) => ({
      removed_at: at(event),
    })),
    on(w.WebhookAdded, webhooks, webhookOf, (_, event) => {
      const { webhook_id, ...data } = event.data
      return {
        id: webhook_id,
        workspace_id: event.workspace,
        ...data,
        off_because: null,
        created_at: at(event),
      }
    }),
    change(w.WebhookChanged, webhooks, webhookOf, ({ data }) => {
      const { webhook_id: _, ...update } = data
      return said(update)
    }),
    change(w.WebhookSecretRotated, webhooks, webhookOf, ({ data: { secret_id } }) => ({
      secret_id,
    })),
    change(w.WebhookSwitchedOff, webhooks, webhookOf, ({ data: { because } }) => ({
      off_because: because,
    })),
    change(w.WebhookSwitchedOn, webhooks, webhookOf, () => ({ off_because: null })),
    on(w.WebhookRemoved, webhooks, webhookOf, () => null),
    on(c.ChatChannelAdded, chatChannels, channelOf, (_, event) => {
      const { channel_id, ...data } = event.data
      return {
        id: channel_id,
        workspace_id: event.workspace,
        ...data,
        off_because: null,
        created_at: at(event),
        ready_at: at(event),
      }
    }),
    change(c.ChatChannelChanged, chatChannels, channelOf, (event) => {
      const { channel_id: _, ...update } = event.data
      return { ...said(update), ready_at: at(event) }
    }),
    change(c.ChatChannelSwitchedOff, chatChannels, channelOf, ({ data: { because } }) => ({
      off_because: because,
    })),
    change(c.ChatChannelSwitchedOn, chatChannels, channelOf, (event) => ({
      off_because: null,
      ready_at: at(event),
    })),
    on(c.ChatChannelRemoved, chatChannels, channelOf, () => null),
  ],
})

import * as z from 'zod'
import { event } from '../kernel/event'
import { id, instant, plain } from '../kernel/event-fields'

const token = { token_id: id() }
const account = { account_id: id() }
const accountDetails = {
  name: plain(100),
  description: plain(500).nullable(),
  /** Names of permissions; a token of the account never has more than its holder. */
  permissions: z.array(plain(40)),
}

/** An API token: stream `api-token-{id}`. The token itself is in the vault, as a hash. */
export const apiTokenEvents = {
  ApiTokenMade: event('ApiTokenMade', {
    v: 1,
    data: z.object({
      ...token,
      /** The user who made it, and beyond whose rights it never goes. */
      holder_id: id(),
      /** The service account in whose name it acts; null: in its holder's. */
      account_id: id().nullable(),
      name: plain(100),
      scopes: z.array(plain(40)),
      /** Networks in CIDR notation from which it works; none: from all. */
      networks: z.array(plain(50)),
      expires_at: instant(),
      /** Its last four characters, by which people tell it from others. */
      hint: plain(4),
    }),
  }),
  /** An admin grants a scope that counts once two have granted it. */
  ApiTokenScopeGranted: event('ApiTokenScopeGranted', {
    v: 1,
    data: z.object({ ...token, scope: plain(40), granted_by: id() }),
  }),
  /** The scope loses all that was granted. */
  ApiTokenScopeWithdrawn: event('ApiTokenScopeWithdrawn', {
    v: 1,
    data: z.object({ ...token, scope: plain(40) }),
  }),
  ApiTokenRevoked: event('ApiTokenRevoked', { v: 1, data: z.object(token) }),
}

/** An actor of the company that is no person: stream `service-account-{id}`. */
export const serviceAccountEvents = {
  ServiceAccountAdded: event('ServiceAccountAdded', {
    v: 1,
    data: z.object({ ...account, ...accountDetails, made_by: id() }),
  }),
  ServiceAccountChanged: event('ServiceAccountChanged', {
    v: 1,
    data: z.object({ ...account, ...z.object(accountDetails).partial().shape }),
  }),
  /** Its tokens end with it. */
  ServiceAccountRemoved: event('ServiceAccountRemoved', { v: 1, data: z.object(account) }),
}

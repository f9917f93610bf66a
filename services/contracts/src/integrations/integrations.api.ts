import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { type Permission, permissions } from '../kernel/permissions'
import { idOf, workspaceParams } from '../kernel/record'
import { created, id, one, optionalText, text, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { type TokenScope, tokenScopes } from '../kernel/token-scopes'
import { MOST_NETWORKS, TOKEN_DAYS } from './bounds'
import { apiTokensList, serviceAccountsList } from './integrations.lists'

const scope = z.enum(tokenScopes as [TokenScope, ...TokenScope[]], { error: 'field.options' })

const network = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], { error: 'token.network' })

/** Credentials are given again before a token is made. */
const again = {
  current_password: characters(200).min(1, { error: 'access.current_password_missing' }),
}

export const tokenBody = z.object({
  ...again,
  name: text('token.name', 100),
  scopes: z
    .array(scope)
    .min(1, { error: 'token.scopes' })
    .max(tokenScopes.length)
    .transform((all) => [...new Set(all)]),
  /** Addresses or networks in CIDR notation; none: it works from everywhere. */
  networks: z.array(network).max(MOST_NETWORKS, { error: 'field.most' }).default([]),
  /** Days until it expires. */
  days: wholeNumber()
    .min(1, { error: 'field.least' })
    .max(TOKEN_DAYS.most, { error: 'field.most' })
    .default(TOKEN_DAYS.first),
})

const accountDetails = {
  name: text('token.account_name', 100),
  description: optionalText(500),
  permissions: z
    .array(
      z.enum(permissions as unknown as [Permission, ...Permission[]], { error: 'field.options' }),
    )
    .max(permissions.length)
    .transform((all) => [...new Set(all)]),
}

export const serviceAccountBody = z.object(accountDetails)
export const serviceAccountChange = z.object(accountDetails).partial()

/** The token is shown this once. */
const madeToken = one(z.object({ id: id(), token: z.string(), expires_at: z.string() }))
const tokenParams = z.object({ ws: idOf('workspaces'), id: idOf('api_tokens') })
const accountParams = z.object({ ws: idOf('workspaces'), id: idOf('service_accounts') })
const ofToken = ['token.most', 'access.impersonating', 'access.current_password']

export const integrationsApi = area('integrations', {
  ownTokens: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/me/tokens',
    who: 'member',
    summary: "The caller's API tokens in a workspace, newest first; ended ones too",
    params: workspaceParams,
    response: one(z.array(apiTokensList.row)),
  }),
  makeToken: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/me/tokens',
    who: 'member',
    givesOnce: true,
    summary: "Make an API token that acts in the caller's name; the answer alone shows it",
    status: 201,
    params: workspaceParams,
    body: tokenBody,
    response: madeToken,
    errors: ofToken,
  }),
  revokeOwnToken: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/me/tokens/{id}',
    who: 'member',
    whileReadOnly: true,
    summary: "Revoke one of the caller's API tokens at once",
    params: tokenParams,
  }),
  apiTokens: listCall(apiTokensList, {
    path: '/workspaces/{ws}/tokens',
    summary: 'API tokens of the company, of people and of service accounts',
    params: workspaceParams,
  }),
  revokeToken: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/tokens/{id}',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Revoke any API token of the company at once',
    params: tokenParams,
  }),
  grantTokenScope: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/tokens/{id}/grants',
    who: 'admin',
    summary: 'Grant a token a scope to approve; it counts once two admins have granted it',
    status: 200,
    params: tokenParams,
    body: z.object({ scope }),
    response: one(apiTokensList.row),
    errors: ['token.granted', 'token.scope_absent', 'token.ended', 'access.impersonating'],
  }),
  withdrawTokenScope: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/tokens/{id}/grants/{scope}',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Withdraw a granted scope',
    params: tokenParams.extend({ scope }),
    errors: ['token.scope_absent'],
  }),
  serviceAccounts: listCall(serviceAccountsList, {
    path: '/workspaces/{ws}/service-accounts',
    summary: 'Service accounts: actors of the company that are no persons',
    params: workspaceParams,
  }),
  addServiceAccount: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/service-accounts',
    who: 'admin',
    summary: 'Add a service account, with permissions that the caller holds',
    status: 201,
    params: workspaceParams,
    body: serviceAccountBody,
    response: created(),
    errors: ['structure.permission_not_held', 'token.accounts_most'],
  }),
  changeServiceAccount: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/service-accounts/{id}',
    who: 'admin',
    summary: 'Change a service account; its tokens follow from the next request',
    params: accountParams,
    body: serviceAccountChange,
    response: one(serviceAccountsList.row),
    errors: ['structure.permission_not_held'],
  }),
  removeServiceAccount: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/service-accounts/{id}',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Remove a service account; its tokens end at once',
    params: accountParams,
  }),
  makeAccountToken: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/service-accounts/{id}/tokens',
    who: 'admin',
    givesOnce: true,
    summary: "Make an API token that acts in a service account's name",
    status: 201,
    params: accountParams,
    body: tokenBody,
    response: madeToken,
    errors: ofToken,
  }),
})

import { integrationsApi } from '@workledger/contracts/integrations/integrations.api'
import type { Permission } from '@workledger/contracts/kernel/permissions'
import type { TokenScope } from '@workledger/contracts/kernel/token-scopes'
import { type Company, PASSWORD } from './people'
import type { Answer, Product } from './product'

export type ScimMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const admins: Permission[] = ['edit_company', 'manage_company']

/** Makes a service account with a token for the company's directory. */
export async function scimToken(
  product: Product,
  { ws, admin: { token } }: Company,
  permissions: Permission[] = admins,
  scopes: TokenScope[] = ['scim'],
): Promise<string> {
  const account = await product.call(integrationsApi.addServiceAccount, {
    token,
    params: { ws },
    body: { name: 'Okta', permissions },
  })

  const made = await product.call(integrationsApi.makeAccountToken, {
    token,
    params: { ws, id: account.body.data.id },
    body: { name: 'SCIM', scopes, current_password: PASSWORD },
  })

  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return made.body.data.token
}

interface ScimSent {
  ws: string
  token: string
  body?: unknown
  headers?: Record<string, string>
}

/** Makes a request of SCIM, as a directory does. */
export const askScim = (
  product: Product,
  method: ScimMethod,
  path: string,
  { ws, token, body, headers }: ScimSent,
): Promise<Answer> =>
  product.inject({
    method,
    url: `/scim/v2/${ws}${path}`,
    token,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/scim+json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

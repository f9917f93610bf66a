import type { QueryClient } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { administers, audits } from '@workledger/contracts/kernel/permissions'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { call } from '@workledger/kit/net/client'
import { query } from '@workledger/kit/net/query'
import { session } from '@workledger/kit/net/session'
import { openInstead } from '@workledger/kit/ui/browser-history'
import type { AuthProvider } from 'react-admin'
import type { ResourceOf } from './kit/command'
import { resources } from './registry'

/** Goes to the product's sign-in, with the way back. */
function goToSignIn() {
  const { pathname, search } = window.location
  openInstead(`/signin?next=${encodeURIComponent(pathname + search)}`)
}

/** Both apps share one sign-in: this only reads what the employees' app stores. */
export function authProviderOf(client: QueryClient): AuthProvider {
  const me = () =>
    client.ensureQueryData(
      query(peopleApi.employeeMe, { params: { ws: session.get().workspace ?? '' } }),
    )

  const held = async () => (await me()).data.role?.permissions ?? []

  return {
    login: async () => goToSignIn(),
    logout: async () => {
      const { token } = session.get()
      await client.cancelQueries()
      if (token) await call(accessApi.logout).catch(() => {})
      session.end(token)

      return false
    },
    checkAuth: async () => {
      if (!session.get().token) throw { redirectTo: false, message: false }
    },
    // The client has already ended a refused session; other faults keep it.
    checkError: async (error: { status?: number }) => {
      if (error.status === 401) throw { redirectTo: false, message: false }
    },
    getPermissions: held,
    getIdentity: async () => {
      const { data } = await me()
      return {
        id: data.id,
        fullName: fullName(data),
        ...(data.avatar && { avatar: data.avatar }),
      }
    },
    canAccess: async ({ resource }) =>
      mayOpen((resources as Record<string, ResourceOf>)[resource], await held()),
  }
}

/**
 * An operator is identified by address and not by role; the server tells the page with their lists.
 */
export const mayOpen = (
  found: Pick<ResourceOf, 'who' | 'permission'> | undefined,
  permissions: readonly string[],
) =>
  found?.who !== 'operator' &&
  (found?.who === 'member' || administers(permissions, found?.permission) || audits(permissions))

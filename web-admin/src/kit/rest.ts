import { authorisedFetch } from '@workledger/kit/net/client'
import { session } from '@workledger/kit/net/session'
import simpleRest from 'ra-data-simple-rest'
import type { DataProvider, GetManyParams } from 'react-admin'

/**
 * Fetches for the simple REST dialect, with the session's token. Refusals arrive as ApiError, whose
 * `status` react-admin reads.
 */
async function fetchJson(url: string, { headers, signal }: RequestInit = {}) {
  const asked = { accept: 'application/json', ...Object.fromEntries(new Headers(headers)) }

  return authorisedFetch(
    url,
    { method: 'GET', headers: asked },
    async (response) => ({
      status: response.status,
      headers: response.headers,
      body: '',
      json: await response.json(),
    }),
    { signal: signal ?? undefined },
  )
}

const workspaceLists = () => simpleRest(`/api/v1/admin/${session.get().workspace}`, fetchJson)

/**
 * Lists and records of the present workspace, read in the dialect of ra-data-simple-rest. It writes
 * nothing.
 */
export const reads = {
  getList: (resource, params) => workspaceLists().getList(resource, params),
  getOne: (resource, params) => workspaceLists().getOne(resource, params),
  // The dialect requests ids without a range and would get one page of them.
  getMany: async (resource: string, { ids, ...params }: GetManyParams) => {
    const found = await workspaceLists().getList(resource, {
      ...params,
      filter: { id: [...new Set(ids)] },
      pagination: { page: 1, perPage: Math.min(1000, Math.max(1, ids.length)) },
      sort: { field: 'id', order: 'ASC' },
    })
    return { data: found.data }
  },
  getManyReference: (resource, params) => workspaceLists().getManyReference(resource, params),
} satisfies Partial<DataProvider>

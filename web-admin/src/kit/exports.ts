import { session } from '@workledger/kit/net/session'
import { fileForm } from '@workledger/kit/table/list-export'
import type { ConsoleList } from './console-list'

/** Returns the export of a shown list: same order, search and filters, all pages. */
export const exportOf =
  ({ resource, asked }: Pick<ConsoleList<any>, 'resource' | 'asked'>) =>
  (format: 'csv' | 'xlsx') => {
    const search = new URLSearchParams({
      format,
      ...fileForm(),
      sort: JSON.stringify(asked.sort),
      filter: JSON.stringify(asked.filter),
    })
    return `/api/v1/workspaces/${session.get().workspace}/exports/${resource}?${search}`
  }

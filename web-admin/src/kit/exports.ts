import { fileForm } from '@workledger/web-app/kit/list-export'
import { session } from '@workledger/web-app/kit/session'
import type { ConsoleList } from './console-list'

/** The export of what a list shows: same order, search and filters, every page. */
export const exportOf =
  ({ resource, asked }: Pick<ConsoleList<any>, 'resource' | 'asked'>) =>
  (format: 'csv' | 'xlsx') => {
    const search = new URLSearchParams({ format, ...fileForm(), sort: JSON.stringify(asked.sort), filter: JSON.stringify(asked.filter) })
    return `/api/v1/workspaces/${session.get().workspace}/exports/${resource}?${search}`
  }

import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import { one } from '../kernel/shapes'

/** Apart from the timer's calls, which each page of the web app loads at first. */
export const timeTagsApi = area('time-tracking', {
  timeTags: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/time_tags',
    who: 'member',
    summary:
      "At most 100 tags to choose from: the caller's own of the last year, and those that three people used in the last 90 days",
    params: workspaceParams,
    response: one(z.array(z.string())),
  }),
})

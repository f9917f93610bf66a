import { type AnyEndpoint, call } from '@workledger/kit/net/client'
import { session } from '@workledger/kit/net/session'
import type { DataProvider } from 'react-admin'
import type { ResourceOf, Writes } from './kit/command'
import { reads } from './kit/rest'
import { type CommandName, type Commands, commands, resources } from './registry'

type Methods = { [N in CommandName]: Commands[N]['run'] }

/** Reads, the three plain writes, and every command by its own name; never `update({ status })`. */
export type ConsoleProvider = DataProvider & Methods

const send = call as (
  endpoint: AnyEndpoint,
  request: unknown,
) => Promise<{ data?: Record<string, unknown> } | undefined>

function documented(resource: string, verb: keyof Writes) {
  const writes = (resources as Record<string, ResourceOf>)[resource]?.writes
  const endpoint = writes?.[verb]
  if (!endpoint) throw new Error(`There is no ${verb} of ${resource}; it has commands.`)

  return endpoint
}

const here = () => ({ ws: session.get().workspace })

const writes = {
  create: async (resource, { data }) => {
    const answer = await send(documented(resource, 'create'), { params: here(), body: data })
    return { data: { ...data, ...answer?.data } as any }
  },
  update: async (resource, { id, data, previousData }) => {
    const answer = await send(documented(resource, 'update'), {
      params: { ...here(), id },
      body: data,
      shown: previousData,
    })
    return { data: { ...data, ...answer?.data, id } as any }
  },
  updateMany: async (resource, { ids, data }) => {
    for (const id of ids) {
      const { data: previousData } = await reads.getOne(resource, { id })
      await writes.update(resource, { id, data, previousData })
    }

    return { data: ids }
  },
  delete: async (resource, { id, previousData }) => {
    await send(documented(resource, 'delete'), { params: { ...here(), id } })
    return { data: (previousData ?? { id }) as any }
  },
  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await writes.delete(resource, { id })
    return { data: ids }
  },
} satisfies Partial<DataProvider>

const methods = Object.fromEntries(
  Object.entries(commands).map(([name, { run }]) => [name, run]),
) as Methods

export const dataProvider: ConsoleProvider = {
  ...reads,
  ...writes,
  ...methods,
  supportAbortSignal: true,
}

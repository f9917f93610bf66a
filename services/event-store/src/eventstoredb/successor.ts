import { BACKWARDS, END, type EventStoreDBClient, NotLeaderError } from '@eventstore/db-client'
import { connect, dispose, takeAll } from './client'
import { within } from './errors'

/** A leader answers at once; a silent node is asked again after this time. */
const LOOK_MS = 500

const PARTS = /^(esdb(\+discover)?:\/\/(?:[^@/?]*@)?)([^/?]+)(.*)$/i
const hostsOf = (address: string): string[] => PARTS.exec(address)?.[3]?.split(',') ?? []

/** Returns whether the address names other nodes that may know another leader. */
export const namesSeveral = (address: string): boolean =>
  hostsOf(address).length > 1 || /^esdb\+discover:/i.test(address)

/** Returns host and port of the client's chosen node, from the client's internals. */
async function nodeOf(client: EventStoreDBClient): Promise<string> {
  const inside = client as unknown as { getChannel(): Promise<{ getTarget(): string }> }
  const channel = await within(LOOK_MS, inside.getChannel())
  return channel.getTarget().replace(/^\w+:\/*(?=.+:)/, '')
}

/**
 * Returns the address without a node, because a silent one would delay the search for the leader.
 */
function without(address: string, node: string): string {
  const [, start, discovers, , rest] = PARTS.exec(address) ?? []
  const others = hostsOf(address).filter(
    (host) => (host.includes(':') ? host : `${host}:2113`) !== node,
  )

  return discovers || others.length === 0 || start === undefined
    ? address
    : `${start}${others.join(',')}${rest}`
}

/** Returns a client of the current leader if that differs from the node of the `silent` client. */
export async function successorOf(
  silent: EventStoreDBClient,
  address: string,
): Promise<EventStoreDBClient | undefined> {
  // While that client is still searching, any leader is welcome.
  const former = await nodeOf(silent).catch(() => '')
  const client = connect(without(address, former))

  const leads = async () => {
    // The client connects only after that is known.
    if ((await nodeOf(client)) === former) return false

    const asked = {
      direction: BACKWARDS,
      fromPosition: END,
      maxCount: 1,
      requiresLeader: true,
    } as const

    await takeAll(client.readAll(asked), () => 'enough', LOOK_MS)

    return true
  }

  try {
    // A follower names the leader, and the client turns to it.
    if (await leads().catch((error) => error instanceof NotLeaderError && leads())) return client
  } catch {}

  void dispose(client)

  return undefined
}

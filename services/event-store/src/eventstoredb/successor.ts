import { BACKWARDS, END, type EventStoreDBClient, NotLeaderError } from '@eventstore/db-client'
import { connect, dispose, takeAll } from './client'
import { within } from './errors'

/** A node that leads answers at once; one that does not is asked again. */
const LOOK_MS = 500

const PARTS = /^(esdb(\+discover)?:\/\/(?:[^@/?]*@)?)([^/?]+)(.*)$/i
const hostsOf = (address: string): string[] => PARTS.exec(address)?.[3]?.split(',') ?? []

/** Whether there may be others that know of another leader. */
export const namesSeveral = (address: string): boolean =>
  hostsOf(address).length > 1 || /^esdb\+discover:/i.test(address)

/** Host and port of the node that a client has chosen; the client tells nobody, but has it. */
async function nodeOf(client: EventStoreDBClient): Promise<string> {
  const inside = client as unknown as { getChannel(): Promise<{ getTarget(): string }> }
  const channel = await within(LOOK_MS, inside.getChannel())
  return channel.getTarget().replace(/^\w+:\/*(?=.+:)/, '')
}

/** The address without a node: one that hangs would keep whoever asks it for the leader waiting. */
function without(address: string, node: string): string {
  const [, start, discovers, , rest] = PARTS.exec(address) ?? []
  const others = hostsOf(address).filter(
    (host) => (host.includes(':') ? host : `${host}:2113`) !== node,
  )

  return discovers || others.length === 0 || start === undefined
    ? address
    : `${start}${others.join(',')}${rest}`
}

/**
 * A client of the node that leads now, if that is another than the one that `silent` has chosen.
 */
export async function successorOf(
  silent: EventStoreDBClient,
  address: string,
): Promise<EventStoreDBClient | undefined> {
  // Where the client itself still looks for the leader, whoever is found is welcome.
  const former = await nodeOf(silent).catch(() => '')
  const client = connect(without(address, former))

  const leads = async () => {
    // Nothing is connected before that is known.
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
    // One that follows says who leads, and the client turns there.
    if (await leads().catch((error) => error instanceof NotLeaderError && leads())) return client
  } catch {}

  void dispose(client)

  return undefined
}

import type { Client } from 'pg'
import { IdlePoll } from '../idle-poll'
import { createClient } from './connections'

/**
 * Milliseconds between two signs of life, with notifications and without, and for which the server
 * may be silent. After their sum a dead connection is known as such.
 */
const BEAT_MS = 6_000
const IDLE_BEAT_MS = 20_000
const SILENCE_MS = 4_000
const RECONNECT_MS = 100

export interface Channel {
  readonly connectionString: string
  readonly channel: string
  onNotification(payload: string): void
  /** Called when notifications arrive from now on; earlier ones may be lost. */
  onConnected?(): void
  /** Called when notifications may be lost from now on. */
  onLost?(): void
}

/** The listeners of this process, by connection string. */
const listeners = new Map<string, Listener>()

/**
 * Listens on a channel, across restarts of the server. Channels of one connection string share a
 * connection.
 */
export function listen(options: Channel): { close(): Promise<void> } {
  const { connectionString } = options
  const listener = listeners.get(connectionString) ?? new Listener(connectionString)
  listeners.set(connectionString, listener)
  listener.add(options)

  return {
    async close() {
      if (!listener.remove(options)) return
      listeners.delete(connectionString)
      await listener.close()
    },
  }
}

/** Keeps one connection that listens on channels. */
class Listener {
  private readonly channels = new Set<Channel>()
  private client: Client | undefined
  private readonly gone = new WeakSet<Client>()
  private timer: NodeJS.Timeout | undefined
  private closed = false
  private opening: Promise<void> | undefined
  private readonly poll = new IdlePoll(BEAT_MS, IDLE_BEAT_MS)

  constructor(private readonly connectionString: string) {}

  add(channel: Channel): void {
    this.channels.add(channel)
    const { client } = this
    if (client) this.subscribe(client, channel).catch(() => this.lost(client))
    else this.opening ??= this.open()
  }

  /** Returns whether it was the last channel. */
  remove(channel: Channel): boolean {
    this.channels.delete(channel)
    return this.channels.size === 0 && !this.closed
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    await this.opening
    clearTimeout(this.timer)
    const last = this.client
    this.client = undefined
    await last?.end()
  }

  private async open(): Promise<void> {
    const fresh = createClient({
      connectionString: this.connectionString,
      keepAlive: true,
      pipeline: true,
      query_timeout: SILENCE_MS,
      connectionTimeoutMillis: SILENCE_MS,
    })

    fresh.once('end', () => this.lost(fresh))
    fresh.on('notification', ({ channel, payload }) => {
      this.poll.stir()

      for (const one of this.channels)
        if (one.channel === channel) one.onNotification(payload ?? '')
    })

    try {
      await fresh.connect()
      if (this.closed) return await fresh.end()
      this.client = fresh
      await Promise.all([...this.channels].map((channel) => this.subscribe(fresh, channel)))
      if (this.client === fresh) this.later(() => this.beat(fresh), this.poll.pause)
    } catch {
      this.lost(fresh)
    }
  }

  private async subscribe(client: Client, channel: Channel): Promise<void> {
    await client.query(`listen ${client.escapeIdentifier(channel.channel)}`)
    if (this.client === client && this.channels.has(channel)) channel.onConnected?.()
  }

  /** Detects a connection that died silently, as on a broken network. */
  private beat(client: Client): void {
    client.query('select 1').then(
      () => this.client === client && this.later(() => this.beat(client), this.poll.pause),
      () => this.lost(client),
    )
  }

  private lost(client: Client): void {
    if (this.gone.has(client)) return
    this.gone.add(client)
    void client.end().catch(() => {})
    const wasConnected = this.client === client
    if (wasConnected) this.client = undefined
    if (this.closed) return
    if (wasConnected) for (const { onLost } of this.channels) onLost?.()

    this.later(() => {
      this.opening = this.open()
    }, RECONNECT_MS)
  }

  private later(act: () => void, milliseconds: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(act, milliseconds)
    this.timer.unref()
  }
}

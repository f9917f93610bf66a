import { Client } from 'pg'

const HEARTBEAT_MS = 5_000
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

/** Keeps a connection that listens on one channel, across restarts of the server. */
export function listen(options: Channel): { close(): Promise<void> } {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let opening = open()

  return { close }

  async function open(): Promise<void> {
    const fresh = new Client({
      connectionString: options.connectionString,
      keepAlive: true,
      query_timeout: HEARTBEAT_MS,
      connectionTimeoutMillis: HEARTBEAT_MS,
    })

    // Connection errors arrive here and at the query; only the query's one is handled.
    fresh.on('error', () => {})
    fresh.once('end', () => fresh === client && lost())
    fresh.on('notification', ({ payload }) => options.onNotification(payload ?? ''))

    try {
      await fresh.connect()
      await fresh.query(`listen ${fresh.escapeIdentifier(options.channel)}`)
      if (closed) return await fresh.end()
      client = fresh
      options.onConnected?.()
      later(beat, HEARTBEAT_MS)
    } catch {
      void fresh.end().catch(() => {})
      retry()
    }
  }

  // Detects a connection that died silently, as on a broken network.
  function beat(): void {
    client?.query('select 1').then(() => later(beat, HEARTBEAT_MS), lost)
  }

  function lost(): void {
    if (!client) return
    const dead = client
    client = undefined
    void dead.end().catch(() => {})
    if (closed) return
    options.onLost?.()
    retry()
  }

  function retry(): void {
    if (!closed) later(() => (opening = open()), RECONNECT_MS)
  }

  function later(act: () => void, milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(act, milliseconds)
    timer.unref()
  }

  async function close(): Promise<void> {
    closed = true
    clearTimeout(timer)
    await opening
    clearTimeout(timer)
    const last = client
    client = undefined
    await last?.end()
  }
}

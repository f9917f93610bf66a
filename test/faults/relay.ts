import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * One address in front of several servers: gives each connection to the next one that accepts it,
 * and can cut connections.
 */
export class Relay {
  private readonly open = new Set<Socket>()
  private readonly joined = new Map<Socket, Socket>()
  private turn = 0
  private cuts = 0
  private cutting: (asked: Buffer) => boolean = () => true

  private constructor(
    private readonly server: Server,
    /** Ports of the servers. */
    public targets: readonly number[],
  ) {
    server.on('connection', (near) => {
      this.kept(near)
      this.reach(near, this.turn++, this.targets.length)
    })
  }

  static async before(...targets: number[]): Promise<Relay> {
    const server = createServer({ pauseOnConnect: true })
    const relay = new Relay(server, targets)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')

    return relay
  }

  get port() {
    return (this.server.address() as { port: number }).port
  }

  /** A database's address that leads through this one, not over its socket. */
  of = (url: string) => Object.assign(new URL(url), { port: String(this.port), search: '' }).href

  private reach(near: Socket, turn: number, tries: number): void {
    const far = connect(this.targets[turn % this.targets.length]!, '127.0.0.1')
    const refused = () => (tries > 1 ? this.reach(near, turn + 1, tries - 1) : near.destroy())
    far.once('error', refused)

    far.once('connect', () => {
      far.off('error', refused)
      this.kept(far)
      this.join(near, far)
    })
  }

  private join(near: Socket, far: Socket): void {
    let cut = false
    this.joined.set(near, far)
    near.on('close', () => {
      this.joined.delete(near)
      far.destroy()
    })
    far.on('close', () => near.destroy())
    if (near.destroyed) return void far.destroy()

    near.on('data', (asked) => {
      if (this.cuts > 0 && this.cutting(asked)) {
        this.cuts--
        cut = true
      }

      if (!far.write(asked)) near.pause()
    })

    far.on('data', (answer) => {
      if (cut) return void far.destroy()
      if (!near.write(answer)) far.pause()
    })

    near.on('drain', () => far.resume())
    far.on('drain', () => near.resume())
    near.resume()
  }

  private kept(socket: Socket): void {
    this.open.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => {})
    socket.on('close', () => this.open.delete(socket))
  }

  /**
   * Ends the connection at the answer to the next so many requests that `asked` accepts; the answer
   * is dropped.
   */
  cutAnswers(count: number, asked: (bytes: Buffer) => boolean = () => true): void {
    this.cuts = count
    this.cutting = asked
  }

  /** Ends the servers' sides of all connections; the near sides get no answer and no end. */
  silence(): void {
    for (const [near, far] of this.joined) {
      far.removeAllListeners('close').destroy()
      near.removeAllListeners('data').removeAllListeners('close').pause()
      this.open.delete(far)
    }

    this.joined.clear()
  }

  cut(): void {
    for (const socket of this.open) socket.destroy()
  }

  async close(): Promise<void> {
    this.cut()
    this.server.close()
    await once(this.server, 'close')
  }
}

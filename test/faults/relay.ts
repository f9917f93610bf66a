import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** Stands before PostgreSQL under one address, whatever port that has after a restart, and can cut every connection. */
export class Relay {
  private readonly open = new Set<Socket>()
  private constructor(
    private readonly server: Server,
    /** Where connections go. */
    public target: number,
  ) {
    server.on('connection', (near) => {
      const far = connect(this.target, '127.0.0.1')
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.open.add(one)
        one.setNoDelay(true)
        one.on('error', () => {})
        one.on('close', () => {
          this.open.delete(one)
          other.destroy()
        })
        one.pipe(other)
      }
    })
  }

  static async before(target: number): Promise<Relay> {
    const server = createServer()
    const relay = new Relay(server, target)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return relay
  }

  get port() {
    return (this.server.address() as { port: number }).port
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

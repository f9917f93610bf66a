import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartError } from './start-error'

/**
 * Fails if the port is taken. It runs before anything starts, so that a second `npm start` fails at
 * once.
 */
export async function assertPortFree(host: string, port: number): Promise<void> {
  const probe = createServer()

  try {
    await once(probe.listen({ host, port, exclusive: true }), 'listening')
  } catch (error) {
    throw portError(error, host, port)
  }

  probe.close()
  await once(probe, 'close')
}

/** Translates an error of listening to a sentence if the operator can fix it. */
export function portError(error: unknown, host: string, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is in use by another program; stop that or choose another port, as in "PORT=${port + 1} npm start".`,
      )

    case 'EACCES':
      return new StartError(
        `Port ${port} is not allowed for this user; choose one above 1023, as in "PORT=3000 npm start".`,
      )

    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `HOST=${host} is not an address of this machine; leave HOST out or give one of its own.`,
      )

    default:
      return error
  }
}

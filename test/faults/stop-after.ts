import { setTimeout as pause } from 'node:timers/promises'
import type { ServerProcess } from '../support/server-process'

/** Stops a server so many milliseconds from now, and returns how it ended. */
export async function stopAfter(
  server: ServerProcess,
  milliseconds: number,
  signal: NodeJS.Signals,
) {
  await pause(milliseconds)
  return server.kill(signal)
}

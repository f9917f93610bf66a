import type { Logger } from 'pino'

/**
 * Logs an uncaught error with its stack and keeps the process running for the others. The log
 * checks every append, so state in memory decides nothing alone, and a broken request does no harm.
 */
export function surviveUncaught(log: Logger): void {
  process.on('uncaughtException', (error) => log.fatal({ err: error }, 'uncaught error'))
  process.on('unhandledRejection', (reason) => log.fatal({ err: reason }, 'unhandled rejection'))
}

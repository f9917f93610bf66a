import type { Logger } from 'pino'

/**
 * What no code caught must not end the process for everybody: it is logged with its stack, and the
 * process goes on. Nothing in memory decides anything alone – the log checks every append – so a
 * request that broke off leaves no harm behind.
 */
export function surviveUncaught(log: Logger): void {
  process.on('uncaughtException', (error) => log.fatal({ err: error }, 'uncaught error'))
  process.on('unhandledRejection', (reason) => log.fatal({ err: reason }, 'unhandled rejection'))
}

/** Token of the server's log (pino). */
export const LOG = Symbol('log')

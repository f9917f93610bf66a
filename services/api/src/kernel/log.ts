/** Where the server's log (pino) is injected. */
export const LOG = Symbol('log')

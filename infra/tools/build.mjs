import { buildServer, staleServerFiles } from './build-server.mjs'
import { buildWeb, isWebStale } from './build-web.mjs'
import { step } from './terminal.mjs'

/** Builds everything missing or out of date; prints nothing if there is none. */
export async function buildStale() {
  const files = staleServerFiles()
  if (files.length > 0) await step('Building the server', () => buildServer(files))
  if (isWebStale()) await step('Building the web apps', buildWeb)
}

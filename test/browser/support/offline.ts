import type { Page } from 'playwright-core'
import { until } from '../../support/until'
import type { Visitor } from './visitor'

/** What the timer loads ahead, by the names of their files. */
const AHEAD = ['offline-note', 'keep-change', 'timer-steps']

/** The faults that belong to a lost connection. */
export const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /WebSocket/, /net::/]

/** Cuts the connection of a page with the timer once it has, and has run, all code loaded ahead. */
export async function goOffline(visitor: Visitor, page: Page, more: readonly string[] = []) {
  visitor.expects(...OFFLINE)
  await page.waitForLoadState('networkidle')

  for (const part of [...AHEAD, ...more]) {
    await until(() => page.evaluate<boolean>(hasRun(part)))
  }

  await visitor.context.setOffline(true)
}

/** An answer of the server does not suffice: the file may import others that are under way. */
const hasRun = (part: string) => `(async () => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const file = files.find((name) => name.includes('/${part}') && name.endsWith('.js'))
  if (file) await import(file)
  return file !== undefined
})()`

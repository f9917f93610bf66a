import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The tests' Chromium: `CHROMIUM`, or the one from npm, kept between runs because unpacking takes 3
 * s.
 */
export const testChromium = {
  folder: join(tmpdir(), 'workledger-test-chromium'),
  executable: process.env.CHROMIUM || undefined,
}

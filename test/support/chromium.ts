import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The Chromium of the tests: the one of `CHROMIUM`, or the one from npm, which is kept between
 * runs, since unpacking takes 3 s.
 */
export const testChromium = {
  folder: join(tmpdir(), 'workledger-test-chromium'),
  executable: process.env.CHROMIUM || undefined,
}

import { join } from 'node:path'

/** Both apps as they are served. */
export const webDist = join(__dirname, '..', '..', 'web-app', 'dist')

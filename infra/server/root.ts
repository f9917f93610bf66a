import { join } from 'node:path'

/** The folder of the repository or the image, relative to the sources or to infra/dist. */
export const root = join(__dirname, __filename.endsWith('.ts') ? '../..' : '../../..')

import { join } from 'node:path'

/** The repository's folder, or the image's, seen from the sources as from infra/dist. */
export const root = join(__dirname, __filename.endsWith('.ts') ? '../..' : '../../..')

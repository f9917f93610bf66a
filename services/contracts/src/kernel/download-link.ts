import * as z from 'zod'
import { one } from './shapes'
import { characters } from './text'

/** Minutes for which a link to a file is good, once. */
export const DOWNLOAD_MINUTES = 5

/**
 * A link to a file for a browser to fetch by itself, which sends no token: from the root of the
 * server.
 */
export const downloadLink = one(z.object({ url: z.string(), url_expires_at: z.string() }))

/** Of a file that such a link leads to: the link has it, callers with a token leave it out. */
export const downloadKey = { key: characters(64).optional() }

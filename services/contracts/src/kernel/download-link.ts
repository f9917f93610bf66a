import * as z from 'zod'
import { one } from './shapes'
import { characters } from './text'

/** Minutes for which a link to a file is valid, once. */
export const DOWNLOAD_MINUTES = 5

/** A link with which a browser fetches a file without a token; a path from the server's root. */
export const downloadLink = one(z.object({ url: z.string(), url_expires_at: z.string() }))

/** The key in a download link; callers with a token omit it. */
export const downloadKey = { key: characters(64).optional() }

import { MEGABYTE } from '../kernel/endpoint'

/** Bounds of one archive of documents. `bytes` and `unpacked` count bytes. */
export const archiveLimits = {
  bytes: 100 * MEGABYTE,
  files: 10_000,
  unpacked: 400 * MEGABYTE,
  /** Of one document, as of every upload. */
  document: MEGABYTE,
}

/** The cache with the answers that this device keeps. */
export const KEPT_READS = 'workledger-reads'

const worker = () =>
  typeof navigator === 'undefined' ? null : (navigator.serviceWorker?.controller ?? null)

/** Tells whether reads of this page may come from this device. */
export const isControlled = () => worker() !== null

/** Forgets the answers that this device keeps. */
export const forgetKept = () => worker()?.postMessage({ forget: true })

/** Keeps the parts that a page has loaded, for a reload without a connection. */
export const keepParts = (parts: readonly string[]) => worker()?.postMessage({ parts })

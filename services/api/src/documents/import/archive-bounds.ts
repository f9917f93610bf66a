import { archiveLimits } from '@workledger/contracts/documents/document-import-limits'

/** Parameters of the sentence about an archive that is too large. */
export const tooMany = {
  files: archiveLimits.files,
  megabytes: archiveLimits.unpacked / 1024 / 1024,
}

/** Addresses of help outside of the product. */
export interface Support {
  readonly knowledge?: string | undefined
  readonly contact?: string | undefined
}

export const ACCESS_CONFIG = Symbol('access config')

export interface AccessConfig {
  masterKey: Buffer
  publicUrl: string
  /** Folder of the mails, where no mail server is set. */
  outbox: string | null
  support: Support
}

export const ACCESS_CONFIG = Symbol('access config')
export interface AccessConfig {
  masterKey: Buffer
  publicUrl: string
  /** Folder of the mails, where no mail server is set. */
  outbox: string | null
}

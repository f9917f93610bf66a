/// <reference types="vite/client" />
interface ImportMetaEnv {
  /** Address of the knowledge base and of the contact page; the sidebar has no entry for one that is not set. */
  readonly VITE_KNOWLEDGE_URL?: string
  readonly VITE_CONTACT_URL?: string
}
declare const __BUILD__: { version: string; date: string }

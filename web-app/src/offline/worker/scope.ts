/** The parts of a service worker's globals that this one uses; the DOM's types have no worker. */
export interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    get(id: string): Promise<Page | undefined>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(
    kind: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void
}

interface Page {
  readonly url: string
  postMessage(message: unknown): void
  focus(): Promise<Page>
}

interface WorkerEvents {
  push: Lasting & { readonly data: { json(): unknown } | null }
  notificationclick: Lasting & { readonly notification: Notification }
  install: Lasting
  activate: Lasting
  fetch: Fetched
  message: Lasting & {
    readonly data: unknown
    readonly source: { readonly id: string } | null
    readonly ports: readonly MessagePort[]
  }
}

export interface Lasting {
  /** Keeps the worker alive until then. */
  waitUntil(done: Promise<unknown>): void
}

export interface Fetched extends Lasting {
  readonly request: Request
  readonly clientId: string
  /** The document's request, which the browser sent while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

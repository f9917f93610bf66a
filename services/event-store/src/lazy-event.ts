import type { Event } from './port'

/**
 * An event whose data is built when a reader first asks for it: most readers look at the type only.
 * A getter of a class, because V8 makes a hidden class for each object literal with a getter, and
 * keeps what the getter refers to until the next full garbage collection. A spread copies no getter
 * of a class: take `data` by name.
 */
export class LazyEvent implements Event {
  readonly position: string
  readonly workspace: string
  readonly stream: string
  readonly revision: number
  readonly id: string
  readonly type: string
  readonly v: number
  readonly meta: Event['meta']
  readonly recorded_at: string
  #data: Event['data'] | undefined
  readonly #open: () => Event['data']

  constructor(event: Omit<Event, 'data'>, open: () => Event['data']) {
    this.position = event.position
    this.workspace = event.workspace
    this.stream = event.stream
    this.revision = event.revision
    this.id = event.id
    this.type = event.type
    this.v = event.v
    this.meta = event.meta
    this.recorded_at = event.recorded_at
    this.#open = open
  }

  get data(): Event['data'] {
    this.#data ??= this.#open()
    return this.#data
  }

  toJSON(): Event {
    return { ...this, data: this.data }
  }
}

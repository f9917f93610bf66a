import { inOneFold } from './by-id'
import { type Contents, type Made, touched } from './contents'
import type { Decider } from './decider'
import type { Folded } from './folded-states'

/** Appended events, and the state that they were decided on. */
export interface Appended<S, E> {
  readonly state: S
  readonly contents: Contents
  readonly events: readonly E[]
  /** Of the last event. */
  readonly revision: number
  readonly actor: string
}

/** A state whose last events are folded when it is first read. */
export class LateFolded<S, E extends { type: string }> implements Folded {
  readonly revision: number
  weight?: number
  private appended: Appended<S, E> | undefined
  private after: { readonly state: S; readonly contents: Contents } | undefined

  constructor(
    // biome-ignore lint/suspicious/noExplicitAny: commands play no part here
    private readonly decider: Decider<S, any, E & { data: object }>,
    appended: Appended<S, E>,
  ) {
    this.appended = appended
    this.revision = appended.revision
  }

  get state(): S {
    return this.fold().state
  }

  get contents(): Contents {
    return this.fold().contents
  }

  private fold() {
    const { decider, appended } = this
    if (!appended) return this.after!
    const { events, revision, actor } = appended

    this.after = {
      state: foldAll(decider, appended.state, events),
      contents: contentsAfter(decider, appended.contents, events, (n) => ({
        revision: revision - events.length + 1 + n,
        actor,
      })),
    }
    this.appended = undefined

    return this.after
  }
}

export function contentsAfter<E extends { type: string }>(
  { content }: Pick<Decider<unknown, never, E>, 'content'>,
  before: Contents,
  events: readonly E[],
  made: (n: number) => Made,
): Contents {
  return content
    ? inOneFold(() =>
        events.reduce((contents, event, n) => touched(contents, content(event), made(n)), before),
      )
    : before
}

export const foldAll = <S, E extends { type: string }>(
  { evolve }: Pick<Decider<S, never, E>, 'evolve'>,
  state: S,
  events: readonly E[],
): S => inOneFold(() => events.reduce((before, event) => evolve(before, event), state))

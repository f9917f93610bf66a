import type { Entry } from './entries'

/**
 * An entry's title. That of an event has the direction of its own letters. The other titles are
 * the page's sentences: one that begins with a name of Latin letters still reads as the page does.
 */
export const EntryTitle = ({ entry: { kind, title } }: { entry: Pick<Entry, 'kind' | 'title'> }) =>
  kind === 'event' ? <bdi>{title}</bdi> : title

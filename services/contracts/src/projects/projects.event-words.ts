import type { EventWords } from '../kernel/event-words'
import type { projectEvents } from './projects.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const projectsEventWords: EventWords<typeof projectEvents> = { en, ar }

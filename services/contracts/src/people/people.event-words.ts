import type { EventWords } from '../kernel/event-words'
import type { employeeImportEvents } from './import.events'
import type { directoryEvents, employeeEvents } from './people.events'
import type { relativeEvents } from './relatives.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const peopleEventWords: EventWords<
  typeof employeeEvents &
    typeof directoryEvents &
    typeof employeeImportEvents &
    typeof relativeEvents
> = { en, ar }

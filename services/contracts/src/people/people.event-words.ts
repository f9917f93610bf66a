import type { EventWords } from '../kernel/event-words'
import type {
  accountsExportEvents,
  employeeImportEvents,
  importAccountsEvents,
} from './import.events'
import type { directoryEvents, employeeEvents } from './people.events'
import type { relativeEvents } from './relatives.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const peopleEventWords: EventWords<
  typeof employeeEvents &
    typeof directoryEvents &
    typeof employeeImportEvents &
    typeof importAccountsEvents &
    typeof accountsExportEvents &
    typeof relativeEvents
> = { en, zh, es, fr, it, ar }

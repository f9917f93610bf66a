import type { EventWords } from '../kernel/event-words'
import type { deviceEvents, deviceSerialEvents, punchEvents } from './biometrics.events'
import type { punchImportEvents } from './punch-imports.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const biometricsEventWords: EventWords<
  typeof deviceEvents & typeof deviceSerialEvents & typeof punchEvents & typeof punchImportEvents
> = { en, zh, es, fr, it, ar }

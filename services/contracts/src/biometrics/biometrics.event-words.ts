import type { EventWords } from '../kernel/event-words'
import type { deviceEvents, deviceSerialEvents, punchEvents } from './biometrics.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const biometricsEventWords: EventWords<
  typeof deviceEvents & typeof deviceSerialEvents & typeof punchEvents
> = { en, ar }

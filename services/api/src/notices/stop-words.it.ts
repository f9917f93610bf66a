import type { en } from './stop-words.en'

export const it: typeof en = {
  ask: 'Non ricevere più queste email?',
  text: 'Non riceverai più le email di questo tipo. Troverai ancora queste notifiche in Workledger.',
  stop: 'Non ricevere più',
  stopped: 'Non riceverai più queste email.',
  stays: 'Trovi ancora queste notifiche in Workledger, dove puoi riattivare le email.',
}

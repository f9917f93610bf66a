import type { en } from './stop-words.en'

export const it: typeof en = {
  ask: 'Non ricevere più queste email?',
  text: 'Non riceverai più le email di questo report. Puoi ancora aprirlo in Workledger, nei limiti di ciò che puoi vedere.',
  stop: 'Non ricevere più',
  stopped: 'Non riceverai più queste email.',
}

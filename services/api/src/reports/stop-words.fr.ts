import type { en } from './stop-words.en'

export const fr: typeof en = {
  ask: 'Ne plus recevoir ces e-mails ?',
  text: 'Vous ne recevrez plus les e-mails de ce rapport. Vous pouvez toujours l’ouvrir dans Workledger, dans la limite de ce que vous avez le droit de voir.',
  stop: 'Ne plus recevoir les e-mails',
  stopped: 'Vous ne recevez plus ces e-mails.',
}

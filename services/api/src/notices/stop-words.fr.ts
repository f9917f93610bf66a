import type { en } from './stop-words.en'

export const fr: typeof en = {
  ask: 'Ne plus recevoir ces e-mails ?',
  text: 'Vous ne recevrez plus les e-mails de ce type. Vous retrouverez toujours ces notifications dans Workledger.',
  stop: 'Ne plus recevoir les e-mails',
  stopped: 'Vous ne recevez plus ces e-mails.',
  stays:
    'Vous retrouvez toujours ces notifications dans Workledger, où vous pouvez réactiver les e-mails.',
}

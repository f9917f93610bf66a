import type { en } from './stop-words.en'

export const es: typeof en = {
  ask: '¿Dejar de recibir estos correos?',
  text: 'Ya no recibirás correos de este tipo. Seguirás viendo estos avisos en Workledger.',
  stop: 'Dejar de recibirlos',
  stopped: 'Ya no recibes estos correos.',
  stays: 'Sigues viendo estos avisos en Workledger, donde puedes volver a activar los correos.',
}

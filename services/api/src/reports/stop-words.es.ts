import type { en } from './stop-words.en'

export const es: typeof en = {
  ask: '¿Dejar de recibir estos correos?',
  text: 'Ya no recibirás los correos de este informe. Podrás seguir abriéndolo en Workledger, en la medida en que puedas verlo.',
  stop: 'Dejar de recibirlos',
  stopped: 'Ya no recibes estos correos.',
}

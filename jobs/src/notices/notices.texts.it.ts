import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './notices.texts.en'

const notices = (count: number) =>
  counted('it', count, {
    one: 'Una notifica',
    many: `${count} notifiche`,
    other: `${count} notifiche`,
  })

export const it: typeof en = {
  digest: (count, day) => ({
    subject: `${notices(count)} del ${day}`,
    heading: notices(count),
    lines: ['Che cosa è successo dall’ultima email giornaliera. Apri le notifiche per i dettagli.'],
    button: 'Vedi le tue notifiche',
  }),
  footer: (company) =>
    `Ricevi questo messaggio perché hai scelto un’email giornaliera in ${company}.`,
  push: (kind) => `Novità: ${kind}`,
  pushTest: 'Le notifiche push arrivano in questo browser.',
  stop: 'Non ricevere più queste email',
}

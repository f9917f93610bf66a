import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './notices.texts.en'

const notices = (count: number) =>
  counted('es', count, { one: 'Un aviso', many: `${count} avisos`, other: `${count} avisos` })

export const es: typeof en = {
  digest: (count, day) => ({
    subject: `${notices(count)} del ${day}`,
    heading: notices(count),
    lines: [
      'Lo que ha pasado desde tu último correo diario. Abre los avisos para ver los detalles.',
    ],
    button: 'Ver tus avisos',
  }),
  footer: (company) => `Recibes este mensaje porque elegiste un correo diario en ${company}.`,
  push: (kind) => `Novedad: ${kind}`,
  pushTest: 'Los avisos push llegan a este navegador.',
  stop: 'Dejar de recibir estos correos',
}

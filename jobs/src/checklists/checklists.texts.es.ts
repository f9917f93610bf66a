import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './checklists.texts.en'

const itemsDue = (count: number) =>
  counted('es', count, {
    one: 'Vence una tarea de una lista',
    many: `Vencen ${count} de tareas de listas`,
    other: `Vencen ${count} tareas de listas`,
  })

export const es: typeof en = {
  due: (count) => ({
    subject: itemsDue(count),
    heading: itemsDue(count),
    lines: ['Marca cada tarea como hecha o indica por qué no es necesaria.'],
    button: 'Ver las tareas de tus listas',
  }),
  more: (count) =>
    counted('es', count, {
      one: 'Vence una más.',
      many: `Vencen ${count} más.`,
      other: `Vencen ${count} más.`,
    }),
  footer: (company) =>
    `Recibes este mensaje porque te ocupas de tareas de las listas para personas que se incorporan a ${company} o la dejan.`,
}

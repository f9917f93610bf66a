import type { en } from './webhooks.texts.en'

export const es: typeof en = {
  subject: (name: string) => `El webhook ${name} está desactivado`,
  failing: (origin: string) => `Una entrega a ${origin} lleva tres días sin completarse.`,
  gone: (origin: string) => `${origin} respondió que la dirección ya no existe.`,
  rights: (origin: string) =>
    `La persona o la cuenta de servicio del webhook a ${origin} ya no tiene permisos.`,
  next: 'No se ha perdido nada: al activarlo de nuevo, continúa donde se detuvo.',
  button: 'Abrir el webhook',
  footer: (company: string) => `Recibes este mensaje porque administras ${company}.`,
}

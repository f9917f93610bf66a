import type { en } from './billing.texts.en'

export const es: typeof en = {
  trial: (company, day) => ({
    subject: `La prueba de ${company} termina el ${day}`,
    heading: `La prueba de ${company} termina el ${day}`,
    lines: [
      'Desde entonces el espacio de trabajo es de solo lectura, hasta que un administrador se suscriba. No se elimina nada: todos pueden seguir iniciando sesión, leyendo y exportando.',
    ],
    button: 'Elegir un plan',
  }),
  failed: (company) => ({
    subject: `El pago de ${company} ha fallado`,
    heading: 'Tu pago ha fallado',
    lines: [
      `El proveedor de pagos no ha podido cobrar en la tarjeta la suscripción a Workledger de ${company}. Lo intentará de nuevo.`,
      'Revisa la tarjeta o introduce otra para que en el espacio de trabajo se puedan seguir haciendo cambios.',
    ],
    button: 'Revisar el pago',
  }),
  cancelled: (company, day) => ({
    subject: `La suscripción de ${company} está cancelada`,
    heading: 'La suscripción está cancelada',
    lines: [
      day
        ? `La suscripción a Workledger de ${company} está cancelada. Dura hasta el ${day}.`
        : `La suscripción a Workledger de ${company} está cancelada.`,
      'Después, el espacio de trabajo es de solo lectura. No se elimina nada: todos pueden seguir iniciando sesión, leyendo y exportando.',
    ],
    button: 'Abrir la suscripción',
  }),
  footer: (company) => `Recibes este mensaje porque administras ${company}.`,
}

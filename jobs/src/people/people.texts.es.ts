import type { en } from './people.texts.en'

export const es: typeof en = {
  invitation: (name, company, inviter) => ({
    subject: `Únete a ${company} en Workledger`,
    heading: name ? `Hola, ${name}:` : 'Hola:',
    lines: [
      inviter
        ? `${inviter} te invita a unirte a ${company} en Workledger.`
        : `Se te invita a unirte a ${company} en Workledger.`,
      'Allí fichas la entrada y la salida, registras tu tiempo, solicitas ausencias y encuentras tus recibos de nómina.',
    ],
    button: 'Aceptar la invitación',
    note: 'La invitación funciona durante 7 días. Después, pide una nueva.',
    footer: `Recibes este mensaje porque ${company} ha introducido tu dirección para su plantilla.`,
  }),
}

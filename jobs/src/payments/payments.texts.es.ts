import type { en } from './payments.texts.en'

export const es: typeof en = {
  changed: (name, company, by) => ({
    subject: `Tu cuenta bancaria en ${company} ha cambiado`,
    heading: `Hola, ${name}:`,
    lines: [
      by === null
        ? `Has cambiado la cuenta bancaria en la que te paga ${company}.`
        : `${by} ha cambiado la cuenta bancaria en la que te paga ${company}.`,
      'Si no lo esperabas, avisa enseguida a quien lleva las nóminas y cambia tu contraseña.',
    ],
    button: 'Ver tu cuenta bancaria',
    footer: `Recibes este mensaje porque trabajas en ${company}.`,
  }),
  removed: (name, company, by) => ({
    subject: `Tu cuenta bancaria en ${company} se ha quitado`,
    heading: `Hola, ${name}:`,
    lines: [
      `${by === null ? 'Has' : `${by} ha`} quitado la cuenta bancaria en la que te paga ${company}. No se transfiere nada hasta que se introduzca otra.`,
      'Si no lo esperabas, avisa enseguida a quien lleva las nóminas y cambia tu contraseña.',
    ],
    button: 'Ver tu cuenta bancaria',
    footer: `Recibes este mensaje porque trabajas en ${company}.`,
  }),
  account: 'Cuenta nueva',
  admin: 'Un administrador',
}

import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './recruiting.texts.en'

export const es: typeof en = {
  opening: 'Vacante',
  when: 'Cuándo',
  where: 'Dónde',
  minutes: (minutes) =>
    counted('es', minutes, {
      one: 'un minuto',
      many: `${minutes} de minutos`,
      other: `${minutes} minutos`,
    }),
  received: (opening, company, months) => ({
    subject: `Su candidatura: ${opening}`,
    heading: 'Gracias por su candidatura',
    lines: [
      `${company} ha recibido su candidatura para ${opening} y se pondrá en contacto.`,
      'En la página siguiente puede leer y responder los mensajes sobre ella. Cualquiera que tenga este enlace puede leerlos, así que no lo comparta.',
    ],
    note: `Su candidatura se conserva durante ${counted('es', months, { one: 'un mes', many: `${months} de meses`, other: `${months} meses` })} desde su último paso y luego se suprime.`,
  }),
  button: 'Abrir sus mensajes',
  reply: (name, opening) => ({
    subject: `${name} ha respondido: ${opening}`,
    heading: `${name} ha respondido`,
    lines: [`Tienes un mensaje de una candidatura para ${opening}.`],
    button: 'Leer y responder',
  }),
  invited: (opening, company) => ({
    subject: `Entrevista: ${opening}`,
    heading: 'Invitación a una entrevista',
    lines: [
      `${company} le invita a una entrevista para ${opening}. El archivo adjunto la añade a su calendario.`,
    ],
  }),
  leads: (name, opening) => ({
    subject: `Entrevista con ${name}: ${opening}`,
    heading: `Entrevista con ${name}`,
    lines: [
      `Haces una entrevista para ${opening}. El archivo adjunto la añade a tu calendario. Después, da tu valoración.`,
    ],
    button: 'Ver tus entrevistas',
  }),
  moved: (opening) => ({
    subject: `Entrevista cambiada: ${opening}`,
    heading: 'Una entrevista ha cambiado',
    lines: [
      `La entrevista para ${opening} ha cambiado. El archivo adjunto actualiza el calendario.`,
    ],
  }),
  cancelled: (opening) => ({
    subject: `Entrevista cancelada: ${opening}`,
    heading: 'Una entrevista se ha cancelado',
    lines: [
      `La entrevista para ${opening} no se celebrará. El archivo adjunto la quita del calendario.`,
    ],
  }),
  takenOff: (name, opening) => ({
    subject: `Ya no haces la entrevista con ${name}: ${opening}`,
    heading: 'Ya no haces esta entrevista',
    lines: [
      `Otras personas hacen la entrevista con ${name} para ${opening}. El archivo adjunto la quita de tu calendario.`,
    ],
  }),
  candidate: (company) => `Recibe este mensaje porque ha presentado su candidatura a ${company}.`,
  colleague: (company) => `Recibes este mensaje porque seleccionas personal para ${company}.`,
}

import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './words.en'

const monthsLong = (months: number) =>
  counted('es', months, { one: 'un mes', many: `${months} de meses`, other: `${months} meses` })

export const es: typeof en = {
  openings: (company) => `Empleo en ${company}`,
  none: 'En este momento no hay vacantes.',
  count: (count) =>
    counted('es', count, {
      one: 'Una vacante',
      many: `${count} de vacantes`,
      other: `${count} vacantes`,
    }),
  posted: (day) => `Publicada el ${day}`,
  remote: 'Se puede trabajar a distancia',
  types: { full_time: 'Jornada completa', part_time: 'Jornada parcial', contract: 'Contrato' },
  apply: 'Enviar candidatura',
  back: 'Volver',
  application: 'Su candidatura',
  first_name: 'Nombre',
  last_name: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Número de teléfono',
  gender: 'Género',
  optional: 'opcional',
  choose: 'Elija una opción',
  genders: { male: 'Hombre', female: 'Mujer', other: 'Otro' },
  resume: 'Currículum',
  resumeHint: 'PDF, Word (.docx) u OpenDocument (.odt), 1 MB como máximo',
  privacy: 'Aviso de privacidad',
  notice: (company, months) =>
    `${company} usa lo que usted envía para decidir sobre esta candidatura y lo muestra a quienes hacen la selección. Se guarda cifrado, se conserva durante ${monthsLong(months)} desde el último paso de su candidatura y luego se suprime. Si desea que se suprima antes, pídalo a la empresa.`,
  consent: 'He leído el aviso de privacidad y lo acepto.',
  send: 'Enviar candidatura',
  script:
    'Para enviar una candidatura hace falta JavaScript. Actívelo y vuelva a cargar esta página.',
  thanks: '¡Gracias por su candidatura!',
  touch: 'La empresa se pondrá en contacto. Recibirá un correo con un enlace a sus mensajes.',
  others: 'Ver otras vacantes',
  applied: (day) => `candidatura del ${day}`,
  messages: 'Mensajes',
  about: (opening, company) => `${opening} · ${company}`,
  write: 'Su mensaje',
  enter: 'Intro envía, Mayús+Intro empieza una línea nueva',
  sendMessage: 'Enviar',
  refresh: 'Actualizar',
  noMessages: 'Aún no hay mensajes.',
  missing: 'Esta página no existe',
  missingText: 'Puede que la vacante ya esté cubierta o que el enlace esté incompleto.',
  noKey: 'Este enlace no funciona',
  noKeyText: 'Puede que se haya sustituido. Pida uno nuevo a la empresa.',
  wrong: 'Algo ha fallado',
  failed: 'No se ha podido procesar',
  sending: 'Enviando…',
}

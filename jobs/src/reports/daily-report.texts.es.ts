import type { en } from './daily-report.texts.en'

export const es: typeof en = {
  subject: (company, day) => `${company}: trabajo del ${day}`,
  heading: 'Informe diario de trabajo',
  summary: (into, people, worked, tracked) =>
    `Han fichado ${into} de ${people}, con ${worked} en total; se han registrado ${tracked}.`,
  onLeave: (names) => `De ausencia: ${names}.`,
  halves: {
    first_half: (name) => `${name} (primera mitad del día)`,
    second_half: (name) => `${name} (segunda mitad del día)`,
    part: (name, part) => `${name} (${part})`,
  },
  person: 'Nombre',
  in: 'Entrada',
  out: 'Salida',
  stillIn: 'sigue dentro',
  onBreak: 'en pausa',
  noCheckOut: 'sin salida',
  worked: 'Trabajado',
  tracked: 'Registrado',
  planned: 'Previsto',
  done: 'Hecho',
  projects: 'Tiempo por proyecto',
  noProject: 'Sin proyecto',
  footer: (company) =>
    `Recibes este mensaje porque ${company} envía un informe diario de trabajo. Un administrador puede desactivarlo en los ajustes.`,
}

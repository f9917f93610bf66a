import type { en } from './reminders.texts.en'

export const es: typeof en = {
  subject: 'Has fichado la entrada y no hay ningún cronómetro en marcha',
  lines: [
    'Inicia el cronómetro con lo que estás haciendo, o ficha la salida si has terminado por hoy.',
  ],
  button: 'Abrir el cronómetro',
  footer: (company) =>
    `Recibes este mensaje porque ${company} recuerda registrar su tiempo a quienes han fichado la entrada.`,
}
